/** How much room there is. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

const PHONE = 700;
/** Lower than any tablet: a phone on its side, or a page at 200 %. */
const LOW = 600;

export function isPhone(): boolean {
  return isNarrow() || (innerHeight.current ?? LOW) < LOW;
}

/** A phone held upright. */
export function isNarrow(): boolean {
  return (innerWidth.current ?? PHONE) < PHONE;
}
