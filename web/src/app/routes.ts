/** Which page a path shows. Each is loaded when it is first wanted. */
import { untrack, type Component } from 'svelte';
import { GAMES, isGame, moduleOf, type Game } from '$src/games/registry';
import { ownSeats } from '$src/platform/own-seats.svelte';
import type { Room } from '$src/i18n/speech.svelte';
import Offline from '$src/pages/offline/Offline.svelte';

// The props differ from page to page; here they are only passed on.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Load = () => Promise<{ default: Component<any> }>;

export interface Page {
  /** Pages with the same key are the same: moving between them keeps their state. */
  key: string;
  load: Load;
  /** It has words that no other page has. */
  rooms?: readonly Room[];
  props: Record<string, unknown>;
}

const PAGES: Readonly<
  Record<string, { load: Load; args: readonly string[]; rooms?: readonly Room[] }>
> = {
  new: {
    load: () => import('$src/pages/new/NewTable.svelte'),
    args: ['game'],
    rooms: ['lobby'],
  },
  tables: { load: () => import('$src/pages/tables/Tables.svelte'), args: [], rooms: ['lobby'] },
  table: { load: () => import('$src/pages/table/Table.svelte'), args: ['table'] },
  rules: { load: () => import('$src/pages/rules/Rules.svelte'), args: ['game'] },
  museum: {
    load: () => import('$src/pages/museum/Museum.svelte'),
    args: ['game'],
    rooms: ['museum', ...GAMES],
  },
  replay: {
    load: () => import('$src/pages/replay/Replay.svelte'),
    args: ['table'],
    rooms: ['replay'],
  },
  guide: { load: () => import('$src/pages/guide/Guide.svelte'), args: ['game'], rooms: ['guide'] },
  gallery: {
    load: () => import('$src/pages/gallery/Gallery.svelte'),
    args: [],
    rooms: ['lobby', ...GAMES],
  },
  admin: {
    load: () => import('$src/pages/admin/Admin.svelte'),
    args: [],
    rooms: ['admin', 'lobby'],
  },
  offline: { load: async () => ({ default: Offline }), args: [] },
};

/** The game whose table a page shows, where that is known before the server is asked. */
function gameOn(page: string, name: string | undefined): Game | undefined {
  const game = page === 'guide' ? name : page === 'table' ? gameAt(name ?? '') : undefined;
  return isGame(game) ? game : undefined;
}

/** A seat that is taken later is no reason to load the page again. */
const gameAt = (table: string) => untrack(() => ownSeats.gameAt(table));

/** Fetch a page and the table of its game side by side; the page says if that fails. */
function loadBesides(load: Load, game: Game | undefined): ReturnType<Load> {
  void moduleOf(game)
    ?.Table()
    .catch(() => {});
  return load();
}

export function pageFor(parts: readonly string[]): Page {
  const [first, ...rest] = parts;
  if (first === undefined) {
    return { key: '', load: () => import('$src/pages/start/Start.svelte'), props: {} };
  }
  const page = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined;
  if (!page || rest.length > page.args.length) {
    return { key: '?', load: () => import('$src/pages/missing/Missing.svelte'), props: {} };
  }
  const props = Object.fromEntries(page.args.map((name, i) => [name, rest[i]]));
  const game = gameOn(first, rest[0]);
  return {
    key: [first, ...rest].join('/'),
    load: () => loadBesides(page.load, game),
    rooms: game ? [...(page.rooms ?? []), game] : page.rooms,
    props,
  };
}
