/**
 * From what is selected to plays in notation. What can be played is what the forms say, and a form
 * that is refused says why. Of cards that fit no form it is said here what they lack: enough of
 * them, one monument (A4.4), one symbol (A4.8).
 */
import type { Form, Outcome, Refusal } from '$lib/protocol';
import { monumentOf, valueOf } from './cards';

export interface Selection {
  /** Cards of the hand, in the order in which they would be laid. */
  hand: readonly string[];
  /** A face-up card. */
  row?: string;
  pile?: boolean;
  power?: string;
  /** The colour that acts, where somebody plays two. */
  colour?: string;
  /** With the Scribe, the whole stack in another order, from bottom to top. */
  order?: readonly string[];
}

export interface Play {
  notation: string;
  verb: string;
  colour?: string;
  monument?: string;
  cards: string[];
  target?: string;
  power?: string;
  symbol?: string;
  /** The stack as it would be, where its order may be changed. */
  stack?: string[];
  rule: string;
  refusal?: Refusal;
}

/** Where each verb is explained. */
export const RULES: Readonly<Record<string, string>> = {
  draw: 'A4.3',
  take: 'A4.3',
  erect: 'A4.4',
  improve: 'A4.7',
  score: 'A4.8',
  buy: 'A4.2',
  history: 'A5.1',
  acquire: 'A8.1',
  'hero draw': 'A8.4',
  'hero take': 'A8.4',
  swap: 'A8.5',
  end: 'A4.1',
};

/** The best first: what builds before what trades before what draws. */
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

export const isEmpty = ({ hand, row, pile, power }: Selection): boolean =>
  hand.length === 0 && !row && !pile && !power;

const sameCards = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i]);

/** Whether these cards of the hand and this face-up card are chosen for one play, a swap. */
export function isSwap(forms: readonly Form[], hand: readonly string[], row: string): boolean {
  const [card = '', ...others] = hand;
  return forms.some(
    ({ verb, cards, targets }) =>
      verb === 'swap' && !others.length && cards?.includes(card) && targets?.includes(row),
  );
}

/** A form with its choices made, as one line of notation. */
export function playOf(
  form: Form,
  cards: readonly string[] = [],
  more: Selection = { hand: [] },
): Play {
  const words = [form.colour ?? '', form.verb, form.power ?? '', ...cards];
  const target = form.targets?.length ? more.row : undefined;
  if (target) words.push(target);
  const usual = [...(form.stack ?? []), ...cards];
  const stack = form.reorder ? orderedStack(usual, more.order) : usual;
  if (form.reorder && !sameCards(stack, usual)) words.push('order', ...stack);
  return {
    notation: words.filter(Boolean).join(' '),
    verb: form.verb,
    colour: form.colour ?? undefined,
    monument: form.monument ?? undefined,
    cards: [...cards],
    target,
    power: form.power ?? undefined,
    symbol: form.symbol ?? undefined,
    stack: form.verb === 'improve' ? stack : undefined,
    rule: form.refusal?.rule ?? RULES[form.verb] ?? '',
    refusal: form.refusal ?? undefined,
  };
}

/** The wished order, if it names the same cards; else the usual one. */
function orderedStack(usual: string[], wished?: readonly string[]): string[] {
  if (!wished || wished.length !== usual.length) return usual;
  return usual.every(card => wished.includes(card)) ? [...wished] : usual;
}

function isOfColour(form: Form, colour?: string): boolean {
  return !form.colour || !colour || form.colour === colour;
}

/** What the selection means for one form: a play, possible or refused, or nothing at all. */
function meant(form: Form, chosen: Selection): Play | undefined {
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
      return fits && !row && !pile && hand.length === (form.most ?? 0)
        ? playOf(form, hand)
        : undefined;
    case 'erect':
    case 'improve':
      return fits && !row && !pile ? laid(form, chosen) : undefined;
    default:
      return undefined;
  }
}

function laid(form: Form, chosen: Selection): Play {
  const play = playOf(form, chosen.hand, chosen);
  const least = form.least ?? 1;
  if (play.refusal || chosen.hand.length >= least) return play;
  // The form says how many it takes; the sentence for it is the server's own.
  const refusal: Refusal = {
    rule: play.rule,
    reason: 'too-few-cards',
    args: { monument: form.monument ?? '', needed: least },
  };
  return { ...play, refusal };
}

/** Two or more cards that belong to no play together: say which rule keeps them apart. */
function apart(chosen: Selection, forms: readonly Form[]): Play[] {
  const { hand, row, pile } = chosen;
  if (row || pile || hand.length < 2) return [];
  const cards = [...hand];
  const found: Play[] = [];
  const isOne = new Set(hand.map(monumentOf)).size === 1;
  const isPair = forms.some(
    form => form.verb === 'score' && hand.every(c => form.cards?.includes(c)),
  );
  if (!isOne) found.push(refused('erect', cards, 'not-one-monument'));
  if (!isPair && hand.length === 2) found.push(refused('score', cards, 'not-one-symbol'));
  return found;
}

function refused(verb: string, cards: string[], reason: string): Play {
  const rule = RULES[verb] ?? '';
  const refusal: Refusal = { rule, reason, args: { cards } };
  return { notation: '', verb, cards, rule, refusal };
}

