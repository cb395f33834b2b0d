/** Made from docs/protocol.schema.json and docs/openapi.json by `npm run types`. */

export type Command =
  | Play
  | Undo
  | Resign
  | Leave
  | Return
  | Start
  | Fill
  | Say
  | Phrase
  | Report
  | Chat
  | Ping
  | Preview
  | Hint;
export type Message = Answer | Update | Said | Refused | TableInfo;

/**
 * The games and bots of this server.
 */
export interface Offer {
  games: GameInfo[];
  prepared: boolean;
  docs?: boolean;
}
/**
 * A game that this server offers.
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
  needs?: string;
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
 * Every card of a game with its data, as in `monuments cards GAME --json`.
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
 * A property by which the cards of a game are compared.
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
  closed?: string | null;
  expires?: number | null;
  ends?: number | null;
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
 * The time limit of a turn. When it runs out, a bot makes the play.
 */
export interface Pace {
  kind?: 'days' | 'none' | 'seconds';
  amount?: number;
}
/**
 * The commitment to a deck, for a table that is made within a day.
 */
export interface Promising {
  promise: string;
}
/**
 * A table to make. It starts when every seat is taken, unless `wait` is set.
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
  chat?: boolean | null;
  hints?: boolean | null;
  listed?: boolean;
  wait?: boolean;
  promise?: string | null;
  entropy?: string | null;
  record?: string | null;
  password?: string | null;
}
/**
 * The player of a seat: the maker of the table, anyone, a guest, or a bot.
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
 * A seat was taken; its seat key is in the cookie of this answer.
 */
export interface Seated {
  table: string;
  seat: number;
  recovery?: string | null;
}
/**
 * A one-time link to a seat. Its secret follows the #, which browsers do not send.
 */
export interface Invitation {
  seat: number;
  link: string;
  invitation: string;
}
/**
 * A part of a game's replay, with everything visible except the pile.
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
 * A record to replay.
 */
export interface Replaying {
  record: string;
}
/**
 * The commitment to a deck, with its secret when the game is over.
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
 * Play a rematch with the same players. The body is optional.
 */
export interface Rematching {
  promise?: string | null;
  entropy?: string | null;
}
/**
 * Make one play, in notation; with `seq` only if that is the last entry.
 */
export interface Play {
  type: 'play';
  id: string;
  play: string;
  seq?: number | null;
}
/**
 * Take back the last play of the turn, unless it revealed hidden information.
 */
export interface Undo {
  type: 'undo';
  id: string;
}
/**
 * Resign. A bot plays on, and the seat ranks last.
 */
export interface Resign {
  type: 'resign';
  id: string;
}
/**
 * Let a substitute play until the player returns.
 */
export interface Leave {
  type: 'leave';
  id: string;
  bot?: string | null;
}
/**
 * Take the seat back from the substitute.
 */
export interface Return {
  type: 'return';
  id: string;
}
/**
 * Start the game. Only for the host; every seat must be taken.
 */
export interface Start {
  type: 'start';
  id: string;
}
/**
 * Put a bot into an empty seat before the start. Only for the host.
 */
export interface Fill {
  type: 'fill';
  id: string;
  seat: number;
  bot: string;
}
/**
 * Send a chat message to the table.
 */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}
/**
 * Send a set phrase, shown in each reader's language, even without chat.
 */
export interface Phrase {
  type: 'phrase';
  id: string;
  phrase:
    | 'good-luck'
    | 'goodbye'
    | 'hello'
    | 'one-moment'
    | 'sorry'
    | 'thanks'
    | 'well-played'
    | 'your-turn';
}
/**
 * Report a chat message, or without `line` a seat's name, to the host.
 */
export interface Report {
  type: 'report';
  id: string;
  seat: number;
  line?: number | null;
}
/**
 * Switch the chat on or off. Only for the host.
 */
export interface Chat {
  type: 'chat';
  id: string;
  on: boolean;
}
/**
 * Ask for an answer only, to check the connection.
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
 * Ask for good plays, based on what the seat knows.
 */
export interface Hint {
  type: 'hint';
  id: string;
}
/**
 * The answer to a command: stored, or refused with nothing changed.
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
 * The effect of a list of plays. Unknown information is null, or `?` in a list.
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
  place?: number | null;
  points?: number | null;
  reasons?: Reason[];
  is_rough?: boolean;
}
/**
 * One reason for a play: a fact of the position, or a figure of the search.
 *
 *     `code` names a message of the locales, `GAME-reason-CODE`; `args` fills it.
 */
export interface Reason {
  code: string;
  rule: string;
  args?: {
    [k: string]: string | number | string[];
  };
}
/**
 * The messages of a long poll, in order.
 */
export interface Messages {
  messages: (Answer | Update | Said | Refused | TableInfo)[];
}
/**
 * The entries since the receiver's last number, and the current position.
 */
export interface Update {
  type: 'update';
  seq: number;
  happened?: Happened[];
  position?: Position | null;
}
/**
 * One entry of the table's log, with what the receiver may see.
 *
 *     `kind` is `seated`, `filled`, `started`, `played`, `undone`, `handed`, `returned` or `chat`.
 *     For `played`, `events` describe its effects; for `undone`, `to` is the number that the game
 *     goes back to.
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
 * The state of the game, with what the receiver may see.
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
 * A chat message; an earlier number without text: that one was removed.
 */
export interface Said {
  type: 'said';
  number: number;
  seat: number;
  text: string;
  at: number;
  phrase?:
    | (
        | 'good-luck'
        | 'goodbye'
        | 'hello'
        | 'one-moment'
        | 'sorry'
        | 'thanks'
        | 'well-played'
        | 'your-turn'
      )
    | null;
}
/**
 * Why a request or a connection was refused. A connection is closed after it.
 */
export interface Refused {
  type: 'refused';
  refusal: Refusal;
}
/**
 * Take a seat.
 */
export interface Taking {
  name: string;
  entropy?: string | null;
}
/**
 * Everything that is stored about the person in a seat.
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
 * Look at the table of an invitation, which is not used up.
 */
export interface Invited {
  invitation: string;
}
/**
 * Exchange a one-time invitation or link to a second device for the seat.
 */
export interface Joining {
  invitation: string;
  name?: string | null;
  entropy?: string | null;
}
/**
 * Get a seat back with its recovery code, which is used up and replaced.
 */
export interface Recovering {
  table: string;
  seat: number;
  code: string;
}
