/** One person's view of a table, selection and plan. The table itself is the server's. */
import { getContext, setContext } from 'svelte';
import { speech } from '$src/i18n/speech.svelte';
import type { TableFeed } from '$src/net/table-feed';
import type { Playback } from '$src/table/playback.svelte';
import { sharedScreen } from '$src/table/shared-screen.svelte';
import { Adviser, type Situation } from './adviser.svelte';
import { colourView, symbolOf } from './cards';
import { Plan } from './plan.svelte';
import { byNearness, byWorth, isSwap, offered, questions, readings, type Offered } from './offers';
import { readPlay, type Play } from './plays';
import { AntiquityPresenter } from './presenter.svelte';
import { Selection } from './selection.svelte';
import type { ColourView, View } from './view';

export class Desk implements Situation {
  readonly feed: TableFeed<View>;
  readonly selection: Selection;
  readonly plan: Plan;
  readonly adviser: Adviser;
  readonly presenter: AntiquityPresenter;
  /** After the end somebody looks at the table again. */
  isLooking = $state(false);
  /** Cards that something on the page speaks of. */
  linked = $state.raw<readonly string[]>([]);
  private isSending = $state(false);

  constructor(
    readonly playback: Playback<View>,
    /** The seats held here; several where people share a screen. */
    readonly seats: readonly number[],
  ) {
    this.feed = playback.feed;
    this.selection = new Selection(
      () => this.canSwap,
      () => this.adviser.consider(),
    );
    this.plan = new Plan(this.feed, playback);
    this.adviser = new Adviser(this.feed, this);
    this.presenter = new AntiquityPresenter(this.feed.seat, () => this.settle());
  }

  /** Show what happens until the page is left. */
  follow(): () => void {
    this.settle();
    return this.playback.attach(this.presenter);
  }

  // Seats and colours

  get seat(): number | undefined {
    return this.feed.seat;
  }

  /** The table as it is shown, without the plan. */
  get now(): View {
    return this.playback.view;
  }

  /** The table as it is shown, or as it would be after the plan. */
  get view(): View {
    return this.plan.view ?? this.now;
  }

  isOver = $derived.by(() => this.now.to_move < 0);
  /** My seat is to move, even if a substitute plays for me. */
  isMySeat = $derived.by(() => this.seat !== undefined && this.now.to_move === this.seat);
  /** It is my turn, and no substitute plays for me. */
  isAsked = $derived.by(() => this.isMySeat && !this.feed.isBot);
  myColours = $derived.by(() => this.colours.filter(({ seat }) => seat === this.seat));

  get colours(): ColourView[] {
    return this.view.colours;
  }

  /** The colour that acts: with two players the one chosen. */
  get colour(): string | undefined {
    const mine = this.now.colours.filter(({ seat }) => seat === this.seat);
    return mine.find(({ colour }) => colour === this.selection.colour)?.colour ?? mine[0]?.colour;
  }

  /** Each seat's place at the end, from the server, which knows who resigned. */
  get places(): number[] {
    const places = this.playback.position?.places ?? [];
    return places.length ? places : this.now.places;
  }

  /** Each player has two colours. */
  get isTwo(): boolean {
    return this.now.seats.some(({ colours }) => colours.length > 1);
  }

  /** On a shared screen only the player to move sees a hand, and only after saying so. */
  isCovered = $derived.by(() => {
    if (this.seats.length < 2 || this.isOver) return false;
    return !this.isMySeat || !sharedScreen.isUncoveredFor(this.feed.id, this.seat, this.seats);
  });

  /** My hand. */
  cards = $derived.by((): string[] => {
    if (this.seat === undefined || this.isCovered) return [];
    return this.view.seats[this.seat]?.hand ?? [];
  });

  name(seat: number): string {
    return this.feed.names[seat] ?? '';
  }

  /** The player of a colour, "Ada · red" where somebody has two. */
  nameOf(colour: string): string {
    const view = colourView(this.now, colour);
    const name = view ? this.name(view.seat) : '';
    if (!this.isTwo) return name;
    return `${name} · ${speech.speaker?.word('colour', colour) ?? colour}`;
  }

  /** One colour for each seat, in their order. */
  get firstColours(): string[] {
    return this.now.seats.map(({ colours }) => colours[0] ?? '');
  }

  symbol(card: string): string {
    return symbolOf(this.now, card);
  }

  // Plays on offer

  /** Forms belong to the position on the table, without the plan. */
  get forms() {
    const isValid = this.playback.isCurrent && this.plan.isEmpty;
    return isValid ? (this.feed.position?.forms ?? []) : [];
  }

  get canAct(): boolean {
    return this.isAsked && this.playback.isCurrent;
  }

  get planned(): readonly string[] {
    return this.plan.lines;
  }

