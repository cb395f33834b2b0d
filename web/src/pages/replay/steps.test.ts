import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Steps from './Steps.svelte';

/** Where a key leads to from the fifth of nine plays. */
function press(keys: KeyboardEventInit): number | undefined {
  let wanted: number | undefined;
  const ongo = (number: number) => (wanted = number);
  const props = { seq: 5, total: 9, isRunning: false, ongo, onrun: () => {} };
  const steps = mount(Steps, { target: document.body, props });
  dispatchEvent(new KeyboardEvent('keydown', keys));
  void unmount(steps);
  return wanted;
}

it('steps by arrows, and leaves those of the browser alone', () => {
  expect(press({ key: 'ArrowLeft' })).toBe(4);
  expect(press({ key: 'End' })).toBe(9);
  expect(press({ key: 'ArrowLeft', altKey: true })).toBeUndefined();
});
