/** The server's advice: the effect of the active play, the points of plays, and hints. */
import type { Advice, Outcome } from '$src/net/protocol';
import type { TableFeed } from '$src/net/table-feed';
import type { Offered, Worths } from './offers';
import { pointsOf, type Play } from './plays';
import type { View } from './view';

/** Questions about a selection wait this many milliseconds for the next click. */
const PAUSE = 140;

/** The rule of a line that is no play at all. */
const UNREADABLE = 'notation';

const NOTHING: Offered = { possible: [], refused: [] };

/** The situation that advice is about. */
export interface Situation {
  readonly canAct: boolean;
  readonly planned: readonly string[];
  /** The play that is being looked at. */
  readonly active: Play | undefined;
  readonly possible: readonly Play[];
  /** Possible meanings of the selection that no form answers, in notation. */
  questions(): string[];
  read(notation: string): Play;
}

export class Adviser {
  private told = $state.raw<Outcome>();
  private judged = $state.raw<Offered>(NOTHING);
  private points = $state.raw<Worths>({});
  private advice = $state.raw<readonly Advice[]>();
  private isWaiting = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the last question: answers to others come too late. */
  private question = 0;

  constructor(
    private readonly feed: TableFeed<View>,
    private readonly situation: Situation,
  ) {}

  /** The effect of the active play. */
  get outcome(): Outcome | undefined {
    return this.told;
  }

  /** The server's answer about the selection: in the middle of a plan, all its meanings. */
  get offered(): Offered {
    return this.judged;
  }

  /** The points of plays, by notation, as far as the server was asked. */
  get worths(): Worths {
    return this.points;
  }

  get hints(): readonly Advice[] | undefined {
    return this.advice;
  }

  /** Hints have been asked for. */
  get isBusy(): boolean {
    return this.isWaiting;
  }

  /** Another selection was made: ask, a little later, for its effect. */
  consider(): void {
    this.advice = undefined;
    this.told = undefined;
    if (!this.situation.planned.length) this.judged = NOTHING; // it names other cards
    this.feed.forgetRefusal();
    clearTimeout(this.timer);
    if (this.situation.canAct) this.timer = setTimeout(() => this.ask(), PAUSE);
  }

  /** Nothing is selected any more: answers that are still to come do not count. */
  forget(): void {
    this.told = undefined;
    this.judged = NOTHING;
    clearTimeout(this.timer);
    this.question++;
  }

  forgetHints(): void {
    this.advice = undefined;
  }

  /** Another position is on the table. */
  settle(): void {
    this.advice = undefined;
    this.points = {};
    if (this.situation.canAct && !this.situation.planned.length) this.ask();
  }

  /** Ask for hints. Return whether there are any. */
  async hint(): Promise<boolean> {
    this.isWaiting = true;
    const { refusal, hints = [] } = await this.feed.order({ type: 'hint' });
    this.isWaiting = false;
    if (refusal) return false;
    this.advice = hints;
    return true;
  }

  private ask(): void {
    const number = ++this.question;
    if (!this.situation.planned.length) {
      void this.appraise();
      void this.preview(number);
    }
    void this.judge(number);
  }

  private async preview(number: number): Promise<void> {
    const { active } = this.situation;
    if (!active) return;
    const outcome = await this.feed.preview([active.notation]);
    const isSame = this.situation.active?.notation === active.notation;
    if (number === this.question && isSame) this.told = outcome;
  }

  /** Ask for the points of the pairs that can be scored, before one of them is selected. */
  private async appraise(): Promise<void> {
    const { seq } = this.feed;
    const unknown = this.situation.possible.filter(
      ({ verb, notation }) => verb === 'score' && this.points[notation] === undefined,
    );
    for (const { notation } of unknown) {
      const outcome = await this.feed.preview([notation]);
      if (seq !== this.feed.seq) return;
      const points = outcome && pointsOf(outcome);
      if (points !== undefined) this.points = { ...this.points, [notation]: points };
    }
  }

  /**
   * Ask about every line that no form answers. In the middle of a plan that is each reading of the
   * selection, because forms belong to the position without the plan.
   */
  private async judge(number: number): Promise<void> {
    const { planned } = this.situation;
    const lines = this.situation.questions();
    const outcomes = await Promise.all(lines.map(line => this.feed.preview([...planned, line])));
    if (number !== this.question) return;
    const plays = lines.map((line, i): Play => {
      const refusal = outcomes[i]?.refusal ?? undefined;
      const play = this.situation.read(line);
      return { ...play, refusal, rule: refusal?.rule ?? play.rule };
    });
    this.judged = {
      possible: plays.filter(play => !play.refusal),
      refused: plays.filter(play => play.refusal && play.refusal.rule !== UNREADABLE),
    };
    if (planned.length) this.told = outcomes[lines.indexOf(this.situation.active?.notation ?? '')];
  }
}
