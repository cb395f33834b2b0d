/** Made from docs/protocol.schema.json by `npm run types`. */

/**
 * A table of `antiquity` as one seat, or a spectator, may see it.
 */
export interface View {
  game: string;
  seat: number | null;
  turn: number;
  to_move: number;
  actions: number;
  allowed: number;
  bought: boolean;
  hero_used: boolean;
  naute_used: boolean;
  closed: boolean;
  faceup: string[];
  spaces: number;
  pile: number;
  seats: SeatView[];
  colours: ColourView[];
  monuments: MonumentView[];
  track: number[][];
  ladder: LadderView[];
  aside: string[];
  gone: string[];
  chronicles: Chronicle[];
  places: number[];
  next: number;
  results: number[];
  ties: (string | null)[];
  ended: string | null;
  power_symbols: {
    [k: string]: string;
  };
  pile_cards: string[] | null;
}
/**
 * A player. The hand is visible to its owner, and to all after the game (A9.3).
 */
export interface SeatView {
  seat: number;
  colours: string[];
  hand_size: number;
  hand: string[] | null;
  taken: string[] | null;
}
/**
 * A colour with its exhibition: stacks from bottom to top, by monument.
 */
export interface ColourView {
  colour: string;
  seat: number;
  points: number;
  historians: number;
  powers: string[];
  exhibition: {
    [k: string]: number[];
  };
  symbols: {
    [k: string]: number;
  };
  score: Score;
}
/**
 * A colour's score if the game ended now, by source (A6, A8.2).
 */
export interface Score {
  points: number;
  monuments: number;
  histories: number;
  bonus: number;
  penalty: number;
  powers: number;
  total: number;
}
/**
 * A monument: its marker, the worth of its square, its builders.
 */
export interface MonumentView {
  code: string;
  symbols: string[];
  marker: number;
  sole: number;
  main: number;
  second: number;
  available: number;
  needs: number[];
  builders: Builder[];
}
/**
 * A builder of a monument and its current worth to them; main builder first.
 */
export interface Builder {
  colour: string;
  cards: number;
  highest: number;
  worth: number;
}
/**
 * A history with its place among all (A6.4); 1 is best.
 */
export interface LadderView {
  colour: string;
  pages: number;
  place: number;
  bonus: number;
}
/**
 * The effects of a history by `colour`, if it were written now.
 */
export interface Chronicle {
  colour: string;
  pages: number;
  taken: {
    [k: string]: string[];
  };
  markers: {
    [k: string]: number;
  };
  totals: {
    [k: string]: number;
  };
}
