/** Dragging cards with the pointer. Everything it does can be done by clicks and keys as well. */
import type { Attachment } from 'svelte/attachments';
import type { Desk } from '../model/desk.svelte';

/** A press that moves less than this is a click. */
export const LEAST = 8;
/** The measures of a card (see CardFrame), which it takes from where it lies. */
const MEASURES = [
  ...['--w', '--hh', '--st', '--figure', '--symbol', '--padding', '--gap', '--frame'],
  ...['--code', '--name', '--name-size', '--name-line', '--card-long', '--card-short'],
];

interface Drag {
  /** The finger that drags; others may come and go. */
  pointer: number;
  what: string;
  source: HTMLElement;
  x: number;
  y: number;
  copy?: HTMLElement;
  over?: HTMLElement;
}

/** Cards have `data-drag="hand:AKR9"`, `row:AKR9` or `pile`; places have `data-drop`. */
export function draggable(desk: Desk): Attachment<HTMLElement> {
  return root => {
    let drag: Drag | undefined;

    function down(event: PointerEvent) {
      const source = (event.target as HTMLElement).closest<HTMLElement>('[data-drag]');
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      if (!source || event.button !== 0 || !desk.canAct) return;
      if (drag && drag.pointer !== pointer) return;
      abandon();
      drag = { pointer, what: source.dataset.drag ?? '', source, x, y };
    }

    function move(event: PointerEvent) {
      if (drag?.pointer !== event.pointerId) return;
      const dx = event.clientX - drag.x;
      const dy = event.clientY - drag.y;
      if (!drag.copy && Math.hypot(dx, dy) < LEAST) return;
      drag.copy ??= lifted(drag.source);
      drag.copy.style.transform = `translate(${dx}px, ${dy}px) scale(1.04)`;
      const over = placeUnder(event, drag);
      if (over !== drag.over) {
        drag.over?.classList.remove('legal');
        over?.classList.add('legal');
        drag.over = over;
      }
    }

    function up(event: PointerEvent) {
      if (drag?.pointer !== event.pointerId) return;
      const { copy, over, what, source } = drag;
      drag = undefined;
      if (!copy) return;
      copy.remove();
      over?.classList.remove('legal');
      source.classList.remove('lifted');
      // The click that ends a drag selects nothing.
      addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', stop, true));
      if (over) drop(desk, what, over.dataset.drop ?? '');
    }

    function cancel(event: PointerEvent) {
      if (drag?.pointer === event.pointerId) abandon();
    }

    function abandon() {
      drag?.copy?.remove();
      drag?.over?.classList.remove('legal');
      drag?.source.classList.remove('lifted');
      drag = undefined;
    }

    root.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    return () => {
      abandon();
      root.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    };
  };
}

function stop(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

function lifted(source: HTMLElement): HTMLElement {
  const rect = source.getBoundingClientRect();
  const copy = source.cloneNode(true) as HTMLElement;
  const style = getComputedStyle(source);
  for (const name of MEASURES) copy.style.setProperty(name, style.getPropertyValue(name));
  copy.removeAttribute('data-fly');
  copy.removeAttribute('data-rove');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    margin: '0',
    zIndex: '35',
    pointerEvents: 'none',
  });
  source.classList.add('lifted');
  document.body.append(copy);
  return copy;
}

function placeUnder(event: PointerEvent, { what }: Drag): HTMLElement | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  for (
    let place = under?.closest<HTMLElement>('[data-drop]');
    place;
    place = place.parentElement?.closest<HTMLElement>('[data-drop]')
  ) {
    if (takes(place.dataset.drop ?? '', what)) return place;
  }
  return undefined;
}

/** Which places a kind of card can be dropped on; whether the play is possible is not asked here. */
function takes(place: string, what: string): boolean {
  if (what.startsWith('hand:')) return place.startsWith('own:') || place.startsWith('row:');
  return place === 'hand';
}

function drop(desk: Desk, what: string, place: string): void {
  const [kind, card = ''] = what.split(':');
  if (kind === 'pile') {
    desk.selection.choosePile();
    void desk.commit();
    return;
  }
  if (kind === 'row') {
    desk.clear();
    desk.selection.chooseRow(card);
    void desk.commit();
    return;
  }
  const [where, target = ''] = place.split(':');
  if (where === 'row') {
    desk.selection.choose([card]);
    desk.chooseRow(target);
    return;
  }
  if (target !== desk.colour) desk.selection.chooseColour(target);
  // A card that is not selected joins those to be laid; dragging the selected ones lays them.
  if (!desk.selection.hand.includes(card)) {
    desk.selection.add(card);
  } else if (desk.active?.verb === 'erect' || desk.active?.verb === 'improve') {
    void desk.commit();
  }
}
