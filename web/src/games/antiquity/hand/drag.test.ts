import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Desk } from '../model/desk.svelte';
import { draggable } from './drag';

const desk = { canAct: true } as Desk;
let stop: (() => void) | void;

function touch(type: string, pointerId: number, x: number): void {
  const event = new Event(type, { bubbles: true });
  const where = { pointerId, clientX: x, clientY: 0, button: 0 };
  const card = document.querySelector(`[data-drag="hand:SEM${pointerId}"]`);
  card?.dispatchEvent(Object.assign(event, where));
}

const lifted = () => document.querySelectorAll('.lifted').length;
const copies = () => document.body.children.length - 1;

beforeEach(() => {
  document.elementFromPoint = () => null;
  document.body.innerHTML =
    '<main><p data-drag="hand:SEM1"></p><p data-drag="hand:SEM2"></p></main>';
  stop = draggable(desk)(document.querySelector('main')!);
});
afterEach(() => stop?.());

describe('a card that is dragged', () => {
  it('is let go by the finger that holds it, and by no other', () => {
    touch('pointerdown', 1, 0);
    touch('pointermove', 1, 20);
    expect([copies(), lifted()]).toEqual([1, 1]);
    touch('pointerdown', 2, 0);
    touch('pointermove', 2, 20);
    touch('pointerup', 2, 20);
    expect([copies(), lifted()]).toEqual([1, 1]);
    touch('pointerup', 1, 20);

    expect([copies(), lifted()]).toEqual([0, 0]);
  });

  it('goes back when the browser takes the finger away', () => {
    touch('pointerdown', 1, 0);
    touch('pointermove', 1, 20);
    touch('pointercancel', 1, 20);

    expect([copies(), lifted()]).toEqual([0, 0]);
  });
});
