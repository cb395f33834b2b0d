import { afterEach, describe, expect, it } from 'vitest';
import { roving } from './roving';

/** The group's items by name, and which of them Tab reaches. */
function stops(items: string): (string | null)[] {
  document.body.innerHTML = `<div>${items}</div>`;
  const group = document.body.firstElementChild as HTMLElement;
  const stop = roving()(group);
  if (stop) stop();
  const all = [...group.querySelectorAll<HTMLElement>('[data-rove]')];
  return all.filter(item => item.tabIndex === 0).map(item => item.textContent);
}

afterEach(() => document.body.replaceChildren());

describe('the tab stop of a group', () => {
  it('is its first item', () => {
    expect(stops('<button data-rove>a</button><button data-rove>b</button>')).toEqual(['a']);
  });

  it('is the tab that is selected, or the button that is checked', () => {
    const other = '<button data-rove aria-selected="false" aria-checked="false">a</button>';
    expect(stops(`${other}<button data-rove aria-selected="true">b</button>`)).toEqual(['b']);
    expect(stops(`${other}<button data-rove aria-checked="true">b</button>`)).toEqual(['b']);
  });
});