  offered = $derived.by((): Offered => {
    if (!this.canAct) return { possible: [], refused: [] };
    if (!this.plan.isEmpty) return this.adviser.offered;
    const { possible, refused } = offered(this.forms, this.selection.of(this.colour));
    return {
      possible: byWorth(possible, this.adviser.worths),
      refused: byNearness([...refused, ...this.adviser.offered.refused]),
    };
  });

  get possible(): readonly Play[] {
    return this.offered.possible;
  }

  /** The play that is being looked at: the one chosen, else the first that the selection means. */
  active = $derived.by((): Play | undefined => {
    const wished = this.possible.find(({ notation }) => notation === this.selection.play);
    return wished ?? (this.selection.isEmpty ? undefined : this.possible[0]);
  });

  questions(): string[] {
    const chosen = this.selection.of(this.colour);
    if (!this.plan.isEmpty) return readings(chosen, this.isTwo);
    return questions(this.forms, chosen, this.isTwo);
  }

  /** Whether nothing planned or missing keeps the turn from ending. */
  get mayEnd(): boolean {
    const closing = this.form('end');
    return this.canAct && this.plan.isEmpty && closing !== undefined && !closing.refusal;
  }

  /** Plays are on their way to the server. */
  get isBusy(): boolean {
    return this.isSending;
  }

  /** A line of notation as a play, with the symbol of its cards. */
  read(notation: string): Play {
    const play = readPlay(notation);
    return { ...play, symbol: this.symbol(play.cards[0] ?? '') || undefined };
  }

  form(verb: string) {
    const acts = (form: { colour?: string | null }) => !form.colour || form.colour === this.colour;
    return this.forms.find(form => form.verb === verb && acts(form));
  }

  /** There are no forms in the middle of a plan: the server is asked, where powers are played. */
  private get canSwap(): boolean {
    const { hand, row = '' } = this.selection;
    if (this.plan.isEmpty) return isSwap(this.forms, hand, row);
    return hand.length === 1 && Object.keys(this.now.power_symbols).length > 0;
  }

  // Selecting: the first click on a face-up card or the pile selects it, the second plays

  chooseRow(card: string): void {
    const isAgain = this.selection.row === card && this.active?.verb === 'take';
    if (isAgain && this.canAct) void this.commit();
    else this.selection.chooseRow(card);
  }

  choosePile(): void {
    const isAgain = this.selection.pile && this.active?.verb === 'draw';
    if (isAgain && this.canAct) void this.commit();
    else this.selection.choosePile();
  }

  clear(): void {
    this.selection.clear();
    this.adviser.forget();
  }

  /** Leave selection and advice for the list of all plays. */
  back(): void {
    this.clear();
    this.adviser.forgetHints();
  }

  // Doing

  async commit(play = this.active): Promise<boolean> {
    if (!play || this.isSending) return false;
    return this.send([...this.planned, play.notation]);
  }

  async commitPlan(): Promise<boolean> {
    return this.send(this.planned);
  }

  /** Play the proposal: the active play, or the plan. */
  async commitProposed(): Promise<boolean> {
    if (this.active) return this.commit();
    return this.plan.isEmpty ? false : this.commitPlan();
  }

  /** End the turn; the server says why if that cannot be yet. */
  async endTurn(): Promise<boolean> {
    return this.canAct && this.plan.isEmpty ? this.send(['end']) : false;
  }

  /** Play line after line. A refused play stays selected. */
  async send(lines: readonly string[]): Promise<boolean> {
    if (this.isSending) return false;
    this.isSending = true;
    const isDone = await this.plan.send(lines);
    this.isSending = false;
    if (isDone) this.clear();
    return isDone;
  }

  async addToPlan(play = this.active): Promise<void> {
    if (!play) return;
    this.clear();
    await this.setPlan([...this.planned, play.notation]);
  }

  async setPlan(lines: readonly string[]): Promise<void> {
    await this.plan.set(lines);
    this.clear();
  }

  async undo(): Promise<void> {
    const { refusal } = await this.feed.order({ type: 'undo' });
    if (!refusal) this.clear();
  }

  async hint(): Promise<void> {
    // Cards framed beside other advice would look like part of it.
    if (await this.adviser.hint()) this.clear();
  }

  /** Another position is on the table: the turn has passed, or the table changed under a plan. */
  private settle(): void {
    const held = this.now.seats[this.seat ?? -1]?.hand ?? [];
    const { hand, row } = this.selection;
    if (!this.plan.isEmpty && !this.isSending) {
      void this.setPlan(this.isMySeat ? this.planned : []);
    }
    if (hand.some(card => !held.includes(card))) this.clear();
    if (row && !this.now.faceup.includes(row)) this.clear();
    this.adviser.settle();
  }
}

/** The context of the table's components. */
export const DESK = Symbol('desk');
export const provideDesk = (desk: Desk): Desk => setContext(DESK, desk);
export const useDesk = (): Desk => getContext<Desk>(DESK);
