import { beforeEach, expect, it, vi } from 'vitest';
async function fresh() {
  vi.resetModules();
  const { newcomer, FIRST } = await import('./newcomer.svelte');
  return { newcomer, FIRST };
}

beforeEach(() => {
  localStorage.clear();
});

it('the first three tables explain themselves, and stay so', async () => {
  const { newcomer } = await fresh();
  const explained = ['a', 'b', 'c', 'd', 'a'].map(table => {
    const leave = newcomer.sit(table);
    const { isHere } = newcomer;
    leave();
    return isHere;
  });
  expect(explained).toEqual([true, true, true, false, true]);
  expect([newcomer.isNew, newcomer.isHere]).toEqual([false, false]);
});

it('whoever asks has everything explained again, whoever knows it nothing', async () => {
  const { newcomer } = await fresh();
  newcomer.sit('a');
  newcomer.hasRead('pawns');
  newcomer.explain(false);
  expect(newcomer.isHere).toBe(false);
  newcomer.explain(true);
  expect([newcomer.isHere, newcomer.isUnread('pawns')]).toEqual([true, true]);
});

it('what was read stays read after a reload', async () => {
  const { newcomer } = await fresh();
  newcomer.sit('a');
  newcomer.hasRead('pawns');
  const { newcomer: later } = await fresh();
  expect([later.isUnread('pawns'), later.isUnread('needs')]).toEqual([false, true]);
  later.sit('a');
  expect(later.isHere).toBe(true);
});

it('who played here before knows the games', async () => {
  const seats = ['a', 'b', 'c'].map(table => ({ table, seat: 0, name: 'Ada', at: 0 }));
  localStorage.setItem('monuments:seats', JSON.stringify(seats));
  const { newcomer } = await fresh();
  newcomer.sit('d');
  expect([newcomer.isNew, newcomer.isHere]).toEqual([false, false]);
});
