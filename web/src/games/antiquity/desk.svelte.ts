/** What one person sees and is about to do at a table. The table itself is the server's. */
import { getContext, setContext } from 'svelte';
import { announcer } from '$lib/announce.svelte';
import type { Live } from '$lib/live.svelte';
import { looking } from '$lib/looking.svelte';
import type { Advice, Outcome } from '$lib/protocol';
import { speech } from '$lib/speech.svelte';
import { colourView, symbolOf } from './cards';
import {
  byWorth,
  isEmpty,
  isSwap,
  offered,
  pointsOf,
  readings,
  readPlay,
  type Offered,
  type Play,
  type Worths,
} from './plays';
import { Show } from './show.svelte';
import type { ColourView, View } from './view';

/** Questions to the server wait so long for the next click. */
const PAUSE = 140;
/** So many rows of a plan leave room for the next play beside them. */
export const LONGEST_PLAN = 4;

export class Desk {
  readonly show: Show;
  /** Cards of the hand in the order of laying. */
  hand = $state.raw<string[]>([]);
  row = $state<string>();
  pile = $state(false);
  power = $state<string>();
  order = $state.raw<string[]>();
  private wishedColour = $state<string>();
  /** The play that is being looked at; the first one if nothing else is wished. */
  private wishedPlay = $state<string>();
  plan = $state.raw<string[]>([]);
  private planned = $state.raw<Outcome>();
  /** While a plan is being played the table stays as planned, until so much has been shown. */
  private held = $state.raw<{ view: View; until: number }>();
  /** What a selection can mean in the middle of a plan, as the server judged it. */
  private judged = $state.raw<Offered>({ possible: [], refused: [] });
  outcome = $state.raw<Outcome>();
  /** What plays bring, by notation, as far as the server was asked. */
  worths = $state.raw<Worths>({});
  hints = $state.raw<Advice[]>();
  isAsking = $state(false);
  /** After the end somebody looks at the table again. */
  isLooking = $state(false);
  isBusy = $state(false);
  /** Cards that something on the page speaks of. */
  linked = $state.raw<readonly string[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly live: Live<View>,
    /** The seats held here; several where people share a screen. */
    readonly seats: readonly number[],
  ) {
    this.show = new Show(live);
  }

  // Who and where

  get seat(): number | undefined {
    return this.live.seat;
  }

  /** The table as it is, or as it would be after the plan. */
  view = $derived.by((): View => {
    if (this.held && this.show.seq < this.held.until) return this.held.view;
    const after = this.plan.length ? (this.planned?.view as View | undefined) : undefined;
    return after ?? this.show.view;
  });

  isOver = $derived.by(() => this.show.view.to_move < 0);
  /** My seat is to move, be it by a bot that plays for me. */
  isMySeat = $derived.by(() => this.seat !== undefined && this.show.view.to_move === this.seat);
  /** It is my turn, and no bot's that plays for me. */
  isAsked = $derived.by(() => this.isMySeat && !this.live.isBot);
  myColours = $derived.by(() => this.colours.filter(({ seat }) => seat === this.seat));

  get colours(): ColourView[] {
    return this.view.colours;
  }

  /** The colour that acts: with two players the one chosen. */
  get colour(): string | undefined {
    const mine = this.show.view.colours.filter(({ seat }) => seat === this.seat);
    return mine.find(({ colour }) => colour === this.wishedColour)?.colour ?? mine[0]?.colour;
  }

  /** Each seat's place at the end. Only the server knows that who resigned comes last. */
  get places(): number[] {
    const places = this.show.position?.places ?? [];
    return places.length ? places : this.show.view.places;
  }

  get isTwo(): boolean {
    return this.show.view.seats.length === 2;
  }

  /** Nobody but the one whose turn it is, and who says so, sees a hand on a shared screen. */
  isCovered = $derived.by(() => {
    if (this.seats.length < 2 || this.isOver) return false;
    return !this.isMySeat || !looking.isBy(this.live.id, this.seat, this.seats);
  });

  cards = $derived.by((): string[] => {
    if (this.seat === undefined || this.isCovered) return [];
    return this.view.seats[this.seat]?.hand ?? [];
  });

  name(seat: number): string {
    return this.live.names[seat] ?? '';
  }

  /** A colour's player, "Red" and so on where somebody has two. */
  nameOf(colour: string): string {
    const view = colourView(this.show.view, colour);
    const name = view ? this.name(view.seat) : '';
    if (!this.isTwo) return name;
    return `${name} · ${speech.speaker?.word('colour', colour) ?? colour}`;
  }

  /** One colour for each seat, in their order. */
  get firstColours(): string[] {
    return this.show.view.seats.map(({ colours }) => colours[0] ?? '');
  }

