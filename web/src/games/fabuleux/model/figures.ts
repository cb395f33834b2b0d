/** Figures as they are printed on a card. */
import type { Characteristic } from './deck';

const MINUS = '\u2212';
/** From here on a figure may be shortened. */
const SHORTENED = 1e6;

/** A number by itself: years are never grouped, and −85 has a real minus. */
export function numberText(value: number, unit: string, language: string, short = false): string {
  const text = new Intl.NumberFormat(language, {
    useGrouping: unit !== '',
    maximumFractionDigits: 2,
    notation: short && Math.abs(value) >= SHORTENED ? 'compact' : 'standard',
  }).format(value);
  return text.replace('-', MINUS);
}

/** The 100 of `/100`; undefined for other units. */
export function outOf(unit: string): number | undefined {
  return unit.startsWith('/') ? Number(unit.slice(1)) : undefined;
}

/** As an event tells it: `96 m`, `78/100`, `-85`. */
export function figureOf(value: number, { unit }: Pick<Characteristic, 'unit'>): string {
  return outOf(unit) === undefined ? `${value} ${unit}`.trim() : `${value}${unit}`;
}

/** A word with a capital, to begin a line with. */
export function capital(word: string, language: string): string {
  return word.slice(0, 1).toLocaleUpperCase(language) + word.slice(1);
}

/** The name of a country; its code if the browser knows no name. */
export function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
