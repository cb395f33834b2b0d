/** What a screen reader is told: events politely, one's own turn and refusals at once. */
import { untrack } from 'svelte';

const LINES = 6;

class Announcer {
  polite = $state.raw<{ number: number; text: string }[]>([]);
  urgent = $state.raw<{ number: number; text: string }[]>([]);
  /** So many things have been told. */
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

  /** Returns how to take it back when it is true no more: whoever reads on would find it. */
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
