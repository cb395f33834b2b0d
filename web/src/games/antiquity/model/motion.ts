/** Turns events into flights of cards. Keys are those of `data-fly` in the page. */
import type { Plan as FlightPlan } from '$src/ui/flight.svelte';
import type { Event, Happened } from '$src/net/protocol';
import type { Sound } from '$src/platform/sound';

const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];

/** Where the cards of some events come from, and where those that vanish go. */
export function flights(events: readonly Event[], me: number | undefined): FlightPlan {
  const plan: FlightPlan = { from: {}, to: {}, order: [], passing: [], rising: [] };
  for (const { kind, seat, args = {} } of events) {
    const hand = `hand:${seat}`;
    const isMine = seat === me;
    switch (kind) {
      case 'draw':
      case 'hero-draw':
        for (const card of list(args.card)) plan.from[card] = 'pile';
        break;
      case 'draw-hidden':
      case 'hero-draw-hidden':
        plan.passing.push({ from: 'pile', to: hand });
        break;
      case 'take':
      case 'hero-take':
        if (!isMine) for (const card of list(args.card)) plan.to[card] = hand;
        break;
      case 'erect':
      case 'improve':
      case 'reorder':
        for (const card of list(args.cards)) {
          plan.from[card] = hand;
          plan.order.push(card);
        }
        break;
      case 'score':
      case 'buy':
        for (const card of list(args.cards)) {
          plan.to[card] = 'gone';
          // Cards that others give are shown first; they go when the next play is shown.
          if (!isMine) plan.from[`stage:${card}`] = hand;
        }
        break;
      case 'swap':
        for (const card of list(args.card)) plan.from[card] = hand;
        for (const card of list(args.target)) plan.to[card] = hand;
        break;
      case 'give':
        for (const card of list(args.card)) {
          plan.to[card] = 'aside';
          plan.order.push(card);
        }
        break;
      case 'marker':
        plan.order.push(`marker:${String(args.monument)}`);
        break;
      case 'refill':
        for (const card of list(args.cards)) {
          plan.from[card] = 'pile';
          plan.order.push(card);
        }
    }
  }
  return plan;
}

/** Points for a pair rise from where it was given. */
function scored(events: readonly Event[]): FlightPlan['rising'] {
  return events
    .filter(({ kind, args }) => kind === 'score' && Number(args?.points) > 0)
    .map(({ seat, args }) => ({
      text: `+${String(args?.points)}`,
      from: [`hand:${seat}`],
      to: `score:${String(args?.colour)}`,
    }));
}

/** Points for a pair rise from the hand; those for a marker that could not move (A5.5) from it. */
export function risings(events: readonly Event[]): FlightPlan['rising'] {
  const overflown = events
    .filter(({ kind }) => kind === 'overflow')
    .map(({ args }) => ({
      text: `+${String(args?.points)}`,
      from: [...list(args?.monuments).map(code => `marker:${code}`), 'aside'],
      to: `score:${String(args?.colour)}`,
    }));
  return [...scored(events), ...overflown];
}

/** Cards that another player gives for points or an action, shown for a moment. */
export interface Given {
  seat: number;
  cards: string[];
  points?: number;
}

export function givenIn(events: readonly Event[], me: number | undefined): Given | undefined {
  const given = events.find(
    ({ kind, seat }) => seat !== me && (kind === 'score' || kind === 'buy'),
  );
  if (!given) return undefined;
  const points = given.args?.points;
  return {
    seat: given.seat,
    cards: list(given.args?.cards),
    points: typeof points === 'number' ? points : undefined,
  };
}

const PAUSES: Readonly<Record<string, number>> = {
  history: 2_600,
  erect: 1_000,
  improve: 1_000,
  reorder: 1_000,
  score: 1_200,
  buy: 1_200,
  acquire: 900,
  seize: 900,
  end: 450,
};

/** How long to look at it before the next play is shown. */
export function pauseAfter(happened: readonly Happened[]): number {
  const kinds = happened.flatMap(entry => entry.events ?? []).map(({ kind }) => kind);
  if (!kinds.length) return 0;
  return Math.max(...kinds.map(kind => PAUSES[kind] ?? 700));
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  draw: 'draw',
  'draw-hidden': 'draw',
  take: 'draw',
  'hero-draw': 'draw',
  'hero-draw-hidden': 'draw',
  'hero-take': 'draw',
  erect: 'lay',
  improve: 'improve',
  reorder: 'improve',
  score: 'score',
  buy: 'score',
  history: 'history',
  marker: 'marker',
  over: 'end',
};

export function soundOf(kind: string): Sound | undefined {
  return SOUNDS[kind];
}
