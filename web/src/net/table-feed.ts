/** All that a game needs to show its table, whether in progress or in a replay. */
import type {
  Answer,
  Command,
  Happened,
  Outcome,
  Position,
  Refusal,
  Said,
  TableInfo,
  Update,
} from './protocol';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';
type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type CommandBody = WithoutId<Command>;

/** The view of a game that is known only at run time: that game's table takes it for its own. */
export type AnyView = never;
/** A position with the view of one game. */
export type GamePosition<View> = Position & { view: View };
/** An update whose position has its whole view, not only the changes. */
export type GameUpdate<View> = Update & { position?: GamePosition<View> | null };

/** Called before the feed itself changes, while the table still shows the state before. */
export type Listener<View> = (update: GameUpdate<View>) => void;

/** Readable by everybody; only commands change it, by way of the server. */
export interface TableFeed<View = unknown> {
  readonly id: string;
  /** Undefined for spectators. */
  readonly seat: number | undefined;
  readonly isReplay: boolean;
  readonly table: TableInfo | undefined;
  readonly position: GamePosition<View> | undefined;
  /** Everything that has happened, the oldest first. */
  readonly happened: readonly Happened[];
  /** The number of the last entry of the log, or in a replay the number of plays shown. */
  readonly seq: number;
  readonly said: readonly Said[];
  readonly link: Link;
  /** Why the last order was refused. */
  readonly refusal: Refusal | undefined;
  /** The names in seat order, an empty text for an empty seat. */
  readonly names: readonly string[];
  /** It is my turn, and no substitute plays for me. */
  readonly isAsked: boolean;
  /** A substitute plays my seat until I take it back. */
  readonly isBot: boolean;
  readonly hasResigned: boolean;
  /**
   * The commitment shown before the game: null if there was none, undefined if this browser was
   * not there to see it.
   */
  readonly promised: string | null | undefined;

  isGivenUp(seat: number): boolean;
  /** Return how to stop listening. */
  listen(listener: Listener<View>): () => void;
  /** Forget why the last order was refused: the player is doing something else. */
  forgetRefusal(): void;
  /** Send a command and wait for its answer. */
  do(command: CommandBody): Promise<Answer>;
  /** Carry out the player's wish; if it is refused, `refusal` says why. */
  order(command: CommandBody): Promise<Answer>;
  /** Play one line of notation. Return whether it was done. */
  play(line: string): Promise<boolean>;
  /** Ask for the effect of a list of plays. */
  preview(lines: readonly string[]): Promise<Outcome | undefined>;
}
