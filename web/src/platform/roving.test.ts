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

describe('arrow keys', () => {
  function pressed(role: string): string[] {
    const items = ['a', 'b'].map(name => `<button data-rove role="${role}">${name}</button>`);
    document.body.innerHTML = `<div>${items.join('')}</div>`;
    const group = document.body.firstElementChild as HTMLElement;
    const clicked: string[] = [];
    group.addEventListener('click', ({ target }) => clicked.push((target as Node).textContent!));
    roving()(group);
    const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
    group.firstElementChild?.dispatchEvent(key);
    expect(document.activeElement?.textContent).toBe('b');
    return clicked;
  }

  it('choose a radio button, and only move among others', () => {
    expect(pressed('radio')).toEqual(['b']);
    expect(pressed('button')).toEqual([]);
  });
});
