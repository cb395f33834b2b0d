/** Shows the plays of `antiquity`: cards fly, points rise, and there is time to look. */
import { tick } from 'svelte';
import type { Happened } from '$src/net/protocol';
import { settings } from '$src/platform/settings.svelte';
import { sound } from '$src/platform/sound';
import type { Playback, Presenter, Step } from '$src/table/playback.svelte';
import { flight } from '$src/ui/flight.svelte';
import { flights, givenIn, pauseAfter, risings, soundOf, type Given } from './motion';
import type { View } from './view';

/** With more updates waiting than this, only the outcome is shown. */
const MOST_WAITING = 30;
/** An update with more entries than this is not one play. */
const MOST_MOVED = 4;

export class AntiquityPresenter implements Presenter<View> {
  /** Cards that another player has just given for points or an action. */
  given = $state.raw<Given>();

  constructor(
    /** Undefined for spectators. */
    private readonly seat: number | undefined,
    /** Called when another position is on the table. */
    private readonly onland: () => void,
  ) {}

  isHurried(waiting: number): boolean {
    return document.hidden || settings.speed === 0 || waiting > MOST_WAITING;
  }

  /** My own plays are no news to me. */
  isPlain(happened: readonly Happened[]): boolean {
    return happened.every(({ seat }) => seat === this.seat);
  }

  pauseAfter({ happened }: Step<View>, waiting: number): number {
    return waiting || !this.isPlain(happened) ? pauseAfter(happened) : 0;
  }

  skip(): void {
    this.given = undefined;
  }

  async show(step: Step<View>, playback: Playback<View>): Promise<void> {
    const { happened, isHurried } = step;
    const before = playback.view;
    const moves = !isHurried && before && happened.length > 0 && happened.length <= MOST_MOVED;
    if (moves) flight.remember();
    const events = happened.flatMap(entry => entry.events ?? []);
    const givenBefore = this.given;
    this.given = moves ? givenIn(events, this.seat) : undefined;
    playback.land(step);
    this.onland();
    if (!moves) return;
    await tick();
    const plan = flights(events, this.seat);
    for (const card of givenBefore?.cards ?? []) plan.to[`stage:${card}`] = 'gone';
    const { ladder } = playback.view;
    const writer = ladder.length > before.ladder.length ? ladder.at(-1)?.colour : undefined;
    if (writer) {
      plan.from[`pawn:${ladder.length - 1}`] = `pawns:${writer}`;
      plan.order.push(`pawn:${ladder.length - 1}`);
    }
    plan.rising = risings(events);
    flight.land(plan);
    for (const event of events) {
      const name = soundOf(event.kind);
      if (name) sound.play(name);
    }
  }
}
