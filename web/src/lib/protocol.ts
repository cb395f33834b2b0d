/** Made from docs/protocol.schema.json and docs/openapi.json by `npm run types`. */

export type Command =
  Play | Undo | Resign | Leave | Return | Start | Fill | Say | Chat | Ping | Preview | Hint;
export type Message = Answer | Update | Said | Refused | TableInfo;

/**
 * What can be played here, and against whom.
 */
export interface Offer {
  games: GameInfo[];
  prepared: boolean;
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  game: string;
  rules: number;
  seats: number[];
  options: OptionInfo[];
  bots: BotInfo[];
  hints: boolean;
  prepared?: boolean;
}
/**
 * An option of a game: its values, the default first.
 */
export interface OptionInfo {
  name: string;
  values: string;
  live?: string;
  seats?: number[];
  files?: string[];
}
/**
 * A bot that can be put into a seat.
 */
export interface BotInfo {
  name: string;
  rating: number | null;
  level: number | null;
  prepared?: boolean;
}
/**
 * Every card of a game with its data, as `monuments cards GAME --json` gives it.
 */
export interface CardList {
  game: string;
  cards: {}[];
  characteristics?: Characteristic[];
  words?: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/**
 * What the cards of a game are compared by.
 */
export interface Characteristic {
  code: string;
  unit: string;
  wins: string;
  names: {
    [k: string]: string;
  };
}
/**
 * A table, as everybody may see it. Sent on connecting and whenever it changes.
 */
export interface TableInfo {
  type: 'table';
  table: string;
  game: string;
  rules: number;
  options: string;
  phase: 'open' | 'over' | 'playing';
  seats: SeatInfo[];
  host: number | null;
  pace: Pace;
  chat: boolean;
  hints: boolean;
  listed: boolean;
  made: number;
  commitment: string | null;
  rematch: string | null;
}
/**
 * One seat, as everybody may see it.
 */
export interface SeatInfo {
  seat: number;
  name: string | null;
  kind: 'bot' | 'open' | 'person' | 'reserved';
  bot: string | null;
  here: boolean;
  resigned: boolean;
  preparing?: boolean;
}
/**
 * How long a turn may take. What runs out of time is played by a bot.
 */
export interface Pace {
  kind?: 'days' | 'none' | 'seconds';
  amount?: number;
}
/**
 * The promise about a deck, for a table that is to be made within a day.
 */
export interface Promising {
  promise: string;
}
/**
 * A table to be made. It begins by itself once every seat is taken, unless `wait` is set.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: SeatWish[];
  options?: string;
  pace?: Pace;
  absence?: number;
  chat?: boolean;
  hints?: boolean | null;
  listed?: boolean;
  wait?: boolean;
  promise?: string | null;
  entropy?: string | null;
  record?: string | null;
}
/**
 * Who shall sit somewhere: oneself, anyone, whoever has the invitation, or a bot.
 */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open' | 'reserved';
  name?: string | null;
  bot?: string | null;
}
/**
 * A table was made.
 */
export interface Made {
  table: string;
  seated?: Seated | null;
  invitations?: Invitation[];
}
/**
 * A seat was taken; its secret is in the cookie that comes with this answer.
 */
export interface Seated {
  table: string;
  seat: number;
  recovery?: string | null;
}
/**
 * A link that gives a seat away, once. Its secret is behind the #, which browsers keep.
 */
export interface Invitation {
  seat: number;
  link: string;
  invitation: string;
}
/**
 * A game told again, a part of it at a time, with nothing hidden but the pile.
 */
export interface Replay {
  table: string | null;
  game: string;
  rules: number;
  options: string;
  names: string[];
  result: string;
  total: number;
  first: number;
  view: unknown;
  plays: Replayed[];
}
/**
 * One play of a finished game, and the position after it.
 */
export interface Replayed {
  turn: number;
  seat: number;
  play: string;
  events: Event[];
  view: unknown;
}
/**
 * One thing a play did, as the seat it was made for may see it.
 *
 *     `kind` names a message of the locales. `seat` is who did it.
 */
export interface Event {
  kind: string;
  seat: number;
  args?: {
    [k: string]: string | number | string[];
  };
}
/**
 * A record to look at.
 */
export interface Replaying {
  record: string;
}
/**
 * The promise about a deck; its secret is there when the game is over.
 */
export interface SealInfo {
  table: string;
  version: number;
  commitment: string;
  entropy: string[];
  secret?: string | null;
  seal?: string | null;
}
/**
 * Sitting down once more with the same players; the body may be left out.
 */
export interface Rematching {
  promise?: string | null;
  entropy?: string | null;
}
/**
 * One play in notation. With `seq`, it is refused if the game went on after that number.
 */
export interface Play {
  type: 'play';
  id: string;
  play: string;
  seq?: number | null;
}
/**
 * Take back the last play of one's turn, unless it showed something that was hidden.
 */
export interface Undo {
  type: 'undo';
  id: string;
}
/**
 * Give up. A bot plays on, and the seat ranks last.
 */
export interface Resign {
  type: 'resign';
  id: string;
}
/**
 * Let a bot play until one returns.
 */
