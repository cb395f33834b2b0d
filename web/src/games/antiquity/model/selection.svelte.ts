/** The selection on the table: cards of the hand, a face-up card, the pile or a power. */
import type { Play } from './plays';

export interface Chosen {
  /** Cards of the hand, in the order in which they would be laid. */
  hand: readonly string[];
  /** A face-up card. */
  row?: string;
  pile?: boolean;
  power?: string;
  /** The colour that acts, where somebody plays two. */
  colour?: string;
  /** With the Scribe, the whole stack in another order, from bottom to top. */
  order?: readonly string[];
}

export const isEmpty = ({ hand, row, pile, power }: Chosen): boolean =>
  hand.length === 0 && !row && !pile && !power;

export class Selection {
  private cards = $state.raw<readonly string[]>([]);
  private faceup = $state<string>();
  private isPile = $state(false);
  private tile = $state<string>();
  private stack = $state.raw<readonly string[]>();
  private wishedColour = $state<string>();
  private wishedPlay = $state<string>();

  constructor(
    /** Whether the cards of the hand can be swapped for the face-up one: only then both count. */
    private readonly canSwap: () => boolean,
    /** Called when another selection was made. */
    private readonly onchange: () => void,
  ) {}

  /** Cards of the hand in the order in which they would be laid. */
  get hand(): readonly string[] {
    return this.cards;
  }

  get row(): string | undefined {
    return this.faceup;
  }

  get pile(): boolean {
    return this.isPile;
  }

  get power(): string | undefined {
    return this.tile;
  }

  /** The whole stack in another order, from bottom to top. */
  get order(): readonly string[] | undefined {
    return this.stack;
  }

  /** The colour that a player of two chose last. */
  get colour(): string | undefined {
    return this.wishedColour;
  }

  /** The notation of the play chosen among those that the selection can mean. */
  get play(): string | undefined {
    return this.wishedPlay;
  }

  get isEmpty(): boolean {
    return isEmpty(this);
  }

  /** As plain data, for `colour`. */
  of(colour: string | undefined): Chosen {
    const { hand, row, pile, power, order } = this;
    return { hand, row, pile, power, order, colour };
  }

  toggle(card: string): void {
    const rest = this.cards.filter(each => each !== card);
    this.choose(rest.length < this.cards.length ? rest : [...rest, card]);
  }

  choose(cards: readonly string[]): void {
    this.cards = cards;
    if (!this.canSwap()) this.faceup = undefined;
    this.isPile = false;
    this.tile = undefined;
    this.stack = undefined;
    this.wishedPlay = undefined;
    this.onchange();
  }

  /** Add a card to those that are laid together. */
  add(card: string): void {
    this.faceup = undefined;
    this.choose([...this.cards, card]);
  }

  chooseRow(card: string): void {
    this.faceup = card;
    this.isPile = false;
    this.tile = undefined;
    if (!this.canSwap()) this.cards = [];
    this.onchange();
  }

  choosePile(): void {
    this.clear();
    this.isPile = true;
    this.onchange();
  }

  choosePower(power: string): void {
    const isAgain = this.tile === power;
    this.clear();
    this.tile = isAgain ? undefined : power;
    this.onchange();
  }

  chooseColour(colour: string): void {
    this.wishedColour = colour;
    this.onchange();
  }

  chooseOrder(order: readonly string[]): void {
    this.stack = order;
    this.wishedPlay = undefined;
    this.onchange();
  }

  /** Look at one of the plays offered; its cards become the selection. */
  choosePlay(play: Play): void {
    const isOther = play.cards.some(card => !this.cards.includes(card) && card !== this.faceup);
    if (this.isEmpty || isOther) {
      const isTaking = play.verb.endsWith('take');
      this.cards = isTaking ? [] : play.cards;
      this.faceup = isTaking ? play.cards[0] : play.target;
      this.isPile = play.verb.endsWith('draw');
      this.tile = play.power;
    }
    this.wishedColour = play.colour ?? this.wishedColour;
    this.wishedPlay = play.notation;
    this.onchange();
  }

  /** Select nothing. The colour stays. */
  clear(): void {
    this.cards = [];
    this.faceup = undefined;
    this.isPile = false;
    this.tile = undefined;
    this.stack = undefined;
    this.wishedPlay = undefined;
  }
}
