/** Plays to be made together. Until then the table is shown as it would be after them. */
import { announcer } from '$src/platform/announcer.svelte';
import { speech } from '$src/i18n/speech.svelte';
import type { Outcome } from '$src/net/protocol';
import type { TableFeed } from '$src/net/table-feed';
import type { Playback } from '$src/table/playback.svelte';
import type { View } from './view';

/** A plan of this length still leaves room for the next play beside it. */
export const LONGEST_PLAN = 4;

export class Plan {
  private list = $state.raw<readonly string[]>([]);
  private outcome = $state.raw<Outcome>();
  /** While a plan is being played the table stays as planned, until `until` has been shown. */
  private held = $state.raw<{ view: View; until: number }>();

  constructor(
    private readonly feed: TableFeed<View>,
    private readonly playback: Playback<View>,
  ) {}

  /** Lines of notation. */
  get lines(): readonly string[] {
    return this.list;
  }

  get isEmpty(): boolean {
    return this.list.length === 0;
  }

  get isFull(): boolean {
    return this.list.length >= LONGEST_PLAN;
  }

  /** The table after the plan; undefined while there is none. */
  view = $derived.by((): View | undefined => {
    if (this.held && this.playback.seq < this.held.until) return this.held.view;
    return this.isEmpty ? undefined : (this.outcome?.view as View | undefined);
  });

  /** Plan these plays, as far as each can follow the ones before. */
  async set(lines: readonly string[]): Promise<void> {
    const outcome = lines.length ? await this.feed.preview(lines) : undefined;
    this.outcome = outcome;
    this.list = lines.slice(0, outcome?.plays ?? 0);
    if (outcome?.refusal && speech.speaker) {
      announcer.tellAtOnce(speech.speaker.refusal(outcome.refusal));
    }
  }

  /** Make these plays one after another. The first that is refused ends it. */
  async send(lines: readonly string[]): Promise<boolean> {
    const view = this.isEmpty ? undefined : this.view;
    this.held = view && { view, until: Infinity };
    this.list = [];
    let { seq } = this.feed;
    for (const play of lines) {
      // The answer comes before the update: its number counts.
      const answer = await this.feed.order({ type: 'play', play, seq });
      seq = Math.max(answer.seq, this.feed.seq);
      if (answer.refusal) {
        this.held = undefined;
        return false;
      }
    }
    this.held = view && { view, until: seq };
    return true;
  }
}
