/** The games by name: the only way for the page to get at them. */
import { colourOf } from '$src/table/seat-colours';
import type { GameModule } from './game-module';
import * as modules from './modules';

export type Game = keyof typeof modules;

const MODULES: Readonly<Record<Game, GameModule>> = modules;

export const GAMES = Object.keys(MODULES) as readonly Game[];

export function isGame(name: string | undefined): name is Game {
  return GAMES.some(game => game === name);
}

/** Undefined for a game that a newer server offers and this page does not know. */
export function moduleOf(game: string | undefined): GameModule | undefined {
  return isGame(game) ? MODULES[game] : undefined;
}

/** The game that a rule number belongs to; `table` and `notation` belong to none. */
export function gameOfRule(rule: string): Game | undefined {
  return GAMES.find(game => /^\d/.test(rule.split(MODULES[game].ruleLetter)[1] ?? ''));
}

/** The colours that a seat will have, before its table says so. */
export function coloursOf(game: string, seat: number, seats: number): string[] {
  return moduleOf(game)?.colours?.(seat, seats) ?? [colourOf(seat)];
}
