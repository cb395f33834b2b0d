import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live } from './live.svelte';
import type { CommandBody } from './table-feed';
import { ownSeats } from '$src/platform/own-seats.svelte';
import type { Refusal, TableInfo } from './protocol';
import { ANSWER_WITHIN, PING_AFTER } from './heartbeat';

/** A server that answers when it is told to. */
class Socket extends EventTarget {
  static last: Socket;
  sent: { id: string; type: string }[] = [];

  constructor(readonly url: string) {
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
const WISH: CommandBody = { type: 'undo' };

function opened(): Live {
  const live = new Live('t', 0);
  lives.push(live);
  Socket.last.dispatchEvent(new Event('open'));
  return live;
}

function seated(bot: string | null, resigned = false): Partial<TableInfo> & { type: 'table' } {
  const seat = { seat: 0, name: 'Ada', kind: 'person', bot, here: true, resigned } as const;
  return { type: 'table', seats: [seat] };
}

/** Let the page be looked at, or not, without a word from the browser. */
function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
}

const lives: Live[] = [];

beforeEach(() => vi.stubGlobal('WebSocket', Socket));
afterEach(() => {
  for (const live of lives.splice(0)) live.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

describe('a silent server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const kinds = () => Socket.last.sent.map(({ type }) => type);

  it('is asked for a word, again and again, and is not lost if it answers', () => {
    const live = opened();
    for (let i = 0; i < 3; i++) {
      vi.advanceTimersByTime(PING_AFTER);
      expect(kinds()).toEqual(['ping']);
      Socket.last.answer();
      vi.advanceTimersByTime(ANSWER_WITHIN - 1);
    }

    expect(live.link).toBe('open');
  });

  it('is not asked while it speaks', () => {
    opened();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(PING_AFTER - 1);
      Socket.last.tell(seated(null));
    }

    expect(kinds()).toEqual([]);
  });

  it('is lost within twelve seconds, and found again where it stopped', () => {
    const live = opened();
    Socket.last.tell({ type: 'update', seq: 7, position: { view: { pile: 9 }, to_move: 0 } });
    const dead = Socket.last;
    void live.order(WISH);
    vi.advanceTimersByTime(11_999);
    expect(live.link).toBe('lost');
    expect(Socket.last).not.toBe(dead);
    expect(Socket.last.url).toContain('since=7');
    Socket.last.dispatchEvent(new Event('open'));

    expect(live.link).toBe('open');
    expect(kinds()).toEqual(['undo']);
  });

  it('is not listened to any more once it was given up', () => {
    const live = opened();
    const dead = Socket.last;
    vi.advanceTimersByTime(PING_AFTER + ANSWER_WITHIN);
    dead.tell({ type: 'update', seq: 7, position: { view: {}, to_move: 0 } });
    dead.dispatchEvent(new CloseEvent('close', { code: 1006 }));
    vi.advanceTimersByTime(1_000);
    const next = Socket.last;
    vi.advanceTimersByTime(1_000);

    expect(live.seq).toBe(0);
    expect(Socket.last).toBe(next);
  });

  it('that does not even let anybody in is tried again', () => {
    lives.push(new Live('t', 0));
    const first = Socket.last;
    vi.advanceTimersByTime(11_999);

    expect(Socket.last).not.toBe(first);
    expect(first.sent).toEqual([]);
  });

  it('is asked by a page that nobody sees only when it is seen again', () => {
    const live = opened();
    hide(true);
    vi.advanceTimersByTime(10 * PING_AFTER);
    expect(kinds()).toEqual([]);
    hide(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(kinds()).toEqual(['ping']);
    vi.advanceTimersByTime(ANSWER_WITHIN);

    expect(live.link).toBe('lost');
  });

  it('that was lost is tried at once when the network is back', () => {
    const live = opened();
    const dead = Socket.last;
    dead.dispatchEvent(new CloseEvent('close', { code: 1006 }));
    dispatchEvent(new Event('online'));
    const next = Socket.last;
    expect(next).not.toBe(dead);
    next.dispatchEvent(new Event('open'));
    vi.advanceTimersByTime(2_000);

    expect(Socket.last).toBe(next);
    expect(live.link).toBe('open');
  });

  it('is left alone when the table is left', () => {
    const live = opened();
    const left = Socket.last;
    live.close();
    left.tell(seated(null));
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event('online'));

    expect(Socket.last).toBe(left);
    expect(kinds()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
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
    ownSeats.add({ table: 't', seat: 0 }, 'Ada', 'promised');
    const live = opened();
    Socket.last.tell({ ...seated(null), commitment: 'another' });
    ownSeats.add({ table: 't', seat: 0 }, 'Ada', 'another');

    expect(live.promised).toBe('promised');
    ownSeats.forget('t');
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

describe('a process that stops', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const restart = () => Socket.last.dispatchEvent(new CloseEvent('close', { code: 1012 }));

  it('is replaced by another one without a word', () => {
    const live = opened();
    void live.order(WISH);
    const first = Socket.last;
    restart();
    expect(live.link).toBe('connecting');
    vi.advanceTimersByTime(300);
    expect(Socket.last).not.toBe(first);
    Socket.last.dispatchEvent(new Event('open'));

    expect(live.link).toBe('open');
    expect(Socket.last.sent.map(({ type }) => type)).toEqual(['undo']);
  });

  it('is lost if there is no other one', () => {
    const live = opened();
    restart();
    vi.advanceTimersByTime(300);
    Socket.last.dispatchEvent(new CloseEvent('close', { code: 1006 }));

    expect(live.link).toBe('lost');
  });
});

describe('a connection that is closed for good', () => {
  const closeForGood = () => Socket.last.dispatchEvent(new CloseEvent('close', { code: 4403 }));

  it('answers the commands that wait, and all that come', async () => {
    const live = opened();
    const waiting = live.do(WISH);
    Socket.last.tell({ type: 'refused', refusal: NO });
    closeForGood();

    expect((await waiting).refusal).toEqual(NO);
    expect((await live.do(WISH)).refusal).toEqual(NO);
  });

  it('says so where the server gave no reason', async () => {
    const live = opened();
    closeForGood();
    await live.order(WISH);
    expect(live.refusal?.reason).toBe('connection-closed');
  });
});

describe('a chat message', () => {
  it('is kept once, and is gone when the host has removed it', () => {
    const live = opened();
    const said = { type: 'said', number: 1, seat: 1, text: 'Hello', at: 0 };
    for (const number of [1, 2, 1]) Socket.last.tell({ ...said, number });
    expect(live.said.map(({ number }) => number)).toEqual([1, 2]);

    Socket.last.tell({ ...said, text: '' });
    expect(live.said.map(({ number }) => number)).toEqual([2]);
  });
});
