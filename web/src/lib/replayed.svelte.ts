/** A finished game, play by play, in the shape of a live table, so that the real tables show it. */
import type { Link, Listener } from './live.svelte';
import type {
  Answer,
  Happened,
  Position,
  Refusal,
  Replay,
  Replayed as ReplayedPlay,
  Said,
  TableInfo,
} from './protocol';

/** A part of a game, as the server tells it: `view` is before the first of `plays`. */
export type ReplayPart = Replay;

/** What every game's view has. */
interface AnyView {
  to_move: number;
  places: number[];
}

const WATCHING: Refusal = { rule: 'table', reason: 'watching', args: {} };

export class Replayed {
  table = $state.raw<TableInfo>();
  position = $state.raw<Position>();
  happened = $state.raw<Happened[]>([]);
  shown = $state.raw<Happened[]>();
  said: Said[] = [];
  link: Link = 'open';
  refusal: Refusal | undefined = undefined;
  readonly isReplay = true;
  readonly seat = undefined;
  readonly isAsked = false;
  readonly isBot = false;
  readonly hasResigned = false;
  /** Nobody here saw how the game began. */
  readonly promised = undefined;
  /** After how many plays the table is shown. */
  seq = $state(0);
  plays = $state.raw<ReplayedPlay[]>([]);
  total = $state(0);

  private start: unknown;
  private readonly listeners = new Set<Listener>();

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
    return this.table?.seats.map(({ name }) => name ?? '') ?? [];
  }

  get seen(): Happened[] {
    return this.shown ?? this.happened;
  }

  /** The next part has come. */
  add(part: ReplayPart): void {
    this.total = part.total;
    this.plays = [...this.plays.slice(0, part.first), ...part.plays];
  }

  /** Show the table after `number` plays. One step forward is shown as it happened. */
  go(number: number): void {
    const wanted = Math.max(0, Math.min(number, this.plays.length));
    const fresh = wanted === this.seq + 1 ? this.entries(this.seq, wanted) : [];
    const position = this.positionAfter(wanted);
    for (const listener of this.listeners) {
      listener({ type: 'update', seq: wanted, happened: fresh, position }, this.position);
    }
    this.happened = this.entries(0, wanted);
    this.seq = wanted;
    this.position = position;
  }

  /** One step on, once the last one has been shown and if the next one has come. */
  goOn(): void {
    if (!this.shown && this.seq < this.plays.length) this.go(this.seq + 1);
  }

  listen(listener: Listener): () => void {
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

  private positionAfter(number: number): Position {
    const view = (number ? this.plays[number - 1]?.view : this.start) as AnyView;
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
