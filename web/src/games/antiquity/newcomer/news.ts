/** A player's turn, short enough for one sentence. */
import type { Happened } from '$src/net/protocol';
import { notUndone, seatOf, sinceMine } from '../model/log';

export interface Deed {
  kind: string;
  args: Record<string, string | number | string[]>;
}

export interface Turn {
  seat: number;
  deeds: Deed[];
}

/** Events with the same words; consequences of others are left out. */
const TOLD: Readonly<Record<string, string>> = {
  draw: 'draw',
  'draw-hidden': 'draw',
  'hero-draw': 'draw',
  'hero-draw-hidden': 'draw',
  take: 'take',
  'hero-take': 'take',
  erect: 'erect',
  improve: 'improve',
  reorder: 'improve',
  score: 'score',
  buy: 'buy',
  acquire: 'acquire',
  seize: 'acquire',
  swap: 'swap',
  history: 'history',
};

/** The others' turns since mine, player by player; nothing once I have played. */
export function newsFor(
  happened: readonly Happened[],
  until: number,
  me: number | undefined,
): Turn[] | undefined {
  const past = notUndone(happened, until).filter(({ kind }) => kind === 'played');
  const last = past.at(-1);
  if (me === undefined || (last && seatOf(last) === me)) return undefined;
  const turns: Turn[] = [];
  for (const event of sinceMine(past, me).flatMap(({ events = [] }) => events)) {
    const kind = TOLD[event.kind];
    if (!kind) continue;
    if (turns.at(-1)?.seat !== event.seat) turns.push({ seat: event.seat, deeds: [] });
    turns.at(-1)?.deeds.push({ kind, args: { ...event.args } });
  }
  return turns.map(({ seat, deeds }) => ({ seat, deeds: together(deeds) }));
}

/** Draws, takes and pairs of one turn are told once. */
function together(deeds: readonly Deed[]): Deed[] {
  const found: Deed[] = [];
  for (const { kind, args } of deeds) {
    const same = found.find(each => each.kind === kind);
    if (kind === 'draw') {
      if (same) same.args.count = Number(same.args.count) + 1;
      else found.push({ kind, args: { count: 1 } });
    } else if (kind === 'take') {
      const card = String(args.card);
      if (same) same.args.cards = [...(same.args.cards as string[]), card];
      else found.push({ kind, args: { cards: [card] } });
    } else if (kind === 'score' && same) {
      same.args.points = Number(same.args.points) + Number(args.points);
    } else {
      found.push({ kind, args });
    }
  }
  return found;
}
