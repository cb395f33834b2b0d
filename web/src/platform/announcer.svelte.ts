/** Lines for screen readers: events politely, the reader's turn and refusals at once. */
import { untrack } from 'svelte';

const LINES = 6;

class Announcer {
  polite = $state.raw<{ number: number; text: string }[]>([]);
  urgent = $state.raw<{ number: number; text: string }[]>([]);
  /** The number of lines so far. */
  number = 0;

  tell(text: string): void {
    // Told from effects, which must not run again because of it.
    const lines = untrack(() => this.polite);
    this.polite = [...lines, { number: this.number++, text }].slice(-LINES);
  }

  /** Forget all lines: another table begins. */
  clear(): void {
    this.polite = [];
    this.urgent = [];
  }

  /** Returns how to remove the line when it is no longer true. */
  tellAtOnce(text: string): () => void {
    // It is read out when it comes; nobody needs to find the same sentence six times later.
    const line = { number: this.number++, text };
    this.urgent = [line];
    return () => {
      if (untrack(() => this.urgent).includes(line)) this.urgent = [];
    };
  }
}

export const announcer = new Announcer();
