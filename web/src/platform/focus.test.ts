import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catchFocus } from './focus';

const heading = () => document.querySelector('h1');

beforeEach(() => {
  document.body.innerHTML = '<button>a</button><h1 tabindex="-1">b</h1>';
});
afterEach(() => document.body.replaceChildren());

describe('the focus', () => {
  it('is caught where what had it is gone', async () => {
    const button = document.querySelector('button');
    button?.focus();
    button?.remove();
    await catchFocus(heading);
    expect(document.activeElement).toBe(heading());
  });

  it('stays where it is', async () => {
    document.querySelector('button')?.focus();
    await catchFocus(heading);
    expect(document.activeElement?.textContent).toBe('a');
  });
});
