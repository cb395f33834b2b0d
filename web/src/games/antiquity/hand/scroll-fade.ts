/** Something that scrolls fades on the sides where there is more of it. */
import type { Attachment } from 'svelte/attachments';

const LEAST = 2;
const FADE = '44px';

/** Sets `--more-left` and `--more-right`; its extent depends on `contents`. */
export function scrollFade(...contents: readonly unknown[]): Attachment<HTMLElement> {
  void contents;
  return node => {
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = node;
      const isMoreRight = scrollLeft + clientWidth < scrollWidth - LEAST;
      node.style.setProperty('--more-left', scrollLeft > LEAST ? FADE : '0px');
      node.style.setProperty('--more-right', isMoreRight ? FADE : '0px');
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(node);
    node.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      node.removeEventListener('scroll', look);
    };
  };
}
