/** Detect a dead connection: pages cannot see the pings of the server. */

/** Silence in milliseconds after which the page sends a ping. */
export const PING_AFTER = 7_000;
/** Milliseconds that the server has to answer it. */
export const ANSWER_WITHIN = 4_000;

export class Heartbeat {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isAsking = false;

  constructor(
    private readonly ask: () => void,
    private readonly ondead: () => void,
  ) {}

  /** A message has come, or is about to: the server is alive. */
  received(): void {
    this.stop();
    this.timer = setTimeout(() => this.check(), PING_AFTER);
  }

  /** Ask now. A page that nobody sees does not: its timers run late. It asks when it is seen. */
  check(): void {
    if (this.isAsking || document.hidden) return;
    clearTimeout(this.timer);
    this.isAsking = true;
    this.timer = setTimeout(() => this.ondead(), ANSWER_WITHIN);
    this.ask();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.isAsking = false;
  }
}
