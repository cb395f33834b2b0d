/**
 * What a selection can mean. Plays come from the forms that the server sent; where they do not say
 * why cards cannot be played together, the server is asked (`questions`).
 */
import type { Form } from '$src/net/protocol';
import { valueOf } from './cards';
import { playOf, type Play } from './plays';
import { isEmpty, type Chosen } from './selection.svelte';

/** The best first: building before trading. */
const WEIGHTS = [
  'take',
  'draw',
  'erect',
  'improve',
  'acquire',
  'score',
  'swap',
  'hero take',
  'hero draw',
  'buy',
];

/** Whether these cards of the hand and this face-up card are chosen for one play, a swap. */
export function isSwap(forms: readonly Form[], hand: readonly string[], row: string): boolean {
  const [card = '', ...others] = hand;
  return forms.some(
    ({ verb, cards, targets }) =>
      verb === 'swap' && !others.length && cards?.includes(card) && targets?.includes(row),
  );
}

function isOfColour(form: Form, colour?: string): boolean {
  return !form.colour || !colour || form.colour === colour;
}

/** The play that the selection means for one form, possible or refused, if any. */
function meant(form: Form, chosen: Chosen): Play | undefined {
  const { hand, row, pile, power } = chosen;
  const from = form.cards ?? [];
  const fits = hand.length > 0 && hand.every(card => from.includes(card));
  switch (form.verb) {
    case 'draw':
    case 'hero draw':
      return pile && hand.length === 0 ? playOf(form) : undefined;
    case 'take':
    case 'hero take':
      return row && hand.length === 0 && from.includes(row) ? playOf(form, [row]) : undefined;
    case 'swap':
      return row && hand.length === 1 && fits && form.targets?.includes(row)
        ? playOf(form, hand, chosen)
        : undefined;
    case 'acquire':
      return power !== undefined && power === form.power ? playOf(form) : undefined;
    case 'score':
    case 'buy':
      return fits && !row && !pile && hand.length === form.most ? playOf(form, hand) : undefined;
    case 'erect':
    case 'improve':
      return fits && !row && !pile && (form.refusal || hand.length >= (form.least ?? 0))
        ? playOf(form, hand, chosen)
        : undefined;
    default:
      return undefined;
  }
}

/** Verbs that a player who selects cards may have meant. */
const ASKED_OF_ONE = ['erect'];
const ASKED_OF_MORE = ['erect', 'score'];

/** Plays to ask the server about, in notation: no form has an answer for these cards. */
export function questions(forms: readonly Form[], chosen: Chosen, isNamed: boolean): string[] {
  const { hand, row, pile, power, colour } = chosen;
  if (!forms.length || !hand.length || row || pile || power || hasUnknown(hand)) return [];
  const answered = forms
    .filter(form => isOfColour(form, colour))
    .map(form => meant(form, chosen)?.verb);
  const verbs = hand.length > 1 ? ASKED_OF_MORE : ASKED_OF_ONE;
  const named = isNamed && colour ? `${colour} ` : '';
  return verbs
    .filter(verb => !answered.includes(verb))
    .map(verb => `${named}${verb} ${hand.join(' ')}`);
}

const hasUnknown = (cards: readonly string[]) => cards.some(card => !valueOf(card));

/** With nothing selected: for each form the play that uses most cards. */
function suggested(form: Form): Play | undefined {
  const cards = [...(form.cards ?? [])].sort((a, b) => valueOf(b) - valueOf(a));
  switch (form.verb) {
    case 'erect':
    case 'improve':
      return playOf(form, cards);
    case 'score':
    case 'buy':
      return playOf(form, cards.slice(cards.length - (form.most ?? 0)));
    case 'draw':
    case 'hero draw':
    case 'acquire':
      return playOf(form);
    default:
      // A card that lies face up is chosen there; here it is said why none can be.
      return form.refusal && form.verb.endsWith('take') ? playOf(form) : undefined;
  }
}

export interface Offered {
  possible: Play[];
  refused: Play[];
}

