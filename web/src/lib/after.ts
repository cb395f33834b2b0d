/** What can be done when a game is over. */
import { api } from './api';
import type { Live } from './live.svelte';
import { mine } from './mine.svelte';
import { route } from './route.svelte';

/** Sit down to the next game with the same people; false if that cannot be. */
export async function rematch(live: Live): Promise<boolean> {
  if (live.seat === undefined) return false;
  try {
    const seated = await api.rematch(live.id, live.seat);
    mine.add(seated, live.names[live.seat] ?? '');
    route.go(`/table/${seated.table}`);
    return true;
  } catch {
    return false;
  }
}
