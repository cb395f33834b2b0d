/** How much room there is. */
import { innerWidth } from 'svelte/reactivity/window';

const PHONE = 700;

export function isPhone(): boolean {
  return (innerWidth.current ?? PHONE) < PHONE;
}
