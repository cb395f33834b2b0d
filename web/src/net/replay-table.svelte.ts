/** A finished game, play by play. */
import type {
  Answer,
  Happened,
  Refusal,
  Replay,
  Replayed as ReplayedPlay,
  Said,
  TableInfo,
} from './protocol';
import type { AnyView, GamePosition, Link, Listener, TableFeed } from './table-feed';

/** A part of a game, as the server sends it: `view` is before the first of `plays`. */
export type ReplayPart = Replay;

/** The part that every game's view has. */
interface CommonView {
  to_move: number;
  places: number[];
}

const WATCHING: Refusal = { rule: 'table', reason: 'watching', args: {} };

export class ReplayTable<View = AnyView> implements TableFeed<View> {
  readonly table: TableInfo;
  position = $state.raw<GamePosition<View>>();
  happened = $state.raw<Happened[]>([]);
  readonly said: Said[] = [];
  readonly link: Link = 'open';
  readonly refusal = undefined;
  readonly isReplay = true;
  readonly seat = undefined;
  readonly isAsked = false;
  readonly isBot = false;
  readonly hasResigned = false;
  readonly promised = undefined;
  seq = $state(0);
  plays = $state.raw<ReplayedPlay[]>([]);
  total = $state(0);

  private start: unknown;
  /** Where the reader wants to be, perhaps beyond the plays that have arrived. */
  private wished = 0;
  private readonly listeners = new Set<Listener<View>>();

  constructor(
    readonly id: string,
    part: ReplayPart,
  ) {
    this.start = part.view;
    this.table = tableOf(id, part);
    this.add(part);
    this.go(0);
  }

  get names(): string[] {
    return this.table.seats.map(({ name }) => name ?? '');
  }

  /** Add the next part. */
  add(part: ReplayPart): void {
    this.total = part.total;
    this.plays = [...this.plays.slice(0, part.first), ...part.plays];
    if (this.wished > this.seq) this.go(this.wished);
  }

  /**
   * Show the table after `number` plays, or as many as have arrived, and the rest when it arrives.
   * One step forward is shown as it happened.
   */
  go(number: number): void {
    this.wished = number;
    const wanted = Math.max(0, Math.min(number, this.plays.length));
    const fresh = wanted === this.seq + 1 ? this.entries(this.seq, wanted) : [];
    const position = this.positionAfter(wanted);
    for (const listener of this.listeners) {
      listener({ type: 'update', seq: wanted, happened: fresh, position });
    }
    this.happened = this.entries(0, wanted);
    this.seq = wanted;
    this.position = position;
  }

  /** Go one step forward, if the next play has arrived. */
  goOn(): void {
    if (this.seq < this.plays.length) this.go(this.seq + 1);
  }

  isGivenUp(): boolean {
    return false;
  }

  forgetRefusal(): void {}

  listen(listener: Listener<View>): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  do(): Promise<Answer> {
    return Promise.resolve({ type: 'answer', id: '', seq: this.seq, refusal: WATCHING });
  }

  order(): Promise<Answer> {
    return this.do();
  }

  play(): Promise<boolean> {
    return Promise.resolve(false);
  }

  preview(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  private entries(first: number, end: number): Happened[] {
    return this.plays.slice(first, end).map(({ seat, events }, i) => ({
      seq: first + i + 1,
      at: 0,
      kind: 'played',
      seat,
      by: 'person',
      events,
    }));
  }

  private positionAfter(number: number): GamePosition<View> {
    const view = (number ? this.plays[number - 1]?.view : this.start) as View & CommonView;
    const places = view.to_move < 0 ? view.places : [];
    return { view, to_move: view.to_move, forms: [], places };
  }
}

function tableOf(id: string, part: ReplayPart): TableInfo {
  return {
    type: 'table',
    table: id,
    game: part.game,
    rules: part.rules,
    options: part.options,
    phase: part.result === '*' ? 'playing' : 'over',
    seats: part.names.map((name, seat) => ({
      seat,
      name,
      kind: 'person',
      bot: null,
      here: true,
      resigned: false,
    })),
    host: null,
    pace: {},
    chat: false,
    hints: false,
    listed: false,
    made: 0,
    commitment: null,
    rematch: null,
  };
}
