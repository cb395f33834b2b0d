/** Names of cards, stacks and tracks for screen readers. */
import { settings } from '$src/platform/settings.svelte';
import { say, speech } from '$src/i18n/speech.svelte';
import { monumentOf, roleIn, symbolOf, valueOf } from './cards';
import type { Play } from './plays';
import type { MonumentView, View, Score } from './view';
import { sources } from './worth';

export function monumentName(code: string): string {
  return speech.speaker?.word('monument', code) ?? code;
}

/** As it fits on a card. */
export function shortName(code: string): string {
  const short = `antiquity-web-short-${code}` as const;
  return speech.speaker?.has(short) ? say(short) : monumentName(code);
}

/** As it fits on a narrow card. */
export function tinyName(code: string): string {
  const tiny = `antiquity-web-tiny-${code}` as const;
  return speech.speaker?.has(tiny) ? say(tiny) : shortName(code);
}

export function colourName(colour: string): string {
  return speech.speaker?.word('colour', colour) ?? colour;
}

export function symbolName(symbol: string): string {
  return speech.speaker?.word('symbol', symbol) ?? symbol;
}

/** Mausoleum 8, helmet. */
export function cardName(card: string, symbol: string): string {
  const name = `${monumentName(monumentOf(card))} ${valueOf(card)}`;
  return symbol ? `${name}, ${symbolName(symbol)}` : name;
}

/** Akropolis: 9 scroll, 7 ship, top card 4 ship. */
export function stackName(view: View, monument: string, cards: readonly string[]): string {
  const named = cards.map(card => `${valueOf(card)} ${symbolName(symbolOf(view, card))}`);
  const last = named.pop() ?? '';
  const top = say('antiquity-web-top-card-is', { name: last });
  return `${monumentName(monument)}: ${[...named, top].join(', ')}`;
}

/** Akropolis, marker on 9, Blue main builder with 3, Red 3, none left. */
export function trackName(monument: MonumentView): string {
  const parts = [
    monumentName(monument.code),
    say('antiquity-web-marker-on', { value: monument.sole }),
  ];
  for (const { colour, cards } of monument.builders) {
    const isMain = roleIn(monument, colour) === 'main';
    const id = isMain ? 'antiquity-web-builder-main' : 'antiquity-web-builder';
    parts.push(say(id, { colour, count: cards }));
  }
  if (settings.available) parts.push(roomIn(monument));
  return parts.join(', ');
}

/** How often it can still be built, and the cards needed. */
export function roomIn({ available, needs: [needed] }: MonumentView): string {
  if (needed === undefined) return say('antiquity-web-none-left');
  return say('antiquity-web-left-needs', { count: available, needed });
}

/** The name of a play, wherever it is shown. */
export function playName({ verb, monument, power, symbol }: Play): string {
  if (verb === 'score' && symbol) return say(`antiquity-web-score-two-${symbol}`);
  if (verb === 'buy' && symbol) return say(`antiquity-web-buy-two-${symbol}`);
  if (verb === 'draw') return say('antiquity-web-draw-pile');
  if (verb === 'end') return say('antiquity-web-end-turn');
  if (verb === 'erect' && monument) return say('antiquity-web-erect', { monument });
  if (verb === 'improve' && monument) return say('antiquity-web-improve', { monument });
  if (verb === 'acquire' && power) return say('antiquity-web-acquire', { power });
  return say(`antiquity-verb-${verb.replace(' ', '-')}`);
}

/** A colour's points by source, and their total if the game ended now. */
export function worthInWords(score: Score): string {
  const parts = sources(score).map(({ source, points }) =>
    say(`antiquity-web-worth-${source}`, { points: figure(points) }),
  );
  const total = say('antiquity-web-worth-total', { points: figure(score.total) });
  return [...parts, total].join(' · ');
}

export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';

export const figure = (points: number | null | undefined): string =>
  points === null || points === undefined ? '?' : points < 0 ? `−${-points}` : String(points);
