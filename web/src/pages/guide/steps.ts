/** The guided first games: where to look, and what ends a step. The words are in guide.*.ftl. */
import type { Happened, NewTable } from '$lib/protocol';
import antiquity from './antiquity.mnr?raw';
import fabuleux from './fabuleux.mnr?raw';

export interface Step {
  /** `guide-GAME-ID` is its title, `guide-GAME-ID-text` what to do and why. */
  id: string;
  /** Where to look: the first of these that can be seen. */
  at?: readonly string[];
  /** My event that ends it; without one, the reader does. */
  until?: string;
  /** How often it must have happened, if not once. */
  times?: number;
  /** Anybody's event. */
  anyone?: boolean;
}

const HAND = ['.hand'];
const OWN = ['main > .own', '.owns'];
const ROW = ['.market .g'];
const PLAYS = ['#plays'];

export const STEPS: Readonly<Record<string, readonly Step[]>> = {
  antiquity: [
    { id: 'welcome' },
    { id: 'erect', at: HAND, until: 'erect' },
    { id: 'top', at: OWN },
    { id: 'take', at: ROW, until: 'take' },
    { id: 'draw', at: ROW, until: 'draw' },
    { id: 'end', at: ['.btn.end'], until: 'end' },
    { id: 'others', at: ['.opps', '.chips'] },
    { id: 'improve', at: HAND, until: 'improve' },
    { id: 'history', at: PLAYS, until: 'history' },
    { id: 'go-on', at: ['#board'] },
  ],
  fabuleux: [
    { id: 'welcome' },
    { id: 'card', at: ['.fb > .own'] },
    { id: 'choose', at: ['.fb .ask'], until: 'choose' },
    { id: 'reveal', at: ['.fb .stage', '.fb .ask'] },
    { id: 'again', at: ['.fb .ask'], until: 'choose', times: 2 },
    { id: 'grade', at: ['.fb > .own'] },
    { id: 'challenge', at: ['.fb .ask'], until: 'win', times: 3, anyone: true },
    { id: 'collector' },
    { id: 'pile', at: ['.fb .seats'] },
    { id: 'go-on' },
  ],
};

/**
 * What has been played, and who plays. The server deals anew what nobody has seen: of antiquity a
 * first round fixes what is told; of fabuleux twelve rounds have shown every card, so that whatever
 * is chosen the next two rounds go to me and to Mila, and hers is the one I can challenge.
 */
const GAMES: Readonly<Record<string, { record: string; bots: readonly string[] }>> = {
  antiquity: { record: antiquity, bots: ['dion', 'ione'] },
  fabuleux: { record: fabuleux, bots: ['otto', 'mila'] },
};

/** A table whose first turns can be told beforehand. */
export function guidedTable(game: string, name: string): NewTable {
  const { record, bots = [] } = GAMES[game] ?? {};
  const others = bots.map(bot => ({ kind: 'bot' as const, bot }));
  return { game, listed: false, hints: true, seats: [{ kind: 'me', name }, ...others], record };
}

/** Whether what ends a step has happened to `seat` after number `since`. */
export function hasDone(
  happened: readonly Happened[],
  { until = '', times = 1, anyone = false }: Partial<Step>,
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
