import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, type Wish } from './live.svelte';
import { mine } from './mine.svelte';
import type { Refusal, TableInfo } from './protocol';

/** A server that answers when it is told to. */
class Socket extends EventTarget {
  static last: Socket;
  private sent: { id: string }[] = [];

  constructor() {
    super();
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  tell(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  answer(refusal?: Refusal): void {
    this.tell({ type: 'answer', id: this.sent.shift()?.id, seq: 0, refusal });
  }
}

const NO: Refusal = { rule: 'table', reason: 'not-your-turn' };
const WISH: Wish = { type: 'undo' };

function opened(): Live {
  const live = new Live('t', 0);
  Socket.last.dispatchEvent(new Event('open'));
  return live;
}

function seated(bot: string | null, resigned = false): Partial<TableInfo> & { type: 'table' } {
  const seat = { seat: 0, name: 'Ada', kind: 'person', bot, here: true, resigned } as const;
  return { type: 'table', seats: [seat] };
}

beforeEach(() => vi.stubGlobal('WebSocket', Socket));
afterEach(() => vi.unstubAllGlobals());

describe('an order', () => {
  it('keeps why it was refused, whatever is asked afterwards', async () => {
    const live = opened();
    const doing = live.order(WISH);
    Socket.last.answer(NO);
    await doing;
    const asking = live.preview(['draw']);
    Socket.last.answer();
    await asking;

    expect(live.refusal).toEqual(NO);
  });

  it('forgets why the one before was refused', async () => {
    const live = opened();
    live.refusal = NO;
    const doing = live.order(WISH);
    Socket.last.answer();
    await doing;

    expect(live.refusal).toBeUndefined();
  });

  it('was not too fast once it is answered', async () => {
    const live = opened();
    const asking = live.preview(['draw']);
    Socket.last.tell({ type: 'refused', refusal: { ...NO, reason: 'too-fast' } });
    expect(live.refusal?.reason).toBe('too-fast');
    Socket.last.answer();
    await asking;

    expect(live.refusal).toBeUndefined();
  });
});

describe('a view', () => {
  it('is the one before with what has changed', () => {
    const live = opened();
    const view = { pile: 9, seats: [{ hand: ['AKR1'] }, { hand: null }] };
    Socket.last.tell({ type: 'update', seq: 1, position: { view, to_move: 0 } });
    const changes = { pile: 8, 'seats.0': { hand: ['AKR1', 'PET2'] } };
    const told = vi.fn();
    live.listen(told);
    Socket.last.tell({ type: 'update', seq: 2, position: { changes, to_move: 1 } });

    const now = { pile: 8, seats: [{ hand: ['AKR1', 'PET2'] }, { hand: null }] };
    expect(live.position).toEqual({ view: now, to_move: 1 });
    expect(told.mock.lastCall?.[0].position).toBe(live.position);
  });
});

describe('a promise', () => {
  it('is the one that was given first, whatever the server says later', () => {
    mine.add({ table: 't', seat: 0 }, 'Ada', 'promised');
    const live = opened();
    Socket.last.tell({ ...seated(null), commitment: 'another' });
    mine.add({ table: 't', seat: 0 }, 'Ada', 'another');

    expect(live.promised).toBe('promised');
    mine.forget('t');
    expect(live.promised).toBe('another');
  });
});

describe('a seat', () => {
  it('is not to move while a bot plays it', () => {
    const live = opened();
    Socket.last.tell(seated(null));
    Socket.last.tell({ type: 'update', seq: 1, position: { view: {}, to_move: 0 } });
    expect(live.isAsked).toBe(true);
    Socket.last.tell(seated('greedy'));

    expect(live.isAsked).toBe(false);
    expect(live.hasResigned).toBe(false);
  });

  it('that has resigned stays so', () => {
    const live = opened();
    Socket.last.tell(seated('greedy', true));

    expect(live.hasResigned).toBe(true);
  });
});
