/** The log as parts: text, cards, figures. Each language orders them as it likes. */
import type { Event, Happened } from '$src/net/protocol';
import type { Arguments } from '$src/i18n/speaker';

export interface Part {
  card?: string;
  text?: string;
}

export interface Line {
  key: string;
  seat: number;
  colour?: string;
  parts: Part[];
  cards: string[];
  /** Of lesser weight: it follows from the line before. */
  isMinor: boolean;
}

/** Marks that no sentence contains. */
const OPEN = '\u2066';
const CLOSE = '\u2069';
const CARD = new RegExp(`${OPEN}([A-Z]{3}[1-9])${CLOSE}`, 'g');
const CARD_KEYS = ['card', 'cards', 'target', 'stack'];
const MINOR = ['give', 'marker', 'overflow', 'refill'];

/** A sentence with card codes in marks, as parts. */
export function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of sentence.matchAll(CARD)) {
    if (found.index > end) parts.push({ text: sentence.slice(end, found.index) });
    parts.push({ card: found[1] });
    end = found.index + found[0].length;
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end) });
  return parts;
}

export function cardsOf({ args = {} }: Event): string[] {
  return CARD_KEYS.flatMap(key => {
    const value = args[key];
    return Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  });
}

const DRAWN = ['draw', 'hero-draw'];

/** An event without the card drawn, for everybody but its player. */
export function veiled(event: Event): Event {
  return DRAWN.includes(event.kind) ? { ...event, kind: `${event.kind}-hidden`, args: {} } : event;
}

type Say = (message: string, args: Arguments) => string;

export function lineOf(event: Event, key: string, say: Say): Line {
  const marked = Object.entries(event.args ?? {}).map(([name, value]) => {
    if (!CARD_KEYS.includes(name)) return [name, value];
    const mark = (card: string) => `${OPEN}${card}${CLOSE}`;
    return [name, Array.isArray(value) ? value.map(mark) : mark(String(value))];
  });
  const sentence = say(`antiquity-web-log-${event.kind}`, Object.fromEntries(marked) as Arguments);
  const colour = event.args?.colour;
  return {
    key,
    seat: event.seat,
    colour: typeof colour === 'string' ? colour : undefined,
    parts: partsOf(sentence),
    cards: cardsOf(event),
    isMinor: MINOR.includes(event.kind),
  };
}

/** The entries of the log, without those taken back. */
export function notUndone(happened: readonly Happened[], until: number): Happened[] {
  const found: Happened[] = [];
  for (const entry of happened) {
    if (entry.seq > until) break;
    if (entry.kind === 'undone') {
      while (found.length && (found.at(-1)?.seq ?? 0) > (entry.to ?? 0)) found.pop();
      continue;
    }
    found.push(entry);
  }
  return found;
}

/** The seat of a play; in a record only its first event names one. */
export function seatOf({ kind, seat, events }: Happened): number | undefined {
  return seat ?? (kind === 'played' ? events?.[0]?.seat : undefined);
}

/** The entries after my last play, oldest first. */
export function sinceMine(happened: readonly Happened[], me: number | undefined): Happened[] {
  if (me === undefined) return [];
  const isMine = (entry: Happened) => entry.kind === 'played' && seatOf(entry) === me;
  return happened.slice(happened.findLastIndex(isMine) + 1);
}
