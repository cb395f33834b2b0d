/** A live table: what the server last said, and a way to act. It heals a lost connection itself. */
import { withView } from './changes';
import { mine } from './mine.svelte';
import { Pulse } from './pulse';
import type {
  Answer,
  Command,
  Happened,
  Message,
  Outcome,
  Position,
  Refusal,
  Said,
  TableInfo,
  Update,
} from './protocol';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';
type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Wish = WithoutId<Command>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const A_MOMENT = 1_000;
/** Closed for good: the server has said why. */
const FINAL = [4400, 4403, 4404];

/** Who wants to know of an update before it is shown, to fly cards from where they are. */
export type Listener = (update: Update, before: Position | undefined) => void;

export class Live<View = unknown> {
  table = $state.raw<TableInfo>();
  position = $state.raw<Position & { view: View }>();
  /** Everything that has happened, the oldest first. */
  happened = $state.raw<Happened[]>([]);
  /** Of it, what a table that shows one play after the other has shown; undefined where it is all. */
  shown = $state.raw<Happened[]>();
  said = $state.raw<Said[]>([]);
  link = $state<Link>('connecting');
  /** Why the last order was refused; cleared by the next one. */
  refusal = $state.raw<Refusal>();
  seq = 0;
  /** Whether a game is looked at that is over. */
  readonly isReplay: boolean = false;

  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse = new Pulse(
    () => this.ask(),
    () => this.lost(),
  );
  private readonly waiting = new Map<
    string,
    { text: string; answered: (answer: Answer) => void }
  >();
  /** Answers that came before the update that shows what was done. */
  private early: Answer[] = [];
  private readonly listeners = new Set<Listener>();

  constructor(
    readonly id: string,
    /** Undefined watches. */
    readonly seat: number | undefined,
  ) {
    document.addEventListener('visibilitychange', this.lookAgain);
    addEventListener('online', this.lookAgain);
    this.connect();
  }

  /** The names in seat order, an empty text for an empty seat. */
  get names(): string[] {
    return this.table?.seats.map(seat => seat.name ?? '') ?? [];
  }

  /** It is my turn, and no bot's that plays for me. */
  get isAsked(): boolean {
    return this.seat !== undefined && this.position?.to_move === this.seat && !this.isBot;
  }

  /** What has happened as far as it has been shown. */
  get seen(): Happened[] {
    return this.shown ?? this.happened;
  }

  /**
   * The seal that was shown before the game; null where there is none. Who sits here goes by what
   * was promised to them, not by what the server says now.
   */
  get promised(): string | null | undefined {
    return mine.promised(this.id) ?? this.table?.commitment ?? null;
  }

  private get own() {
    return this.table?.seats[this.seat ?? -1];
  }

  /** A bot plays my seat until I take it back. */
  get isBot(): boolean {
    return this.own?.kind === 'person' && this.own.bot !== null;
  }

  /** Who has resigned cannot come back. */
  get hasResigned(): boolean {
    return this.isGivenUp(this.seat ?? -1);
  }

  /** A bot plays such a seat to the end; nobody is asked there. */
  isGivenUp(seat: number): boolean {
    return this.table?.seats[seat]?.resigned ?? false;
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Send a command. It is sent again, with the same id, until it is answered. */
  do(wish: Wish): Promise<Answer> {
    const id = crypto.randomUUID();
    const text = JSON.stringify({ ...wish, id });
    if (this.link === 'closed') return Promise.resolve(this.closedAnswer(id));
    return new Promise(resolve => {
      this.waiting.set(id, { text, answered: resolve });
      if (this.link === 'open') this.socket?.send(text);
    });
  }

  /** Do what the reader wishes: if it is not done, `refusal` says why. Questions leave it alone. */
  async order(wish: Wish): Promise<Answer> {
    this.refusal = undefined;
    const answer = await this.do(wish);
    this.refusal = answer.refusal ?? undefined;
    return answer;
  }

  /** Play one line of notation. Return whether it was done. */
  async play(play: string): Promise<boolean> {
    return !(await this.order({ type: 'play', play, seq: this.seq })).refusal;
  }

  async preview(plays: string[]): Promise<Outcome | undefined> {
    return (await this.do({ type: 'preview', plays })).preview ?? undefined;
  }

  close(): void {
    this.link = 'closed';
    this.drop();
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.lookAgain);
    removeEventListener('online', this.lookAgain);
  }

