/** The keyboard where keys play or turn pages. */

/** Whether a key belongs to a field, a dialog or the browser. */
export function isForTyping(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey } = event;
  const isField = target instanceof HTMLElement && target.matches('input, textarea, select');
  return isField || ctrlKey || metaKey || altKey || !!document.querySelector('dialog[open]');
}
