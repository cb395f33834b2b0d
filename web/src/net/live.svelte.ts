/** A table in progress: the server's last messages, and commands. Reconnects automatically. */
import { withView } from './view-changes';
import { ownSeats } from '$src/platform/own-seats.svelte';
import { Heartbeat } from './heartbeat';
import type {
  Answer,
  Happened,
  Message,
  Outcome,
  Refusal,
  Said,
  TableInfo,
  Update,
} from './protocol';
import type {
  AnyView,
  CommandBody,
  GamePosition,
  GameUpdate,
  Link,
  Listener,
  TableFeed,
} from './table-feed';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const A_MOMENT = 1_000;
/** The process stops, or another one has the table now: nobody needs to know. */
const RESTART = 1012;
const AT_ONCE = 200;
/** Closed for good: the server has said why. */
const FINAL = [4400, 4403, 4404];

export class Live<View = AnyView> implements TableFeed<View> {
  table = $state.raw<TableInfo>();
  position = $state.raw<GamePosition<View>>();
  happened = $state.raw<Happened[]>([]);
  said = $state.raw<Said[]>([]);
  link = $state<Link>('connecting');
  /** Cleared by the next order. */
  refusal = $state.raw<Refusal>();
  seq = 0;
  readonly isReplay = false;

  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeat = new Heartbeat(
    () => this.ask(),
    () => this.lost(),
  );
  private readonly waiting = new Map<
    string,
    { text: string; answered: (answer: Answer) => void }
  >();
  /** Answers that came before the update they belong to. */
  private early: Answer[] = [];
  private readonly listeners = new Set<Listener<View>>();

  constructor(
    readonly id: string,
    /** Undefined for spectators. */
    readonly seat: number | undefined,
  ) {
    document.addEventListener('visibilitychange', this.lookAgain);
    addEventListener('online', this.lookAgain);
    this.connect();
  }

  get names(): string[] {
    return this.table?.seats.map(seat => seat.name ?? '') ?? [];
  }

  get isAsked(): boolean {
    return this.seat !== undefined && this.position?.to_move === this.seat && !this.isBot;
  }

  /** A player's own note of the commitment counts more than the server's present word. */
  get promised(): string | null | undefined {
    return ownSeats.promised(this.id) ?? this.table?.commitment ?? null;
  }

  private get own() {
    return this.table?.seats[this.seat ?? -1];
  }

  get isBot(): boolean {
    return this.own?.kind === 'person' && this.own.bot !== null;
  }

  get hasResigned(): boolean {
    return this.isGivenUp(this.seat ?? -1);
  }

  /** A substitute plays such a seat to the end. */
  isGivenUp(seat: number): boolean {
    return this.table?.seats[seat]?.resigned ?? false;
  }

  listen(listener: Listener<View>): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Send a command. It is sent again, with the same id, until it is answered. */
  do(command: CommandBody): Promise<Answer> {
    const id = crypto.randomUUID();
    const text = JSON.stringify({ ...command, id });
    if (this.link === 'closed') return Promise.resolve(this.closedAnswer(id));
    return new Promise(resolve => {
      this.waiting.set(id, { text, answered: resolve });
      if (this.link === 'open') this.socket?.send(text);
    });
  }

  /** Unlike a question, an order sets or clears `refusal`. */
  async order(command: CommandBody): Promise<Answer> {
    this.refusal = undefined;
    const answer = await this.do(command);
    this.refusal = answer.refusal ?? undefined;
    return answer;
  }

  forgetRefusal(): void {
    this.refusal = undefined;
  }

  async play(line: string): Promise<boolean> {
    return !(await this.order({ type: 'play', play: line, seq: this.seq })).refusal;
  }

  async preview(lines: readonly string[]): Promise<Outcome | undefined> {
    return (await this.do({ type: 'preview', plays: [...lines] })).preview ?? undefined;
  }

  close(): void {
    this.link = 'closed';
    this.drop();
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.lookAgain);
    removeEventListener('online', this.lookAgain);
  }

  /** The page is visible again, or the network is back: check the connection at once. */
  private readonly lookAgain = (): void => {
    if (document.hidden) return;
    if (this.socket) this.heartbeat.check();
    else this.connect();
  };

  private connect(): void {
    const seat = this.seat === undefined ? '' : `seat=${this.seat}&`;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${this.id}/live?${seat}since=${this.seq}&changes=1`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    clearTimeout(this.timer);
    this.socket = socket;
    this.heartbeat.received();
    // A socket that was given up may still open: ignore it.
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

  /** Nobody waits for this answer; that it arrives is enough. */
  private ask(): void {
    const text = JSON.stringify({ type: 'ping', id: crypto.randomUUID() });
    if (this.link === 'open') this.socket?.send(text);
  }

  /** The connection was closed, or without a code does not answer any more. */
  private lost(code = 0): void {
    if (FINAL.includes(code)) {
      this.close();
      for (const [id, { answered }] of this.waiting) answered(this.closedAnswer(id));
      this.waiting.clear();
      return;
    }
    const isMoving = code === RESTART && this.link === 'open';
    this.link = isMoving ? 'connecting' : 'lost';
    this.drop();
    const wait = isMoving ? AT_ONCE : this.wait;
    this.timer = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  /** The answer to a command that can never be sent: the server's last refusal. */
  private closedAnswer(id: string): Answer {
    const refusal = this.refusal ?? { rule: 'table', reason: 'connection-closed' };
    return { type: 'answer', id, seq: this.seq, refusal };
  }

  /** Forget the socket at once: browsers report a dead one as closed only much later. */
  private drop(): void {
    const socket = this.socket;
    this.socket = undefined;
    this.heartbeat.stop();
    socket?.close();
  }

  private receive(message: Message): void {
    this.heartbeat.received();
    switch (message.type) {
      case 'table':
        this.table = message;
        break;
      case 'update':
        this.update(message);
        break;
      case 'said':
        this.hear(message);
        break;
      case 'answer':
        // An answer waits for the update that shows the command's effect.
        if (message.seq > this.seq) this.early.push(message);
        else this.answer(message);
        break;
      case 'refused':
        this.refusal = message.refusal;
        // A command over the rate limit was not read: send it again.
        if (message.refusal.reason === 'too-fast') setTimeout(() => this.sendAgain(), A_MOMENT);
    }
  }

  /** Keep a chat message once. One that comes again without text was removed by the host. */
  private hear(message: Said): void {
    const others = this.said.filter(({ number }) => number !== message.number);
    if (!message.text) this.said = others;
    else if (others.length === this.said.length) this.said = [...others, message];
  }

  private sendAgain(): void {
    if (this.link !== 'open') return;
    for (const { text } of this.waiting.values()) this.socket?.send(text);
  }

  private answer(answer: Answer): void {
    // The command that was over the rate limit has been read by now.
    if (this.refusal?.reason === 'too-fast') this.refusal = undefined;
    this.waiting.get(answer.id)?.answered(answer);
    this.waiting.delete(answer.id);
  }

  private update(received: Update): void {
    const position =
      received.position && (withView(received.position, this.position?.view) as GamePosition<View>);
    const update: GameUpdate<View> = { ...received, position };
    for (const listener of this.listeners) listener(update);
    const fresh = (update.happened ?? []).filter(entry => entry.seq > this.seq);
    this.happened = [...this.happened, ...fresh];
    this.seq = Math.max(this.seq, update.seq);
    this.position = position ?? undefined;
    const due = this.early.filter(answer => answer.seq <= this.seq);
    this.early = this.early.filter(answer => answer.seq > this.seq);
    for (const answer of due) this.answer(answer);
  }
}
