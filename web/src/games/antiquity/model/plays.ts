/** One play: made of a form, or read from a line of notation. */
import type { Form, Outcome, Refusal } from '$src/net/protocol';
import { monumentOf } from './cards';
import { VERB_RULES } from './rule-numbers';
import type { Chosen } from './selection.svelte';

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

const ruleOf = (verb: string): string =>
  (VERB_RULES as Readonly<Record<string, string>>)[verb] ?? '';

const sameCards = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i]);

/** A form with its choices made, as one line of notation. */
export function playOf(
  form: Form,
  cards: readonly string[] = [],
  more: Chosen = { hand: [] },
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
    rule: form.refusal?.rule ?? ruleOf(form.verb),
    refusal: form.refusal ?? undefined,
  };
}

/** The wished order, if it names the same cards; else the usual one. */
function orderedStack(usual: string[], wished?: readonly string[]): string[] {
  if (!wished || wished.length !== usual.length) return usual;
  return usual.every(card => wished.includes(card)) ? [...wished] : usual;
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
    rule: ruleOf(verb),
  };
}

/** A play as it was typed: cards in small letters, and for whom if that was left out. */
export function typed(text: string, forms: readonly Form[], colour: string | undefined): string {
  const play = text.replace(/\b[a-z]{3}[1-9]\b/gi, card => card.toUpperCase());
  const isForColour = forms.some(form => form.colour && play.split(' ')[0] === form.verb);
  return isForColour && colour ? `${colour} ${play}` : play;
}

/** The points that the last play of an outcome brings, if the server names any. */
export function pointsOf({ events }: Outcome): number | undefined {
  const last = (events?.at(-1) ?? []) as { args?: Record<string, unknown> }[] | null;
  const points = last?.[0]?.args?.points;
  return typeof points === 'number' ? points : undefined;
}

/** `list` with the item at `from` moved by `step` places. */
export function moved<T>(list: readonly T[], from: number, step: number): T[] {
  const to = Math.max(0, Math.min(list.length - 1, from + step));
  const rest = list.filter((_, i) => i !== from);
  const item = list[from];
  return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)];
}
