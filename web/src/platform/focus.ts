/** Moves the focus of keyboard and screen reader when the focused element is removed. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** The focus stays in a region (with `tabindex="-1"`) when the button that was pressed is gone. */
export const keepsFocus: Attachment<HTMLElement> = region => {
  let last: EventTarget | undefined;
  const come = (event: FocusEvent) => (last = event.target ?? undefined);
  const go = (event: FocusEvent) => event.relatedTarget && (last = undefined);
  const observer = new MutationObserver(() => {
    if (!(last instanceof Node) || last.isConnected) return;
    last = undefined;
    if (document.activeElement === document.body) region.focus({ preventScroll: true });
  });
  region.addEventListener('focusin', come);
  region.addEventListener('focusout', go);
  observer.observe(region, { childList: true, subtree: true });
  return () => {
    region.removeEventListener('focusin', come);
    region.removeEventListener('focusout', go);
    observer.disconnect();
  };
};

/** Where nothing has the focus any more it goes to an element (with `tabindex="-1"`). */
export async function catchFocus(find: () => HTMLElement | null): Promise<void> {
  await tick();
  if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
}

/** Moves the focus here when the focused element is removed. */
export const catchesFocus: Attachment<HTMLElement> = element => void catchFocus(() => element);
