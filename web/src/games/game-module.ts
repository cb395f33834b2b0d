/** The parts of a game that the page uses. Large ones are fetched on demand. */
import type { Component } from 'svelte';
import type { AnyView } from '$src/net/table-feed';
import type { Playback } from '$src/table/playback.svelte';

type Lazy<Props extends object> = () => Promise<{ default: Component<Props> }>;

/** A game's table speaks to the server through the playback's feed alone. */
export interface TableProps<View = AnyView> {
  playback: Playback<View>;
  /** The seats held in this browser. */
  seats: number[];
  /** Another of these seats looks at the screen now. */
  onseat?: (seat: number) => void;
}

/** A row of drawings on the start page. */
export interface Frieze {
  codes: readonly string[];
  /** An `icon` is part of the page, a `plate` is fetched on demand. */
  drawing: 'icon' | 'plate';
  /** Undefined until the names have been fetched. */
  name: (code: string) => string | undefined;
  load?: () => Promise<void>;
}

export interface GuideStep {
  /** `guide-GAME-ID` is its title, `guide-GAME-ID-text` its instruction. */
  id: string;
  /** Where to look: the first of these that can be seen. */
  at?: readonly string[];
  /** My event that ends it; without one, the reader does. */
  until?: string;
  /** How often it must have happened, if not once. */
  times?: number;
  /** Anybody's event counts. */
  anyone?: boolean;
}

/** A guided first game, played on from a record. */
export interface Guide {
  steps: readonly GuideStep[];
  record: string;
  bots: readonly string[];
}

/** A monument in the museum. */
export interface Exhibit {
  /** The name of its drawing. */
  plate: string;
  code: string;
  name: string;
  place: string;
  fact: string;
}

/** The cards of a game, as the museum shows them. */
export interface Cards {
  /** In the reader's language, as far as they have been fetched. */
  readonly exhibits: readonly Exhibit[];
  load(): Promise<void>;
  /** The texts of one monument's cards. */
  Details: Component<{ code: string }>;
  /** Shown beside its name. */
  Mark?: Component<{ code: string }>;
}

export interface GameModule {
  /** Rule numbers begin with it. */
  ruleLetter: string;
  /** The monument of `antiquity` that is the game's picture. */
  picture: string;
  /** Proposed at first, the easiest in front. */
  opponents: readonly string[];
  /** Opponents for a newcomer; if too few are of a beginner's strength, one comes twice. */
  beginners: readonly string[];
  frieze: Frieze;
  /** Events that a replay marks below its slider. */
  marks: Readonly<Record<string, 'turn' | 'history'>>;
  /** A winner's result in lists of finished tables: points, or cards. */
  points: (view: AnyView, seat: number) => number;
  /** The colours that a seat will have, where it is more than one. */
  colours?: (seat: number, seats: number) => string[];
  Table: Lazy<TableProps>;
  /** All hands of a replay, for games that have hands. */
  HandsDialog?: Lazy<{ view: AnyView; names: readonly string[]; onclose: () => void }>;
  guide: () => Promise<Guide>;
  cards: () => Promise<Cards>;
  /** Its components in all their states, for developers. */
  Gallery: Lazy<{ playback: Playback }>;
}
