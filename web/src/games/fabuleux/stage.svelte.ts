/** What is shown now: the server's positions one after the other, with the dramas between them. */
import type { Live } from '$lib/live.svelte';
import type { Event, Happened, Position, Update } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { heard } from './heard';
import { ofThisRound, scenesOf, type Scene } from './rounds';
import type { View } from './view';

type Shown = Position & { view: View };

interface Part {
  scene: Scene;
  /** What was said in the same play before it. */
  said: Event[];
  /** What has been told when it begins, and once it has been seen. */
  before: Happened[];
  after: Happened[];
}

interface Step {
  parts: Part[];
  position: Shown | undefined;
  /** What has been told when the position is shown. */
  happened?: Happened[];
}

/** Who was away does not want to see everything again. */
const MOST_BEHIND = 12;
const MOST_BEHIND_WATCHING = 5;
const BETWEEN_PLAYS = 420;

export class Stage {
  position = $state.raw<Shown>();
  private part = $state.raw<Part>();

  private steps: Step[] = [];
  private isRunning = false;
  private goOn: (() => void) | undefined;

  constructor(private readonly live: Live<View>) {}

  get scene(): Scene | undefined {
    return this.part?.scene;
  }

  /** Follow the table; called from an effect, returns how to stop. */
  follow(): () => void {
    this.position = this.live.position;
    const stop = this.live.listen(update => this.receive(update));
    return () => {
      stop();
      this.live.shown = undefined;
    };
  }

  /** Everything of the scene can be seen now, and is told elsewhere, too. */
  reveal(): void {
    if (this.part) this.live.shown = this.part.after;
  }

  /** The scene is over, or the reader has seen enough of it. */
  next(): void {
    this.part = undefined;
    this.goOn?.();
  }

  private receive(update: Update): void {
    const position = (update.position ?? undefined) as Shown | undefined;
    const fresh = (update.happened ?? []).filter(entry => entry.seq > this.live.seq);
    // Who comes to a table was not there for what has happened until now.
    if (this.live.seq === 0 && !this.live.isReplay) return this.jump(position);
    // Who comes back to where the table stood still wants to see what had begun.
    if (fresh.length === 0 && update.seq !== this.live.seq) return this.jump(position);
    const parts: Part[] = [];
    let told = this.live.happened;
    // Until the table says otherwise nothing more has been shown than before.
    this.live.shown ??= told;
    for (const entry of fresh) {
      parts.push(...partsOf(entry, told));
      told = [...told, entry];
    }
    this.steps.push({ parts, position, happened: told });
    const most = this.live.seat === undefined ? MOST_BEHIND_WATCHING : MOST_BEHIND;
    if (this.steps.length + fresh.length > most) this.catchUp();
    void this.run();
  }

  /** To somewhere else in the game: nothing of what lies between is shown. */
  private jump(position: Shown | undefined): void {
    this.steps = [{ parts: [], position }];
    this.next();
    void this.run();
  }

  /** Leave out everything but the last scene. */
  private catchUp(): void {
    const last = this.steps.findLast(step => step.parts.length > 0);
    for (const step of this.steps) {
      step.parts = step === last ? step.parts.slice(-1) : [];
    }
    const from = last ? this.steps.indexOf(last) : this.steps.length - 1;
    this.steps = this.steps.slice(from);
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      for (const part of step.parts) await this.play(part);
      this.position = step.position;
      this.live.shown = step.happened;
      if (this.steps.length > 0) await pause(settings.duration(BETWEEN_PLAYS));
    }
    this.live.shown = undefined;
    this.isRunning = false;
  }

  private play(part: Part): Promise<void> {
    this.part = part;
    this.live.shown = part.before;
    const { position } = this;
    if (position) this.position = { ...position, view: heard(position.view, part.said) };
    return new Promise(resolve => (this.goOn = resolve));
  }
}

/** The scenes of one entry, after everything in `told`. */
function partsOf(entry: Happened, told: Happened[]): Part[] {
  const { events = [] } = entry;
  return scenesOf(events, ofThisRound(told)).map(({ scene, seen }) => {
    const said = events.slice(0, seen);
    return {
      scene,
      said,
      before: seen > 0 ? [...told, { ...entry, events: said }] : told,
      after: [...told, entry],
    };
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
