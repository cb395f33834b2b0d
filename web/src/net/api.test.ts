import { afterEach, expect, it, vi } from 'vitest';
import { api, LostError, RefusedError } from './api';

const REFUSAL = { rule: 'table', reason: 'seat-taken', args: {} };

function answer(body: unknown, status = 200) {
  const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('asks for a path and reads what comes', async () => {
  const asked = answer({ table: '5f0c' });
  expect(await api.table('5f0c')).toEqual({ table: '5f0c' });
  expect(asked).toHaveBeenCalledWith(
    '/api/tables/5f0c',
    expect.objectContaining({ method: 'GET' }),
  );
});

it('throws the refusal that the server gives as a reason', async () => {
  answer({ refusal: REFUSAL }, 409);
  await expect(api.table('5f0c')).rejects.toEqual(new RefusedError(REFUSAL));
});

it('calls everything else a lost connection', async () => {
  answer('no JSON of ours', 502);
  await expect(api.table('5f0c')).rejects.toBeInstanceOf(LostError);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(api.tables()).rejects.toBeInstanceOf(LostError);
});
