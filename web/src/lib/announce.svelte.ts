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

  tellAtOnce(text: string): void {
    const lines = untrack(() => this.urgent);
    this.urgent = [...lines, { number: this.number++, text }].slice(-LINES);
  }
}

export const announcer = new Announcer();