  symbol(card: string): string {
    return symbolOf(this.show.view, card);
  }

  // What can be done

  /** Forms belong to the position that is shown, and to nothing planned. */
  get forms() {
    return this.show.isCurrent && !this.plan.length ? (this.live.position?.forms ?? []) : [];
  }

  get canAct(): boolean {
    return this.isAsked && this.show.isCurrent;
  }

  offered = $derived.by((): Offered => {
    if (!this.canAct) return { possible: [], refused: [] };
    if (this.plan.length) return this.judged;
    const { possible, refused } = offered(this.forms, this.selection);
    return { possible: byWorth(possible, this.worths), refused };
  });

  active = $derived.by((): Play | undefined => {
    const { possible } = this.offered;
    const wished = possible.find(({ notation }) => notation === this.wishedPlay);
    return wished ?? (this.isEmpty ? undefined : possible[0]);
  });

  get selection() {
    const { hand, row, pile, power, order, colour } = this;
    return { hand, row, pile, power, order, colour };
  }

  get isEmpty(): boolean {
    return isEmpty(this.selection);
  }

  /** Whether nothing planned or missing keeps the turn from ending. */
  get mayEnd(): boolean {
    const closing = this.form('end');
    return this.canAct && !this.plan.length && closing !== undefined && !closing.refusal;
  }

  /** A line of notation as a play, with what the cards themselves say. */
  read(notation: string): Play {
    const play = readPlay(notation);
    return { ...play, symbol: this.symbol(play.cards[0] ?? '') || undefined };
  }

  form(verb: string) {
    const acts = (form: { colour?: string | null }) => !form.colour || form.colour === this.colour;
    return this.forms.find(form => form.verb === verb && acts(form));
  }

  // Selecting

  toggle(card: string): void {
    const rest = this.hand.filter(each => each !== card);
    this.choose(rest.length < this.hand.length ? rest : [...rest, card]);
  }

  choose(cards: string[]): void {
    this.hand = cards;
    if (!this.canSwap) this.row = undefined;
    this.pile = false;
    this.power = undefined;
    this.order = undefined;
    this.wishedPlay = undefined;
    this.changed();
  }

  /** The first click chooses, the second plays. */
  chooseRow(card: string): void {
    if (this.row === card && this.active?.verb === 'take' && this.canAct) {
      void this.commit();
      return;
    }
    this.row = card;
    this.pile = false;
    this.power = undefined;
    if (!this.canSwap) this.hand = [];
    this.changed();
  }

  /**
   * Only for a swap are a card of the hand and a face-up one chosen together. In the middle of a
   * plan there are no forms: where powers are played with, the server says whether they can be.
   */
  private get canSwap(): boolean {
    if (!this.plan.length) return isSwap(this.forms, this.hand, this.row ?? '');
    const options = this.live.table?.options.split(' ') ?? [];
    return this.hand.length === 1 && options.includes('powers=on');
  }

  choosePile(): void {
    if (this.pile && this.active?.verb === 'draw' && this.canAct) {
      void this.commit();
      return;
    }
    this.clear();
    this.pile = true;
    this.changed();
  }

  choosePower(power: string): void {
    const again = this.power === power;
    this.clear();
    this.power = again ? undefined : power;
    this.changed();
  }

  chooseColour(colour: string): void {
    this.wishedColour = colour;
    this.changed();
  }

  /** Look at one of the plays offered; its cards become the selection. */
  look(play: Play): void {
    if (this.isEmpty || play.cards.some(card => !this.hand.includes(card) && card !== this.row)) {
      const isTaking = play.verb.endsWith('take');
      this.hand = isTaking ? [] : play.cards;
      this.row = isTaking ? play.cards[0] : play.target;
      this.pile = play.verb.endsWith('draw');
      this.power = play.power;
    }
    this.wishedColour = play.colour ?? this.wishedColour;
    this.wishedPlay = play.notation;
    this.changed();
  }

  setOrder(order: string[]): void {
    this.order = order;
    this.wishedPlay = undefined;
    this.changed();
  }

  clear(): void {
    this.hand = [];
    this.row = undefined;
    this.pile = false;
    this.power = undefined;
    this.order = undefined;
    this.wishedPlay = undefined;
    this.outcome = undefined;
    this.judged = { possible: [], refused: [] };
    clearTimeout(this.timer);
    // What is still being asked was asked about something else.
    this.asked++;
  }

  // Asking and doing

  /** Something was selected: ask, a little later, what it would do. */
  private changed(): void {
    this.hints = undefined;
    this.outcome = undefined;
    this.live.refusal = undefined;
    clearTimeout(this.timer);
    if (!this.canAct) return;
    this.timer = setTimeout(() => void (this.plan.length ? this.judge() : this.ask()), PAUSE);
  }

