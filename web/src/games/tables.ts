/** The tables of both games, each loaded when it is first wanted. */
import type { Component } from 'svelte';
import type { Live } from '$lib/live.svelte';

/** What each game's table is given; it speaks to the server through `live` alone. */
export type GameTable = Component<{
  live: Live<never>;
  /** The seats held in this browser. */
  seats: number[];
  /** Another of these seats looks at the screen now. */
  onseat?: (seat: number) => void;
}>;

type Load = () => Promise<{ default: GameTable }>;

export const TABLES: Readonly<Record<string, Load>> = {
  antiquity: () => import('./antiquity/Table.svelte') as Promise<{ default: GameTable }>,
  fabuleux: () => import('./fabuleux/Table.svelte') as Promise<{ default: GameTable }>,
};
