/** The keyboard at the table. */

/** Arrow keys go up and down a list of buttons, and around its ends. */
export function stepThrough(buttons: readonly HTMLElement[], event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || buttons.length === 0) return;
  event.preventDefault();
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
