import { afterEach, describe, expect, it } from 'vitest';
import { isForTyping } from './keyboard';

/** Press a key on an element of a page. */
function press(page: string, where: string, keys: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = page;
  const event = new KeyboardEvent('keydown', { key: 'p', ...keys });
  document.querySelector(where)?.dispatchEvent(event);
  return isForTyping(event);
}

afterEach(() => document.body.replaceChildren());

describe('a key', () => {
  it('plays where nothing else wants it', () => {
    expect(press('<button></button>', 'button')).toBe(false);
  });

  it('belongs to the field it is typed into', () => {
    expect(press('<input>', 'input')).toBe(true);
  });

  it('belongs to a dialog that is open, wherever the focus is', () => {
    expect(press('<dialog open></dialog><p></p>', 'p')).toBe(true);
    expect(press('<dialog></dialog><p></p>', 'p')).toBe(false);
  });

  it('belongs to the browser together with others', () => {
    expect(press('<p></p>', 'p', { ctrlKey: true })).toBe(true);
    expect(press('<p></p>', 'p', { key: 'ArrowLeft', altKey: true })).toBe(true);
  });
});
