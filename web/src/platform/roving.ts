/** One tab stop for a group: arrow keys, Home and End move inside it. Items have `data-rove`. */
import type { Attachment } from 'svelte/attachments';

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function roving(): Attachment<HTMLElement> {
  return group => {
    const items = () =>
      [...group.querySelectorAll<HTMLElement>('[data-rove]')].filter(
        item => !(item as HTMLButtonElement).disabled,
      );

    /** Exactly one item can be reached with Tab. */
    function settle(wanted?: HTMLElement) {
      const all = items();
      const current =
        wanted ??
        all.find(item => item === document.activeElement) ??
        all.find(isChosen) ??
        all.find(isStop) ??
        all[0];
      for (const item of all) {
        const index = item === current ? 0 : -1;
        if (item.tabIndex !== index || !item.hasAttribute('tabindex')) item.tabIndex = index;
      }
    }

    function move(event: KeyboardEvent) {
      if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
      const all = items();
      const place = all.indexOf(event.target as HTMLElement);
      if (place < 0) return;
      const next = target(event.key, all, place);
      if (!next) return;
      event.preventDefault();
      settle(next);
      next.focus();
      // Radio buttons are chosen by moving to them.
      if (next.getAttribute('role') === 'radio') next.click();
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }

    function enter(event: FocusEvent) {
      const item = (event.target as HTMLElement).closest<HTMLElement>('[data-rove]');
      if (item && group.contains(item)) settle(item);
    }

    settle();
    const watch = new MutationObserver(() => settle());
    watch.observe(group, { childList: true, subtree: true });
    group.addEventListener('keydown', move);
    group.addEventListener('focusin', enter);
    return () => {
      watch.disconnect();
      group.removeEventListener('keydown', move);
      group.removeEventListener('focusin', enter);
    };
  };
}

/** A tab or a radio button that is chosen: focusing another one might choose that. */
function isChosen(item: HTMLElement): boolean {
  return item.matches('[aria-selected="true"], [aria-checked="true"]');
}

function isStop(item: HTMLElement): boolean {
  return item.getAttribute('tabindex') === '0';
}

function target(key: string, all: HTMLElement[], place: number): HTMLElement | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : all[(place + step + all.length) % all.length];
}
