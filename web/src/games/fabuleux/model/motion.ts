/** Movements of cards: transforms and opacity only, as long as the reader wants them. */
import { settings } from '$src/platform/settings.svelte';

const TURN = 420;
const STEP = 380;
const FLY = 460;
const FLY_STEP = 70;

/** A card that turns over in its place, one after the other. */
export function turnOver(node: HTMLElement, { order }: { order: number; skip: boolean }) {
  const turning = node.animate([{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }], {
    duration: settings.duration(TURN),
    delay: settings.duration(200 + order * STEP),
    easing: 'cubic-bezier(0.6, 0, 0.3, 1)',
    fill: 'backwards',
  });
  return {
    update: ({ skip }: { order: number; skip: boolean }) => {
      if (skip) turning.finish();
    },
    destroy: () => turning.cancel(),
  };
}

/** Let cards slide under the pile of a seat; resolves when the last one is there. */
export async function flyUnder(cards: Iterable<Element>, seat: number): Promise<void> {
  const pile = document.querySelector(`[data-pile="${seat}"]`);
  const duration = settings.duration(FLY);
  if (!pile || duration === 0) return;
  const to = pile.getBoundingClientRect();
  const flights = [...cards].map((card, i) => {
    const from = card.getBoundingClientRect();
    const x = to.x + to.width / 2 - from.x - from.width / 2;
    const y = to.y + to.height / 2 - from.y - from.height / 2;
    const size = Math.min(1, to.width / from.width);
    return card.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0.4 },
      ],
      {
        duration,
        delay: settings.duration(i * FLY_STEP),
        easing: 'cubic-bezier(0.6, 0, 0.3, 1)',
        fill: 'both',
      },
    );
  });
  await Promise.allSettled(flights.map(flight => flight.finished));
}
