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
  pile_cards: string[] | null;
}
/**
 * A player: the hand itself is there for its owner and when the game is over (A9.3).
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
 * What a colour would have if the game ended now, by source (A6, A8.2).
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
 * A monument: its marker, what its square is worth, and who may still build it.
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
 * A builder of a monument, the main builder first, and what it is worth to them now.
 */
export interface Builder {
  colour: string;
  cards: number;
  highest: number;
  worth: number;
}
/**
 * A history, and its place among all (A6.4), 1 the best.
 */
export interface LadderView {
  colour: string;
  pages: number;
  place: number;
  bonus: number;
}
/**
 * What a history by `colour` would do now, whoever is to move.
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
