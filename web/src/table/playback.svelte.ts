/** The table as it is shown: one update after another, a little behind the server. */
import type { Happened } from '$src/net/protocol';
import type { AnyView, GamePosition, GameUpdate, TableFeed } from '$src/net/table-feed';
import { settings } from '$src/platform/settings.svelte';
import { flight } from '$src/ui/flight.svelte';

/** One update, or several that are shown as one. */
export interface Step<View> {
  /** Everything that had happened before. */
  told: readonly Happened[];
  happened: readonly Happened[];
  position: GamePosition<View> | undefined;
  seq: number;
  /** There is no time to show more than the outcome. */
  isHurried: boolean;
}

/** How a game shows its updates: with flights of cards, with scenes, or at once. */
export interface Presenter<View> {
  /** Whether this many waiting entries are too many to show one by one. */
  isHurried(waiting: number): boolean;
  /** Show a step and `land` it; the next one waits for the promise. */
  show(step: Step<View>, playback: Playback<View>): Promise<void>;
  /** Milliseconds to leave the step on the table; `waiting` steps follow. */
  pauseAfter(step: Step<View>, waiting: number): number;
  /** Whether the page may speak of these entries before they have been shown. */
  isPlain(happened: readonly Happened[]): boolean;
  /** The reader went elsewhere in the game: end the current step. */
  skip(): void;
}

/** For a lobby, or a table that is still being fetched. */
const AT_ONCE: Presenter<unknown> = {
  isHurried: () => true,
  show: (step, playback) => Promise.resolve(playback.land(step)),
  pauseAfter: () => 0,
  isPlain: () => true,
  skip: () => {},
};

/** However many updates wait, the table is never more milliseconds behind than this. */
const MOST_BEHIND = 5_000;

export class Playback<View = AnyView> {
  private landed = $state.raw<GamePosition<View>>();
  private landedSeq = $state(0);
  /** The entries shown so far; undefined if all are. */
  private shown = $state.raw<readonly Happened[]>();
  private queue: Step<View>[] = [];
  private isRunning = false;
  private presenter: Presenter<View> = AT_ONCE;
  private readonly stop: () => void;

  constructor(readonly feed: TableFeed<View>) {
    this.landed = feed.position;
    this.landedSeq = feed.seq;
    this.stop = feed.listen(update => this.receive(update));
  }

  /** The position on the table. */
  get position(): GamePosition<View> | undefined {
    return this.landed ?? this.feed.position;
  }

  get view(): View {
    return this.position?.view as View;
  }

  get seq(): number {
    return this.landedSeq;
  }

  /** The entries shown so far. */
  get seen(): readonly Happened[] {
    return this.shown ?? this.feed.happened;
  }

  /** The position on the table is the server's last one. */
  get isCurrent(): boolean {
    return this.landedSeq >= this.feed.seq || this.landed === this.feed.position;
  }

  /** Something that happened has not been shown yet. */
  get isBehind(): boolean {
    return this.shown !== undefined;
  }

  /** From now on the game itself shows its updates. Return how to end that. */
  attach(presenter: Presenter<View>): () => void {
    this.presenter = presenter;
    return () => {
      if (this.presenter !== presenter) return;
      presenter.skip();
      this.presenter = AT_ONCE;
    };
  }

  close(): void {
    this.stop();
    this.queue = [];
    this.presenter.skip();
  }

  /** Put a step on the table. Only for a presenter. */
  land({ told, happened, position, seq }: Step<View>): void {
    this.landed = position ?? this.landed;
    this.landedSeq = seq;
    if (this.shown) this.shown = [...told, ...happened];
  }

  /** Show part of a step: the entries so far, and a view between two positions. */
  reveal(shown: readonly Happened[], view: View = this.view): void {
    this.shown = shown;
    if (this.landed) this.landed = { ...this.landed, view };
  }

  private receive(update: GameUpdate<View>): void {
    const { feed } = this;
    const happened = (update.happened ?? []).filter(({ seq }) => seq > feed.seq);
    // The first update, and another place in a replay, are not plays to be shown.
    const isElsewhere = happened.length === 0 && update.seq !== feed.seq;
    const isJump = isElsewhere || (feed.seq === 0 && !feed.isReplay);
    if (isJump) this.skip();
    else if (!this.presenter.isPlain(happened)) this.shown ??= feed.happened;
    this.queue.push({
      told: feed.happened,
      happened: isJump ? [] : happened,
      position: update.position ?? undefined,
      seq: update.seq,
      isHurried: isJump,
    });
    void this.run();
  }

  private skip(): void {
    this.queue = [];
    this.shown = undefined;
    this.presenter.skip();
    flight.skip();
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    // The feed changes only after its listeners have been called.
    await Promise.resolve();
    for (let step = this.next(); step; step = this.next()) {
      await this.presenter.show(step, this);
      const waiting = this.queue.length;
      const usual = settings.duration(this.presenter.pauseAfter(step, waiting));
      await flight.pause(Math.min(usual, MOST_BEHIND / Math.max(1, waiting)));
    }
    this.shown = undefined;
    this.isRunning = false;
  }

  /** The next step, or all of them as one if there are too many. */
  private next(): Step<View> | undefined {
    const [first] = this.queue;
    const last = this.queue.at(-1);
    if (!first || !last) return undefined;
    const happened = this.queue.flatMap(step => step.happened);
    if (!this.presenter.isHurried(Math.max(happened.length, this.queue.length))) {
      return this.queue.shift();
    }
    this.queue = [];
    return { ...last, told: first.told, happened, isHurried: true };
  }
}
