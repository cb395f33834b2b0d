/** Whether the table explains itself, and the explanations read. Kept on the device. */
import { ownSeats } from '$src/platform/own-seats.svelte';
import { settings } from '$src/platform/settings.svelte';
import { onStored, readStored, writeStored } from '$src/platform/storage';

/** Tables that explain themselves on a device, unless somebody asks for more or for none. */
export const FIRST = 3;

interface Kept {
  /** The first tables, in order. */
  tables?: string[];
  /** Explanations that have been read. */
  read?: string[];
}

class Newcomer {
  /** The table that somebody plays at now. */
  private here = $state<string>();
  private tables = $state.raw<readonly string[]>([]);
  private read = $state.raw<readonly string[]>([]);

  constructor() {
    this.load();
    onStored('newcomer', () => this.load());
  }

  /** Somebody who has played fewer games here than explain themselves. */
  get isNew(): boolean {
    return settings.explains ?? this.tables.length < FIRST;
  }

  /** Whether the table here explains itself. */
  get isHere(): boolean {
    if (this.here === undefined) return false;
    return settings.explains ?? this.tables.includes(this.here);
  }

  /** Somebody sits down to play; returns how to leave. Called from an effect. */
  sit(table: string): () => void {
    this.here = table;
    if (!this.tables.includes(table) && this.tables.length < FIRST) {
      this.tables = [...this.tables, table];
      this.keep();
    }
    return () => (this.here = undefined);
  }

  isUnread(explanation: string): boolean {
    return !this.read.includes(explanation);
  }

  hasRead(explanation: string): void {
    if (!this.isUnread(explanation)) return;
    this.read = [...this.read, explanation];
    this.keep();
  }

  /** The switch in the settings: turned on again, everything is explained again. */
  explain(isWished: boolean): void {
    settings.explains = isWished;
    if (isWished) this.read = [];
    this.keep();
  }

  private load(): void {
    // Players from before tables explained themselves know the games.
    const { tables = ownSeats.tables, read = [] } = readStored<Kept>('newcomer', {});
    this.tables = tables.slice(0, FIRST);
    this.read = read;
  }

  private keep(): void {
    writeStored('newcomer', { tables: [...this.tables], read: [...this.read] } satisfies Kept);
  }
}

export const newcomer = new Newcomer();
