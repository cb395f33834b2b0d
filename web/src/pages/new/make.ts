/** Makes the table that was put together, with everybody at this screen in their seats. */
import { api } from '$lib/api';
import { guestName } from '$lib/guest';
import { keepInvitations } from '$lib/invitations';
import { mine } from '$lib/mine.svelte';
import { makeTable } from '$lib/offer.svelte';
import { settings } from '$lib/settings.svelte';
import { requestOf, seatsHere, type Draft } from './draft';

/** Return the table's id. */
export async function makeDrafted(draft: Draft): Promise<string> {
  settings.name = draft.places[0]?.name.trim() ?? '';
  const { table, invitations = [] } = await makeTable(requestOf(draft, guestName));
  keepInvitations(table, invitations);
  for (const { seat, name } of seatsHere(draft, guestName)) {
    mine.add(await api.take(table, seat, { name }, mine.promised(table)), name);
  }
  return table;
}
