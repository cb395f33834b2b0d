/** How much room there is. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

const PHONE = 700;
/** Lower than any tablet: a phone on its side, or a page at 200 %. */
const LOW = 600;

export function isPhone(): boolean {
  return (innerWidth.current ?? PHONE) < PHONE || (innerHeight.current ?? LOW) < LOW;
}
