/** The requests of the server's host. The token is kept in memory only: a reload asks for it again. */
import { LostError, RefusedError } from '$src/net/api';
import type { Refusal, Said } from '$src/net/protocol';

export interface TableRow {
  table: string;
  game: string;
  phase: string;
  made: number;
  names: string[];
  closed?: string;
}

export interface SeatRow {
  seat: number;
  name: string;
  kind: string;
  blocked_until?: number;
  muted_until?: number;
}

export interface Act {
  number: number;
  at: number;
  by: string;
  act: string;
  table?: string;
  seat?: number;
  line?: number;
  address?: string;
  until?: number;
  words?: string;
}

export interface WholeTable {
  table: string;
  game: string;
  phase: string;
  closed: string | null;
  seats: SeatRow[];
  chat: Said[];
}

export interface Complaint {
  table: string;
  seat: number;
  name: string;
  line?: number;
  chat?: Said[];
}

export interface Process {
  process: string;
  addresses: { address: string; connections: number; sockets: number; left: number }[];
}

export interface Order {
  act: 'close' | 'mute' | 'unmute' | 'remove' | 'block' | 'unblock' | 'settle';
  table?: string;
  seat?: number;
  line?: number;
  address?: string;
  seconds?: number;
  words?: string;
}

export class HostApi {
  constructor(private readonly token: string) {}

  tables = () => this.ask<TableRow[]>('GET', 'tables');
  table = (table: string) => this.ask<WholeTable>('GET', `tables/${table}`);
  connections = () => this.ask<Process[]>('GET', 'connections');
  complaints = () => this.ask<Complaint[]>('GET', 'reports');
  acts = () => this.ask<Act[]>('GET', 'acts');
  act = (order: Order) => this.ask<Act>('POST', 'acts', order);

  private async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const found = await fetch(`/api/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: 'no-store',
    }).catch(() => {
      throw new LostError('the server cannot be reached');
    });
    const content = (await found.json().catch(() => null)) as T & { refusal?: Refusal };
    if (found.ok) return content;
    throw content?.refusal ? new RefusedError(content.refusal) : new LostError(found.statusText);
  }
}
