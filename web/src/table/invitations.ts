/** The invitations of tables made in this tab. The server tells each link once. */
import type { Invitation } from '$src/net/protocol';

const key = (table: string) => `monuments:invitations:${table}`;

export function keepInvitations(table: string, invitations: readonly Invitation[]): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(invitations));
  } catch {
    // Without storage a new link can be made at the table.
  }
}

export function invitationsOf(table: string): Invitation[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? '[]') as Invitation[];
  } catch {
    return [];
  }
}
