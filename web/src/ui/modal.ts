/** Dialogs that keep everything else waiting. */
import type { Attachment } from 'svelte/attachments';

/**
 * Show a dialog over the page for as long as it is there. The browser gives the focus back when a
 * dialog is closed, but this one has left the page by then: where the focus was is kept here.
 */
export const modal: Attachment<HTMLDialogElement> = dialog => {
  const before = document.activeElement as HTMLElement | null;
  dialog.showModal();
  return () => {
    dialog.close();
    if (before?.isConnected) before.focus({ preventScroll: true });
  };
};
