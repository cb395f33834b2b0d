/** The story of rounds, from the events alone. */
import type { Event, Happened } from '$src/net/protocol';

export const FORCES = [
  'flood',
  'hurricane',
  'lightning',
  'eclipse',
  'drought',
  'avalanche',
  'volcano',
  'earthquake',
] as const;
export type Force = (typeof FORCES)[number];

/** A Collector that was turned. */
export interface Announced {
  kind: 'collector';
  seat: number;
  force: Force;
  /** The code of a Collector that the deck brings itself. */
  card?: string;
  /** The flood's direction, or the characteristic after the earthquake. */
  target?: string;
  /** The seats that lost a card to the avalanche. */
  carried: number[];
}

export interface Turned {
  seat: number;
  card: string;
}

export interface Drawn extends Turned {
  /** Lost to an avalanche, not drawn in a tie. */
  carried: boolean;
}

/** A round that is over: everybody has seen its cards. */
export interface RoundEnd {
  kind: 'round';
  characteristic: string | null;
  cards: Turned[];
  drawn: Drawn[];
  /** The seats that shared the best figure. */
  tied: number[];
  forces: Force[];
  spared?: { seat: number; count: number };
  winner: number;
  count: number;
  out: number[];
  isLast: boolean;
}

export type Scene = Announced | RoundEnd;

/** A scene, and how many of the play's events have been seen when it begins. */
export interface Beat {
  scene: Scene;
  seen: number;
}

/** The scenes of one play, in their order. */
export function scenesOf(events: readonly Event[], before: readonly Event[] = []): Beat[] {
  const announced = announcedIn(events);
  const end = roundEndIn(events, before);
  const beats: Beat[] = [];
  // A Collector is named when its scene begins; the cards of a round lie face down.
  if (announced) {
    const last = events.findLastIndex(({ kind }) => isForce(kind) || kind === 'carried');
    beats.push({ scene: announced, seen: last + 1 });
  }
  if (end) beats.push({ scene: end, seen: events.findIndex(({ kind }) => isOfEnd(kind)) });
  return beats;
}

function announcedIn(events: readonly Event[]): Announced | undefined {
  const event = events.find(({ kind }) => isForce(kind));
  if (!event) return undefined;
  const carried = events.filter(({ kind }) => kind === 'carried').map(({ seat }) => seat);
  const target = text(event, 'direction') ?? text(event, 'characteristic');
  const own = events.find(({ kind }) => kind === 'own-collector');
  const card = own && text(own, 'card');
  const force = event.kind as Force;
  return { kind: 'collector', seat: event.seat, force, card, target, carried };
}

function roundEndIn(events: readonly Event[], before: readonly Event[]): RoundEnd | undefined {
  const won = events.find(({ kind }) => kind === 'win');
  if (!won) return undefined;
  const round = [...before, ...events];
  const spared = events.find(({ kind }) => kind === 'spared');
  const tie = round.find(({ kind }) => kind === 'tie');
  return {
    kind: 'round',
    characteristic: round.reduce<string | null>(
      (last, event) => text(event, 'characteristic') ?? last,
      null,
    ),
    cards: events.filter(({ kind }) => kind === 'show').map(turned),
    drawn: events.filter(({ kind }) => kind.startsWith('show-')).map(drawn),
    tied: listed(tie, 'seats').map(Number),
    forces: round.map(({ kind }) => kind).filter(isForce),
    spared: spared && { seat: spared.seat, count: Number(spared.args?.count) },
    winner: won.seat,
    count: Number(won.args?.count ?? 0),
    out: events.filter(({ kind }) => kind === 'out').map(({ seat }) => seat),
    isLast: events.some(({ kind }) => kind === 'over'),
  };
}

/** In the order in which they sit, `first` first. */
export function clockwiseFrom<T extends { seat: number }>(
  first: number,
  seats: number,
  found: readonly T[],
): T[] {
  const place = ({ seat }: T) => (seat - first + seats) % seats;
  return [...found].sort((a, b) => place(a) - place(b));
}

/** The events of the round that goes on, out of everything that has happened. */
export function ofThisRound(happened: readonly Happened[]): Event[] {
  const events = happened.flatMap(entry => entry.events ?? []);
  const end = events.findLastIndex(({ kind }) => kind === 'win');
  return events.slice(end + 1).filter(({ kind }) => kind !== 'out');
}

export interface Told {
  rounds: number;
  /** By seat. */
  won: number[];
  streak: number[];
  haul: number[];
  challenges: number[];
}

/** The game in figures, for the result. */
export function tell(happened: readonly Happened[], seats: number): Told {
  const none = () => Array.from({ length: seats }, () => 0);
  const told: Told = { rounds: 0, won: none(), streak: none(), haul: none(), challenges: none() };
  let leader = -1;
  let running = 0;
  for (const { kind, seat, args } of happened.flatMap(entry => entry.events ?? [])) {
    if (kind.startsWith('challenge')) raise(told.challenges, seat);
    if (kind !== 'win') continue;
    running = seat === leader ? running + 1 : 1;
    leader = seat;
    told.rounds++;
    raise(told.won, seat);
    told.streak[seat] = Math.max(told.streak[seat] ?? 0, running);
    told.haul[seat] = Math.max(told.haul[seat] ?? 0, Number(args?.count ?? 0));
  }
  return told;
}

function raise(counts: number[], seat: number): void {
  counts[seat] = (counts[seat] ?? 0) + 1;
}

function isForce(kind: string): kind is Force {
  return (FORCES as readonly string[]).includes(kind);
}

function isOfEnd(kind: string): boolean {
  return ['tie', 'spared', 'win'].includes(kind) || kind.startsWith('show');
}

function turned(event: Event): Turned {
  return { seat: event.seat, card: text(event, 'card') ?? '' };
}

function drawn(event: Event): Drawn {
  return { ...turned(event), carried: event.kind === 'show-carried' };
}

function text(event: Event, key: string): string | undefined {
  const value = event.args?.[key];
  return typeof value === 'string' ? value : undefined;
}

function listed(event: Event | undefined, key: string): string[] {
  const value = event?.args?.[key];
  return Array.isArray(value) ? value : [];
}

/** The monument that won most rounds, the first of them where several did. */
export function champion(
  happened: readonly Happened[],
): { card: string; rounds: number } | undefined {
  const wins = new Map<string, number>();
  for (const { events = [] } of happened) {
    const winner = events.find(({ kind }) => kind === 'win')?.seat;
    const shown = events.find(({ kind, seat }) => kind === 'show' && seat === winner);
    const card = shown && text(shown, 'card');
    if (card) wins.set(card, (wins.get(card) ?? 0) + 1);
  }
  const [best] = [...wins].sort(([, a], [, b]) => b - a);
  return best && { card: best[0], rounds: best[1] };
}