/** All that the selection can mean, the best first. */
export function offered(forms: readonly Form[], chosen: Chosen): Offered {
  const relevant = forms.filter(form => isOfColour(form, chosen.colour));
  const found = relevant.map(form => (isEmpty(chosen) ? suggested(form) : meant(form, chosen)));
  const plays = found.filter(play => play !== undefined);
  // With nothing selected the pile is no answer; what it gives costs less than a pair.
  const pilePlace = isEmpty(chosen) ? WEIGHTS.indexOf('buy') - 0.5 : WEIGHTS.indexOf('draw');
  const weight = ({ verb, cards }: Play): number =>
    (verb === 'draw' ? pilePlace : WEIGHTS.indexOf(verb)) * 20 - cards.length;
  plays.sort((a, b) => weight(a) - weight(b));
  return {
    possible: plays.filter(play => !play.refusal),
    refused: byNearness(plays.filter(play => play.refusal)),
  };
}

/** Refused plays, the one nearest to being possible first: its reason helps most. */
export const byNearness = (refused: readonly Play[]): Play[] =>
  [...refused].sort((a, b) => nearness(b) - nearness(a));

function nearness({ refusal, cards, verb }: Play): number {
  const base = refusal?.reason === 'too-few-cards' ? 20 : refusal?.reason === 'not-built' ? -20 : 0;
  return base + cards.length + (verb === 'erect' ? 1 : 0);
}

export type Worths = Readonly<Record<string, number>>;

/** Plays that bring more come first among their like; those known to bring nothing, last. */
export function byWorth(plays: readonly Play[], worths: Worths): Play[] {
  const points = ({ notation }: Play) => worths[notation];
  const isVain = (play: Play) => points(play) === 0;
  const good = plays.filter(play => !isVain(play));
  const known = good.filter(play => points(play) !== undefined);
  const sorted = [...known].sort((a, b) => (points(b) ?? 0) - (points(a) ?? 0));
  const inOrder = good.map(play => (points(play) === undefined ? play : sorted.shift()));
  return [...inOrder.filter(play => play !== undefined), ...plays.filter(isVain)];
}

/** At most three possible plays and one refused; together no more than there is room for. */
const SHOWN_REFUSED = 1;
/** With fewer rows than this, possible plays come before refused ones. */
const FEW = 3;

/** The plays shown first, with the active one; the rest waits behind "all plays". */
export function foremost(
  { possible, refused }: Offered,
  rows = FEW,
  active?: Play,
): Offered & { more: number } {
  const isFull = rows < FEW && possible.length >= rows;
  const no = isFull ? [] : refused.slice(0, SHOWN_REFUSED);
  const first = possible.slice(0, Math.max(1, rows - no.length));
  if (active && !first.includes(active)) first[first.length - 1] = active;
  const more = possible.length - first.length + (refused.length - no.length);
  return { possible: first, refused: no, more };
}

/**
 * What a selection might mean when there are no forms to ask, in the middle of a plan: every
 * reading of it. The server says which of them can be played.
 */
export function readings(chosen: Chosen, isNamed: boolean): string[] {
  const { hand, row, pile, power, colour } = chosen;
  const named = isNamed && colour ? `${colour} ` : '';
  const cards = hand.join(' ');
  if (pile) return ['draw', 'hero draw'];
  if (row && hand.length === 0) return [`take ${row}`, `hero take ${row}`];
  if (row) return [`swap ${cards} ${row}`];
  if (power) return [`${named}acquire ${power}`];
  if (hand.length === 0 || hasUnknown(hand)) return [];
  const laid = [`${named}erect ${cards}`, `${named}improve ${cards}`];
  return hand.length > 1 ? [...laid, `${named}score ${cards}`, `buy ${cards}`] : laid;
}

/** Whether a card can join those selected in some play; if not it stays in view, drained. */
export function joins(forms: readonly Form[], hand: readonly string[], card: string): boolean {
  if (!hand.length || hand.includes(card) || !forms.length) return true;
  const wanted = [...hand, card];
  return forms.some(
    ({ cards = [], most = 0 }) =>
      most >= wanted.length && wanted.every(each => cards.includes(each)),
  );
}