  /** Somebody looks, or there is a network again: see at once how things are. */
  private readonly lookAgain = (): void => {
    if (document.hidden) return;
    if (this.socket) this.pulse.check();
    else this.connect();
  };

  private connect(): void {
    const seat = this.seat === undefined ? '' : `seat=${this.seat}&`;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${this.id}/live?${seat}since=${this.seq}&changes=1`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    clearTimeout(this.timer);
    this.socket = socket;
    this.pulse.heard();
    // One that was given up may still come to life: it is not listened to any more.
    const counts = () => this.socket === socket;
    socket.addEventListener('open', () => counts() && this.opened());
    socket.addEventListener(
      'message',
      message => counts() && this.receive(JSON.parse(message.data)),
    );
    socket.addEventListener('close', closed => counts() && this.lost(closed.code));
  }

  private opened(): void {
    this.link = 'open';
    this.wait = FIRST_WAIT;
    this.sendAgain();
  }

  /** Nobody waits for this answer: that it comes is enough. */
  private ask(): void {
    const text = JSON.stringify({ type: 'ping', id: crypto.randomUUID() });
    if (this.link === 'open') this.socket?.send(text);
  }

  /** The connection is broken, or without a code dead. */
  private lost(code = 0): void {
    if (FINAL.includes(code)) {
      this.close();
      for (const [id, { answered }] of this.waiting) answered(this.closedAnswer(id));
      this.waiting.clear();
      return;
    }
    this.link = 'lost';
    this.drop();
    this.timer = setTimeout(() => this.connect(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  /** Nobody answers any more: a command is refused by what the server said last. */
  private closedAnswer(id: string): Answer {
    const refusal = this.refusal ?? { rule: 'table', reason: 'connection-closed' };
    return { type: 'answer', id, seq: this.seq, refusal };
  }

  /** Forget the socket at once: of a dead one browsers tell much later that it is closed. */
  private drop(): void {
    const socket = this.socket;
    this.socket = undefined;
    this.pulse.stop();
    socket?.close();
  }

  private receive(message: Message): void {
    this.pulse.heard();
    switch (message.type) {
      case 'table':
        this.table = message;
        break;
      case 'update':
        this.update(message);
        break;
      case 'said':
        if (!this.said.some(said => said.number === message.number))
          this.said = [...this.said, message];
        break;
      case 'answer':
        // What was done is shown before who did it goes on.
        if (message.seq > this.seq) this.early.push(message);
        else this.answer(message);
        break;
      case 'refused':
        this.refusal = message.refusal;
        // It was not looked at: what came too fast is sent once more.
        if (message.refusal.reason === 'too-fast') setTimeout(() => this.sendAgain(), A_MOMENT);
    }
  }

  private sendAgain(): void {
    if (this.link !== 'open') return;
    for (const { text } of this.waiting.values()) this.socket?.send(text);
  }

  private answer(answer: Answer): void {
    // What came too fast has been looked at by now.
    if (this.refusal?.reason === 'too-fast') this.refusal = undefined;
    this.waiting.get(answer.id)?.answered(answer);
    this.waiting.delete(answer.id);
  }

  private update(received: Update): void {
    const position = received.position && withView(received.position, this.position?.view);
    const update = { ...received, position };
    for (const listener of this.listeners) listener(update, this.position);
    const fresh = (update.happened ?? []).filter(entry => entry.seq > this.seq);
    this.happened = [...this.happened, ...fresh];
    this.seq = Math.max(this.seq, update.seq);
    this.position = (position ?? undefined) as typeof this.position;
    const due = this.early.filter(answer => answer.seq <= this.seq);
    this.early = this.early.filter(answer => answer.seq > this.seq);
    for (const answer of due) this.answer(answer);
  }
}
