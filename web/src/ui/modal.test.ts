import { afterEach, describe, expect, it } from 'vitest';
import { modal } from './modal';

/** Open a dialog from a button, and take it away as a page does. */
function openAndClose(between: (button: HTMLElement) => void = () => undefined): void {
  document.body.innerHTML = '<button>a</button><dialog><button>b</button></dialog>';
  const button = document.querySelector('button')!;
  const dialog = document.querySelector('dialog')!;
  button.focus();
  const close = modal(dialog);
  dialog.querySelector('button')?.focus();
  between(button);
  dialog.remove();
  if (close) close();
}

afterEach(() => document.body.replaceChildren());

describe('a dialog that is gone', () => {
  it('gives the focus back', () => {
    openAndClose();
    expect(document.activeElement?.textContent).toBe('a');
  });

  it('gives it back to nothing that is gone as well', () => {
    openAndClose(button => button.remove());
    expect(document.activeElement).toBe(document.body);
  });
});
