/** Shows the plays of `fabuleux`: Collectors and ends of rounds are scenes. */
import type { Event, Happened } from '$src/net/protocol';
import type { Playback, Presenter, Step } from '$src/table/playback.svelte';
import { viewAfter } from './announced-view';
import { ofThisRound, scenesOf, type Scene } from './rounds';
import type { View } from './view';

interface Part {
  scene: Scene;
  /** The events of the same play before it. */
  said: Event[];
  /** The entries seen when it begins, and when it ends. */
  before: readonly Happened[];
  after: readonly Happened[];
}

/** With more entries waiting than this, only the last scene is shown. */
const MOST_WAITING = 12;
const MOST_WAITING_FOR_SPECTATORS = 5;
const BETWEEN_PLAYS = 420;

export class FabuleuxPresenter implements Presenter<View> {
  private part = $state.raw<Part>();
  private playback: Playback<View> | undefined;
  private step: Step<View> | undefined;
  private finish: (() => void) | undefined;

  constructor(
    /** Undefined for spectators. */
    private readonly seat: number | undefined,
  ) {}

  /** The scene shown in place of the table, until `next`. */
  get scene(): Scene | undefined {
    return this.part?.scene;
  }

  isHurried(waiting: number): boolean {
    return waiting > (this.seat === undefined ? MOST_WAITING_FOR_SPECTATORS : MOST_WAITING);
  }

  isPlain(): boolean {
    return false;
  }

  pauseAfter(_step: Step<View>, waiting: number): number {
    return waiting > 0 ? BETWEEN_PLAYS : 0;
  }

  skip(): void {
    this.step = undefined;
    this.next();
  }

  async show(step: Step<View>, playback: Playback<View>): Promise<void> {
    this.playback = playback;
    this.step = step;
    const parts = partsOf(step);
    for (const part of step.isHurried ? parts.slice(-1) : parts) {
      if (this.step === step) await this.play(part, playback);
    }
    playback.land(step);
  }

  /** Everything in the scene can be seen now: the log may tell it. */
  reveal(): void {
    if (this.part) this.playback?.reveal(this.part.after);
  }

  /** The scene is over, or the reader has seen enough of it. */
  next(): void {
    this.part = undefined;
    this.finish?.();
  }

  private play(part: Part, playback: Playback<View>): Promise<void> {
    this.part = part;
    playback.reveal(part.before, viewAfter(playback.view, part.said));
    return new Promise(resolve => (this.finish = resolve));
  }
}

/** The scenes of a step, in their order. */
function partsOf({ told, happened }: Step<View>): Part[] {
  let before = told;
  return happened.flatMap(entry => {
    const { events = [] } = entry;
    const told = before;
    before = [...before, entry];
    const after = before;
    return scenesOf(events, ofThisRound(told)).map(({ scene, seen }) => {
      const said = events.slice(0, seen);
      return {
        scene,
        said,
        before: seen > 0 ? [...told, { ...entry, events: said }] : told,
        after,
      };
    });
  });
}
