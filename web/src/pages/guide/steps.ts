/** The table of a guided first game, and the events that end its steps. */
import type { Guide, GuideStep } from '$src/games/game-module';
import type { Happened, NewTable } from '$src/net/protocol';

/** A table whose first turns are known beforehand. */
export function guidedTable(game: string, { record, bots }: Guide, name: string): NewTable {
  const others = bots.map(bot => ({ kind: 'bot' as const, bot }));
  return { game, listed: false, hints: true, seats: [{ kind: 'me', name }, ...others], record };
}

/** Whether the event that ends a step has happened to `seat` after number `since`. */
export function hasDone(
  happened: readonly Happened[],
  { until = '', times = 1, anyone = false }: Partial<GuideStep>,
  seat: number,
  since: number,
): boolean {
  const found = happened
    .filter(entry => entry.seq > since && entry.kind === 'played')
    .flatMap(({ events = [] }) => events)
    .filter(event => (anyone || event.seat === seat) && isKind(event.kind, until));
  return found.length >= times;
}

/** Events tell more than plays: `draw-hidden` is a draw, `reorder` improves. */
function isKind(found: string, wanted: string): boolean {
  const same = wanted === 'improve' && found === 'reorder';
  return found === wanted || found.startsWith(`${wanted}-`) || same;
}
