/** Sentences in one language, from the same Fluent files as the server and the terminal. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Event, Reason, Refusal } from '$src/net/protocol';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Argument = string | number | readonly string[];
export type Arguments = Readonly<Record<string, Argument>>;

/** The kind of codes in an argument, by its name. All other text is shown as it is. */
const KINDS: Readonly<Record<string, string>> = {
  monument: 'monument',
  card: 'card',
  cards: 'card',
  stack: 'card',
  target: 'card',
  colour: 'colour',
  from: 'colour',
  symbol: 'symbol',
  power: 'power',
  characteristic: 'characteristic',
  collector: 'collector',
  direction: 'direction',
  grade: 'grade',
  chooser: 'grade',
};
/** Arguments of events that may list seats. */
const SEATED = ['winners', 'seats'];
/** The characteristic that is a year. */
const DATE = 'date';
const FOUR_DIGITS = 1000;
const CARD = /^([A-Z]{3})([1-9])$/;
/** A figure as a record has it: `37600000 m²`, `78/100`, `-85`. */
const FIGURE = /^(-?\d+(?:\.\d+)?)(?: ?(\D.*))?$/;
/** Units with words for screen readers. */
const UNITS: Readonly<Record<string, string>> = { m: 'metres', 'm²': 'square-metres' };

/** The era of a date, where nobody could tell it from the number alone. */
export function eraOf(year: number, characteristic: string): 'bc' | 'ad' | undefined {
  if (characteristic !== DATE) return undefined;
  if (year < 0) return 'bc';
  return year < FOUR_DIGITS ? 'ad' : undefined;
}

export function chooseLanguage(wanted: readonly string[]): Language {
  const found = wanted.map(tag => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find(language => language === found.find(isOurs)) ?? 'en';
}

function isOurs(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** Speaks one language. `names` are the words of the host's own deck, and come first. */
export class Speaker {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: readonly string[],
    private readonly names: Readonly<Record<string, string>> = {},
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** A message, filled with `args` in words. */
  say(message: string, args: Arguments = {}): string {
    const worded = Object.entries(args).map(([key, value]) => [key, this.worded(key, value)]);
    return this.format(message, Object.fromEntries(worded));
  }

  /** Why not, without the rule number. */
  refusal(refusal: Refusal): string {
    return this.say(`refusal-${refusal.reason}`, refusal.args as Arguments);
  }

  /** Why a play is advised, without the rule number. */
  reason(game: string, { code, args }: Reason): string {
    return this.say(`${game}-reason-${code}`, args as Arguments);
  }

  /** An event as a sentence; `players` are the names in seat order. Spoken, units are words. */
  event(
    game: string,
    event: Event,
    players: readonly string[],
    way: 'written' | 'spoken' = 'written',
  ): string {
    const args: Record<string, Argument> = { ...(event.args as Arguments) };
    if (typeof args.figure === 'string') {
      args.figure = this.figure(args.figure, String(args.characteristic), way);
    }
    if (event.seat >= 0) args.player = players[event.seat] ?? '';
    for (const key of SEATED) {
      const seats = args[key];
      if (Array.isArray(seats)) args[key] = seats.map(seat => players[Number(seat)] ?? '');
    }
    return this.say(`${game}-event-${event.kind}`, args);
  }

  /** The name of `code` as an argument named `key`; text that is no code stays. */
  word(key: string, code: string): string {
    const kind = KINDS[key];
    if (!kind) return code;
    const own = this.names[code];
    if (own) return own;
    if (kind === 'card') return this.card(code);
    const message = `${kind}-${code}`;
    return this.has(message) ? this.format(message, {}) : code;
  }

  /** `a, b and c`. */
  listed(items: readonly string[]): string {
    if (items.length < 2) return items.join('');
    return this.format('list-and', {
      head: items.slice(0, -1).join(', '),
      last: items.at(-1) ?? '',
    });
  }

  /** A figure as this language writes numbers; years are never grouped, and −85 has a real minus. */
  figure(text: string, characteristic = '', way: 'written' | 'spoken' = 'written'): string {
    const [, number, unit = ''] = FIGURE.exec(text) ?? [];
    if (number === undefined || unit.startsWith('/')) return text;
    const era = eraOf(Number(number), characteristic);
    if (era) return `${Math.abs(Number(number))}\u00a0${this.format(`era-${era}`, {})}`;
    const format = { useGrouping: unit !== '', maximumFractionDigits: 2 };
    const figure = new Intl.NumberFormat(this.language, format).format(Number(number));
    const value = figure.replace('-', '\u2212');
    const spoken = `figure-${UNITS[unit]}`;
    if (way === 'spoken' && this.has(spoken)) return this.format(spoken, { figure: value });
    return unit ? `${value}\u00a0${unit}` : value;
  }

  private card(code: string): string {
    const [, monument = '', value = ''] = CARD.exec(code) ?? [];
    if (!this.has(`monument-${monument}`)) return code;
    return this.format('card-name', { monument: this.word('monument', monument), value });
  }

  private worded(key: string, value: Argument): string | number {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return this.word(key, value);
    return this.listed(value.map(code => this.word(key, code)));
  }

  private format(message: string, args: Record<string, string | number>): string {
    const pattern = this.bundle.getMessage(message)?.value;
    // A sentence that is missing shows its id: ugly, but nothing else breaks. A test finds it.
    if (!pattern) return message;
    return this.bundle.formatPattern(pattern, args, []);
  }
}
