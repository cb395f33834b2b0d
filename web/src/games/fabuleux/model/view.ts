/** Made from docs/protocol.schema.json by `npm run types`. */

/**
 * A table of `fabuleux` as one seat, or a spectator, may see it.
 */
export interface View {
  game: string;
  seat: number | null;
  round: number;
  to_move: number;
  phase: string;
  leader: number;
  chooser: number | null;
  characteristic: string | null;
  forces: Forces;
  seats: SeatView[];
  aside: string[];
  shown: string[];
  last: LastRound | null;
  places: number[];
  rival?: Rival | null;
}
/**
 * Effects of Collectors that still last (F9).
 */
export interface Forces {
  flood: string | null;
  hurricane: boolean;
  lightning: boolean;
  eclipse: boolean;
  drought: boolean;
  volcano: number | null;
  earthquake: string | null;
}
/**
 * A player: number of cards, and the cards in front of them in this round.
 */
export interface SeatView {
  seat: number;
  cards: number;
  pile: number;
  out: number | null;
  lying: Lying | null;
  drawn: Lying[];
  tied: boolean;
}
/**
 * A card in the round: its code for its player, the spoken figures for all.
 */
export interface Lying {
  card: string | null;
  figures: {
    [k: string]: number;
  };
  grade: string | null;
}
/**
 * The round before this one, which everybody has seen (F14).
 */
export interface LastRound {
  winner: number;
  characteristic: string | null;
  level: number[];
  cards: Shown[];
  drawn: Shown[];
}
/**
 * A card of the last round, and the seat it lay before.
 */
export interface Shown {
  seat: number;
  card: string;
}
/**
 * The best figure that others have said, beside that of the viewer's own card.
 */
export interface Rival {
  figure: number;
  compared: string;
}
