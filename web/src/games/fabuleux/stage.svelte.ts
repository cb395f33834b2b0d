/** What is shown now: the server's positions one after the other, with the dramas between them. */
import type { Live } from '$lib/live.svelte';
import type { Position, Update } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { ofThisRound, scenesOf, type Scene } from './rounds';
import type { View } from './view';

type Shown = Position & { view: View };

interface Step {
  scenes: Scene[];
  position: Shown | undefined;
}

/** Who was away does not want to see everything again. */
const MOST_BEHIND = 12;
const MOST_BEHIND_WATCHING = 5;
const BETWEEN_PLAYS = 420;

export class Stage {
  position = $state.raw<Shown>();
  scene = $state.raw<Scene>();

  private steps: Step[] = [];
  private isRunning = false;
  private goOn: (() => void) | undefined;

  constructor(private readonly live: Live<View>) {}

  /** Follow the table; called from an effect, returns how to stop. */
  follow(): () => void {
    this.position = this.live.position;
    return this.live.listen(update => this.receive(update));
  }

  /** The scene is over, or the reader has seen enough of it. */
  next(): void {
    this.scene = undefined;
    this.goOn?.();
  }

  private receive(update: Update): void {
    const position = (update.position ?? undefined) as Shown | undefined;
    const fresh = (update.happened ?? []).filter(entry => entry.seq > this.live.seq);
    if (fresh.length === 0) return this.jump(position);
    let before = ofThisRound(this.live.happened);
    const scenes: Scene[] = [];
    for (const { events = [] } of fresh) {
      scenes.push(...scenesOf(events, before));
      before = ofThisRound([{ seq: 0, at: 0, kind: 'played', events: [...before, ...events] }]);
    }
    this.steps.push({ scenes, position });
    const most = this.live.seat === undefined ? MOST_BEHIND_WATCHING : MOST_BEHIND;
    if (this.steps.length + fresh.length > most) this.catchUp();
    void this.run();
  }

  /** To somewhere else in the game: nothing of what lies between is shown. */
  private jump(position: Shown | undefined): void {
    this.steps = [{ scenes: [], position }];
    this.next();
    void this.run();
  }

  /** Leave out everything but the last scene. */
  private catchUp(): void {
    const last = this.steps.findLast(step => step.scenes.length > 0);
    for (const step of this.steps) {
      step.scenes = step === last ? step.scenes.slice(-1) : [];
    }
    const from = last ? this.steps.indexOf(last) : this.steps.length - 1;
    this.steps = this.steps.slice(from);
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      for (const scene of step.scenes) await this.play(scene);
      this.position = step.position;
      if (this.steps.length > 0) await pause(settings.duration(BETWEEN_PLAYS));
    }
    this.isRunning = false;
  }

  private play(scene: Scene): Promise<void> {
    this.scene = scene;
    return new Promise(resolve => (this.goOn = resolve));
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
