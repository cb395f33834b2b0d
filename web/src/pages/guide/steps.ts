/** The guided first games: where to look, and what ends a step. The words are in guide.*.ftl. */
import type { Happened, NewTable } from '$lib/protocol';
import record from './antiquity.mnr?raw';

export interface Step {
  /** `guide-GAME-ID` is its title, `guide-GAME-ID-text` what to do and why. */
  id: string;
  /** Where to look: the first of these that can be seen. */
  at?: readonly string[];
  /** My event that ends it; without one, the reader does. */
  until?: string;
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
    { id: 'say', at: ['.fb .ask'], until: 'say' },
    { id: 'grade', at: ['.fb > .own'] },
    { id: 'challenge', at: ['.fb .ask'] },
    { id: 'collector', at: ['.fb > .own'] },
    { id: 'pile', at: ['.fb .seats'] },
    { id: 'go-on' },
  ],
};

/** A table whose first turn can be told beforehand: what everybody has seen is fixed. */
export function guidedTable(game: string, name: string): NewTable {
  const me = { kind: 'me' as const, name };
  const common = { game, listed: false, hints: true };
  if (game === 'antiquity') {
    const others = ['dion', 'ione'].map(bot => ({ kind: 'bot' as const, bot }));
    return { ...common, seats: [me, ...others], record };
  }
  const others = ['otto', 'mila'].map(bot => ({ kind: 'bot' as const, bot }));
  return { ...common, seats: [me, ...others], options: 'collectors=2 rounds=12 first=1' };
}

/** Whether `seat` has done `kind` after number `since`. */
export function hasDone(
  happened: readonly Happened[],
  seat: number,
  kind: string,
  since: number,
): boolean {
  return happened.some(
    entry =>
      entry.seq > since &&
      entry.kind === 'played' &&
      entry.events?.some(event => event.seat === seat && isKind(event.kind, kind)),
  );
}

/** Events tell more than plays: `draw-hidden` is a draw, `reorder` improves. */
function isKind(found: string, wanted: string): boolean {
  const same = wanted === 'improve' && found === 'reorder';
  return found === wanted || found.startsWith(`${wanted}-`) || same;
}
