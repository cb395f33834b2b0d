/** Makes the table that was put together, with everybody at this screen in their seats. */
import { api } from '$src/net/api';
import { guestName } from '$src/platform/guest-name';
import { keepInvitations } from '$src/table/invitations';
import { ownSeats } from '$src/platform/own-seats.svelte';
import { makeTable } from '$src/net/offer.svelte';
import { settings } from '$src/platform/settings.svelte';
import { requestOf, seatsHere, type Draft } from './draft';

/** Return the table's id. */
export async function createTable(draft: Draft): Promise<string> {
  settings.name = draft.places[0]?.name.trim() ?? '';
  const { table, invitations = [] } = await makeTable(requestOf(draft, guestName));
  keepInvitations(table, invitations);
  for (const { seat, name } of seatsHere(draft, guestName)) {
    ownSeats.add(await api.take(table, seat, { name }, ownSeats.promised(table)), name);
  }
  return table;
}
