/** The table as it is shown: one play after the other, a little behind what the server says. */
import { tick } from 'svelte';
import { flight } from '$lib/flight.svelte';
import type { Live } from '$lib/live.svelte';
import type { Happened, Position, Update } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { sound } from '$lib/sound';
import { flights, pauseAfter, risings, soundOf, stageOf, type Stage } from './motion';
import type { View } from './view';

/** Never more than so many milliseconds behind. */
const MOST_BEHIND = 5_000;

export class Show {
  position = $state.raw<Position & { view: View }>();
  seq = $state(0);
  /** What another player has just given. */
  stage = $state.raw<Stage>();
  private queue: Update[] = [];
  private isRunning = false;

  constructor(private readonly live: Live<View>) {
    this.position = live.position;
    this.seq = live.seq;
  }

  get view(): View {
    return (this.position ?? this.live.position)?.view as View;
  }

  /** Nothing is waiting to be shown. */
  get isCurrent(): boolean {
    return this.seq >= this.live.seq || this.position === this.live.position;
  }

  /** Follow the table until the page is left. */
  follow(): () => void {
    this.position = this.live.position;
    this.seq = this.live.seq;
    const stop = this.live.listen(update => {
      // The title and the guide wait for the table, but not for what one does oneself.
      if (!this.isOwn(update.happened ?? [])) this.live.shown ??= this.live.happened;
      this.queue.push(update);
      void this.run();
    });
    return () => {
      stop();
      this.queue = [];
      this.live.shown = undefined;
    };
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    // What is listening is told before the table has changed.
    await Promise.resolve();
    while (this.queue.length) {
      const behind = this.queue.length;
      const isHurried = document.hidden || settings.speed === 0 || behind > 30;
      const updates = isHurried ? this.queue.splice(0) : this.queue.splice(0, 1);
      await this.present(updates, isHurried);
      if (this.live.shown)
        this.live.shown = this.live.happened.filter(({ seq }) => seq <= this.seq);
      const last = updates.at(-1)?.happened ?? [];
      if (this.queue.length || !this.isOwn(last)) {
        const usual = settings.duration(pauseAfter(last));
        await flight.pause(Math.min(usual, MOST_BEHIND / Math.max(1, this.queue.length)));
      }
    }
    this.live.shown = undefined;
    this.isRunning = false;
  }

  private isOwn(happened: readonly Happened[]): boolean {
    return happened.every(({ seat }) => seat === this.live.seat);
  }

  private async present(updates: Update[], isHurried: boolean): Promise<void> {
    const happened = updates.flatMap(update => update.happened ?? []);
    const last = updates.at(-1);
    const before = this.view;
    const moves = !isHurried && before && happened.length > 0 && happened.length <= 4;
    if (moves) flight.remember();
    const events = happened.flatMap(entry => entry.events ?? []);
    const staged = this.stage;
    this.stage = moves ? stageOf(events, this.live.seat) : undefined;
    this.position = (last?.position ?? this.position) as typeof this.position;
    // A replay may also go back.
    this.seq = last?.seq ?? this.seq;
    if (!moves) return;
    await tick();
    const plan = flights(events, this.live.seat);
    for (const card of staged?.cards ?? []) plan.to[`stage:${card}`] = 'gone';
    const { ladder } = this.view;
    const writer = ladder.length > before.ladder.length ? ladder.at(-1)?.colour : undefined;
    if (writer) {
      plan.from[`pawn:${ladder.length - 1}`] = `pawns:${writer}`;
      plan.order.push(`pawn:${ladder.length - 1}`);
    }
    plan.rising = risings(events, before, this.view);
    flight.land(plan);
    for (const event of events) {
      const name = soundOf(event.kind);
      if (name) sound.play(name);
    }
  }
}