  private async ask(): Promise<void> {
    void this.appraise();
    const active = this.active;
    if (!active) return;
    const number = ++this.asked;
    const outcome = await this.live.preview([...this.plan, active.notation]);
    if (number === this.asked && this.active?.notation === active.notation) this.outcome = outcome;
  }

  /** Ask what the pairs that can be scored would bring, before one of them is chosen. */
  private async appraise(): Promise<void> {
    const { seq } = this.live;
    const unknown = this.offered.possible.filter(
      ({ verb, notation }) => verb === 'score' && this.worths[notation] === undefined,
    );
    for (const { notation } of unknown) {
      const outcome = await this.live.preview([notation]);
      if (seq !== this.live.seq) return;
      const points = outcome && pointsOf(outcome);
      if (points !== undefined) this.worths = { ...this.worths, [notation]: points };
    }
  }

  private async judge(): Promise<void> {
    const number = ++this.asked;
    const lines = readings(this.selection, this.isTwo);
    const outcomes = await Promise.all(lines.map(line => this.live.preview([...this.plan, line])));
    if (number !== this.asked) return;
    const plays = lines.map((line, i): Play => {
      const refusal = outcomes[i]?.refusal ?? undefined;
      const play = this.read(line);
      return { ...play, refusal, rule: refusal?.rule ?? play.rule };
    });
    this.judged = {
      possible: plays.filter(play => !play.refusal),
      refused: plays.filter(play => play.refusal),
    };
    this.outcome = outcomes[lines.indexOf(this.active?.notation ?? '')];
  }

  async commit(play = this.active): Promise<boolean> {
    if (!play || this.isBusy) return false;
    return this.send([...this.plan, play.notation]);
  }

  async commitPlan(): Promise<boolean> {
    return this.send(this.plan);
  }

  /** Do what is proposed: the play being looked at, or what is planned. */
  async commitProposed(): Promise<boolean> {
    if (this.active) return this.commit();
    return this.plan.length ? this.commitPlan() : false;
  }

  /** End the turn; the server says why if that cannot be yet. */
  async endTurn(): Promise<boolean> {
    return this.canAct && !this.plan.length ? this.send(['end']) : false;
  }

  /** Play line after line; what is refused stops, and stays selected. */
  async send(lines: readonly string[]): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    const view = this.plan.length ? this.view : undefined;
    this.held = view && { view, until: Infinity };
    this.plan = [];
    let { seq } = this.live;
    for (const play of lines) {
      // The answer comes before the update: it is its number that counts.
      const answer = await this.live.order({ type: 'play', play, seq });
      seq = Math.max(answer.seq, this.live.seq);
      if (answer.refusal) {
        this.held = undefined;
        this.isBusy = false;
        return false;
      }
    }
    this.held = view && { view, until: seq };
    this.isBusy = false;
    this.clear();
    return true;
  }

  async addToPlan(play = this.active): Promise<void> {
    if (!play) return;
    this.clear();
    await this.setPlan([...this.plan, play.notation]);
  }

  /** What cannot follow any more leaves the plan. */
  async setPlan(lines: string[]): Promise<void> {
    const outcome = lines.length ? await this.live.preview(lines) : undefined;
    this.planned = outcome;
    this.plan = lines.slice(0, outcome?.plays ?? 0);
    this.clear();
    if (outcome?.refusal && speech.speaker) {
      announcer.tellAtOnce(speech.speaker.refusal(outcome.refusal));
    }
  }

  async undo(): Promise<void> {
    const { refusal } = await this.live.order({ type: 'undo' });
    if (!refusal) this.clear();
  }

  async hint(): Promise<void> {
    this.isAsking = true;
    const { refusal, hints = [] } = await this.live.order({ type: 'hint' });
    this.isAsking = false;
    if (refusal) return;
    // Cards framed beside other advice would look like part of it.
    this.clear();
    this.hints = hints;
  }

  /** The turn has passed, or the table changed under a plan. */
  settle(): void {
    const held = this.show.view.seats[this.seat ?? -1]?.hand ?? [];
    const faceup = this.show.view.faceup;
    if (this.plan.length && !this.isBusy) void this.setPlan(this.isMySeat ? this.plan : []);
    if (this.hand.some(card => !held.includes(card))) this.clear();
    if (this.row && !faceup.includes(this.row)) this.clear();
    this.hints = undefined;
    this.worths = {};
    if (this.canAct && !this.plan.length) void this.appraise();
  }
}

const KEY = Symbol('desk');
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