/** What could be done with nothing selected: for each form the play that uses most cards. */
function suggested(form: Form): Play | undefined {
  const cards = [...(form.cards ?? [])].sort((a, b) => valueOf(b) - valueOf(a));
  switch (form.verb) {
    case 'erect':
      return !form.refusal && cards.length < (form.least ?? 1)
        ? laid(form, { hand: cards })
        : playOf(form, cards);
    case 'improve':
      return playOf(form, cards);
    case 'score':
    case 'buy':
      return cards.length >= 2 || form.refusal ? playOf(form, cards.slice(-2)) : undefined;
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
export function offered(forms: readonly Form[], chosen: Selection): Offered {
  const relevant = forms.filter(form => isOfColour(form, chosen.colour));
  const found = isEmpty(chosen)
    ? relevant.map(suggested)
    : [...relevant.map(form => meant(form, chosen)), ...apart(chosen, relevant)];
  const plays = found.filter(play => play !== undefined);
  const weight = (play: Play): number => {
    const place = WEIGHTS.indexOf(play.verb);
    const base = isEmpty(chosen) && play.verb === 'draw' ? WEIGHTS.length : place;
    return base * 20 - play.cards.length;
  };
  plays.sort((a, b) => weight(a) - weight(b));
  return {
    possible: plays.filter(play => !play.refusal),
    refused: plays.filter(play => play.refusal).sort((a, b) => tellingness(b) - tellingness(a)),
  };
}

/** Some reasons help more than others: how near the play is to being possible. */
function tellingness({ refusal, cards, verb }: Play): number {
  const base = refusal?.reason === 'too-few-cards' ? 20 : refusal?.reason === 'not-built' ? -20 : 0;
  return base + cards.length + (verb === 'erect' ? 1 : 0);
}

/** The points that the last play of an outcome brings, if the server names any. */
export function pointsOf({ events }: Outcome): number | undefined {
  const last = (events?.at(-1) ?? []) as { args?: Record<string, unknown> }[] | null;
  const points = last?.[0]?.args?.points;
  return typeof points === 'number' ? points : undefined;
}

export type Worths = Readonly<Record<string, number>>;

/** What brings more comes first among its like, and what is known to bring nothing comes last. */
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
/** With fewer rows than this, what is possible comes before what is not. */
const FEW = 3;

/** What is shown first, with the play being looked at; the rest waits behind "all plays". */
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
export function readings(chosen: Selection, isTwo: boolean): string[] {
  const { hand, row, pile, power, colour } = chosen;
  const named = isTwo && colour ? `${colour} ` : '';
  const cards = hand.join(' ');
  if (pile) return ['draw', 'hero draw'];
  if (row && hand.length === 0) return [`take ${row}`, `hero take ${row}`];
  if (row && hand.length === 1) return [`swap ${cards} ${row}`];
  if (power) return [`${named}acquire ${power}`];
  if (hand.length === 0 || hand.some(card => !valueOf(card))) return [];
  const found: string[] = [];
  if (new Set(hand.map(monumentOf)).size === 1) {
    found.push(`${named}erect ${cards}`, `${named}improve ${cards}`);
  }
  if (hand.length === 2) found.push(`${named}score ${cards}`, `buy ${cards}`);
  return found;
}

const CARD = /^[A-Z]{3}[1-9]$/;

/** A line of notation taken apart again, for showing it; wrong lines are shown as they are. */
export function readPlay(notation: string): Play {
  const words = notation.split(' ');
  const [first = ''] = words;
  const colour = ['red', 'blue', 'green', 'yellow'].includes(first) ? words.shift() : undefined;
  const order = words.indexOf('order');
  const stack = order < 0 ? undefined : words.splice(order).slice(1);
  const cards = words.filter(word => CARD.test(word));
  const verb = words[0] === 'hero' ? words.slice(0, 2).join(' ') : (words[0] ?? '');
  const target = verb === 'swap' ? cards.pop() : undefined;
  return {
    notation,
    verb,
    colour,
    cards,
    target,
    stack,
    monument: verb === 'erect' || verb === 'improve' ? monumentOf(cards[0] ?? '') : undefined,
    power: verb === 'acquire' ? words[1] : undefined,
    rule: RULES[verb] ?? '',
  };
}

/** A play as it was typed: cards in small letters, and for whom if that was left out. */
export function typed(text: string, forms: readonly Form[], colour: string | undefined): string {
  const play = text.replace(/\b[a-z]{3}[1-9]\b/gi, card => card.toUpperCase());
  const isForColour = forms.some(form => form.colour && play.split(' ')[0] === form.verb);
  return isForColour && colour ? `${colour} ${play}` : play;
}

/** `list` with the item at `from` moved by `step` places. */
export function moved<T>(list: readonly T[], from: number, step: number): T[] {
  const to = Math.max(0, Math.min(list.length - 1, from + step));
  const rest = list.filter((_, i) => i !== from);
  const item = list[from];
  return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Whether a card can join those selected in some play; if not it stays in view, drained. */
export function joins(forms: readonly Form[], hand: readonly string[], card: string): boolean {
  if (!hand.length || hand.includes(card) || !forms.length) return true;
  const wanted = [...hand, card];
  return forms.some(
    ({ cards = [], most = 0, verb }) =>
      (verb === 'erect' || most >= wanted.length) && wanted.every(each => cards.includes(each)),
  );
}
