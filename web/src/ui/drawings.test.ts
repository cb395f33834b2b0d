import { afterEach, expect, it, vi } from 'vitest';
import { drawn, want } from './drawings';

afterEach(() => vi.unstubAllGlobals());

it('a drawing that could not be loaded is asked for again, one that came is not', async () => {
  const answers = [
    () => Promise.reject(new TypeError('no network')),
    () => Promise.resolve(new Response('', { status: 503 })),
    () => Promise.resolve(new Response('<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>')),
  ];
  const asked = vi.fn(() => answers.shift()!());
  vi.stubGlobal('fetch', asked);

  for (let time = 0; time < 5; time++) await want('a-akr');

  expect(asked).toHaveBeenCalledTimes(3);
  expect(drawn.has('a-akr')).toBe(true);
  expect(document.getElementById('plate-a-akr')).not.toBeNull();
});
