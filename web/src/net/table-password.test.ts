import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeTable } from './offer.svelte';
import type { NewTable } from './protocol';
import { tablePassword } from './table-password.svelte';

const WISH: NewTable = { game: 'antiquity', seats: [{ kind: 'bot', bot: 'random' }] };
const REFUSED = { refusal: { rule: 'table', reason: 'password-needed', args: {} } };

/** A server that makes tables for people who know the password; returns the requests it gets. */
function server(password: string): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path !== '/api/tables') return new Response(JSON.stringify({ promise: 'p' }));
    const wish = JSON.parse(String(body)) as NewTable;
    sent.push(wish.password);
    const isKnown = wish.password === password;
    return new Response(JSON.stringify(isKnown ? { table: 't' } : REFUSED), {
      status: isKnown ? 201 : 403,
    });
  });
  return sent;
}

/** Answer the next questions in this order. */
async function answer(...words: (string | undefined)[]): Promise<void> {
  for (const word of words) {
    const asked = await vi.waitUntil(() => tablePassword.answer);
    asked(word);
    await vi.waitUntil(() => tablePassword.answer !== asked);
  }
}

beforeEach(() => {
  tablePassword.known = undefined;
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('asks until the password is right, and only once', async () => {
  const sent = server('sesame');
  const making = makeTable(WISH);
  await answer('open', 'sesame');
  expect((await making).table).toBe('t');
  expect((await makeTable(WISH)).table).toBe('t');

  expect(sent).toEqual([undefined, 'open', 'sesame', 'sesame']);
  expect(localStorage.getItem('monuments:table-password')).toBe('"sesame"');
});

it('says why there is no table if the reader gives up', async () => {
  server('sesame');
  const making = makeTable(WISH);
  const refused = expect(making).rejects.toMatchObject({ refusal: REFUSED.refusal });
  await answer(undefined);
  await refused;
});
