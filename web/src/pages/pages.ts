/** Which page a path shows. Each is loaded when it is first wanted. */
import { GAMES } from '$lib/games';
import type { Room } from '$lib/speech.svelte';
import type { Component } from 'svelte';
import Offline from './Offline.svelte';

// Each page has props of its own; here they are only passed on.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Load = () => Promise<{ default: Component<any> }>;

export interface Page {
  /** Pages with the same key are the same: moving between them keeps what is on them. */
  key: string;
  load: Load;
  /** It has words that no other page has. */
  rooms?: readonly Room[];
  props: Record<string, unknown>;
}

const PAGES: Readonly<
  Record<string, { load: Load; args: readonly string[]; rooms?: readonly Room[] }>
> = {
  new: { load: () => import('./NewTable.svelte'), args: ['game'] },
  tables: { load: () => import('./Tables.svelte'), args: [] },
  table: { load: () => import('./Table.svelte'), args: ['table'] },
  rules: { load: () => import('./Rules.svelte'), args: ['game'] },
  museum: { load: () => import('./Museum.svelte'), args: ['game'], rooms: ['museum', 'fabuleux'] },
  replay: { load: () => import('./Replay.svelte'), args: ['table'], rooms: ['replay', ...GAMES] },
  guide: { load: () => import('./Guide.svelte'), args: ['game'], rooms: ['guide', ...GAMES] },
  gallery: { load: () => import('./Gallery.svelte'), args: [], rooms: GAMES },
  offline: { load: async () => ({ default: Offline }), args: [] },
};

export function pageFor(parts: readonly string[]): Page {
  const [first, ...rest] = parts;
  if (first === undefined) {
    return { key: '', load: () => import('./Start.svelte'), props: {} };
  }
  const page = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined;
  if (!page || rest.length > page.args.length) {
    return { key: '?', load: () => import('./Missing.svelte'), props: {} };
  }
  const props = Object.fromEntries(page.args.map((name, i) => [name, rest[i]]));
  return { key: [first, ...rest].join('/'), load: page.load, rooms: page.rooms, props };
}
