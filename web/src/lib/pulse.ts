/** Notices a link that has died without a word: the server's own pings are hidden from pages. */

/** After so long a silence the server is asked for a word. */
export const QUIET = 7_000;
/** So long it may take to say one. */
export const PATIENCE = 4_000;

export class Pulse {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isAsking = false;

  constructor(
    private readonly ask: () => void,
    private readonly ondead: () => void,
  ) {}

  /** Something has come, or is about to: whoever speaks is there. */
  heard(): void {
    this.stop();
    this.timer = setTimeout(() => this.check(), QUIET);
  }

  /** Ask now. A page that nobody sees does not: its timers run late. It asks when it is seen. */
  check(): void {
    if (this.isAsking || document.hidden) return;
    clearTimeout(this.timer);
    this.isAsking = true;
    this.timer = setTimeout(() => this.ondead(), PATIENCE);
    this.ask();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.isAsking = false;
  }
}