export interface Leave {
  type: 'leave';
  id: string;
  bot?: string | null;
}
/**
 * Take one's seat back from a bot.
 */
export interface Return {
  type: 'return';
  id: string;
}
/**
 * Begin. The host's right; every seat must be taken.
 */
export interface Start {
  type: 'start';
  id: string;
}
/**
 * Put a bot into an empty seat before the start. The host's right.
 */
export interface Fill {
  type: 'fill';
  id: string;
  seat: number;
  bot: string;
}
/**
 * Say something to the table.
 */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}
/**
 * Switch the chat on or off. The host's right.
 */
export interface Chat {
  type: 'chat';
  id: string;
  on: boolean;
}
/**
 * Ask for nothing but the answer.
 */
export interface Ping {
  type: 'ping';
  id: string;
}
/**
 * Ask what a list of plays would do, from what the seat knows.
 */
export interface Preview {
  type: 'preview';
  id: string;
  /**
   * @maxItems 20
   */
  plays: string[];
}
/**
 * Ask for good plays, from what the seat knows.
 */
export interface Hint {
  type: 'hint';
  id: string;
}
/**
 * The answer to a command: done and stored, or refused with nothing changed.
 */
export interface Answer {
  type: 'answer';
  id: string;
  seq: number;
  refusal?: Refusal | null;
  preview?: Outcome | null;
  hints?: Advice[];
}
/**
 * The same refusal reaches browser, terminal, programs and the record checker.
 *
 *     `rule` is a number of docs/rules, or `notation` for what cannot be read. `reason` names a
 *     message of the locales, `args` fills it: codes, never sentences.
 */
export interface Refusal {
  rule: string;
  reason: string;
  args?: {
    [k: string]: string | number | string[];
  };
}
/**
 * What a list of plays would do. What nobody can know yet is null, or `?` in a list.
 */
export interface Outcome {
  plays: number;
  events?: unknown[];
  view?: unknown;
  refusal?: Refusal | null;
}
/**
 * A play, how likely it wins, and how the turn would probably go on.
 */
export interface Advice {
  play: string;
  chance: number;
  weight: number;
  line: string[];
}
/**
 * The messages of a long poll, in order.
 */
export interface Messages {
  messages: (Answer | Update | Said | Refused | TableInfo)[];
}
/**
 * What happened since the last number the receiver saw, and where the game stands now.
 */
export interface Update {
  type: 'update';
  seq: number;
  happened?: Happened[];
  position?: Position | null;
}
/**
 * One entry of the table's log, as the receiver may see it.
 *
 *     `kind` is `seated`, `filled`, `started`, `played`, `undone`, `handed`, `returned` or `chat`.
 *     Of `played` the `events` tell what it did; `undone` says after which number the game goes on.
 */
export interface Happened {
  seq: number;
  at: number;
  kind: string;
  seat?: number | null;
  by?: string | null;
  bot?: string | null;
  to?: number | null;
  on?: boolean | null;
  events?: Event[];
}
/**
 * Where the game stands, as the receiver may see it.
 */
export interface Position {
  to_move: number;
  view?: unknown;
  changes?: {} | null;
  forms?: Form[];
  undo?: boolean;
  deadline?: number | null;
  places?: number[];
}
/**
 * A family of plays that differ only in the cards chosen.
 *
 *     Legal plays are too many to list: six cards of one monument can be laid in 1,950 ways. A form
 *     names the verb and what is fixed, and says which `cards` to choose from, how many at `least`
 *     and at `most`, and whether their order is part of the play. One of `targets`, where there are
 *     any, completes it. With `reorder` the `stack` and the cards chosen may end up in any order.
 *     A form that is not possible now carries its `refusal`.
 */
export interface Form {
  verb: string;
  colour?: string | null;
  monument?: string | null;
  power?: string | null;
  symbol?: string | null;
  cards?: string[];
  least?: number;
  most?: number;
  ordered?: boolean;
  targets?: string[];
  stack?: string[];
  reorder?: boolean;
  refusal?: Refusal | null;
}
/**
 * Something that was said at the table.
 */
export interface Said {
  type: 'said';
  number: number;
  seat: number;
  text: string;
  at: number;
}
/**
 * Why a request or a connection was refused. A connection is closed after it.
 */
export interface Refused {
  type: 'refused';
  refusal: Refusal;
}
/**
 * Taking a seat.
 */
export interface Taking {
  name: string;
  entropy?: string | null;
}
/**
 * All that is kept about the person in a seat.
 */
export interface OwnData {
  table: string;
  seat: number;
  name: string | null;
  taken: number | null;
  entropy: string | null;
  devices: number;
  said: Said[];
}
/**
 * Looking at the table that an invitation leads to; it is not used up.
 */
export interface Invited {
  invitation: string;
}
/**
 * Exchanging an invitation, or a link for a second device, for the seat; it is used up.
 */
export interface Joining {
  invitation: string;
  name?: string | null;
  entropy?: string | null;
}
/**
 * Getting a seat back with its recovery code. The code is used up, and a new one given.
 */
export interface Recovering {
  table: string;
  seat: number;
  code: string;
}
