/** The keyboard at the table. */

/** Whether a key belongs to a field, a dialog or the browser. */
export function isForTyping(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey } = event;
  const isField = target instanceof HTMLElement && target.matches('input, textarea, select');
  return isField || ctrlKey || metaKey || altKey || !!document.querySelector('dialog[open]');
}

/** Arrow keys go up and down a list of buttons, and around its ends. */
export function stepThrough(buttons: readonly HTMLElement[], event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || buttons.length === 0) return;
  event.preventDefault();
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
