/** What this browser gave for shuffles (docs/seal.md). It is remembered before it is sent. */
import { keep, recall } from './keep';

type Given = [promise: string, bits: string];

const MOST = 80;

/** 128 bits of one's own for a deck; where it was promised and bits were given, the same again. */
export function bitsFor(promise?: string | null): string {
  const before = bitsGiven(promise);
  if (before) return before;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const bits = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  if (promise) keep('bits', [[promise, bits], ...recall<Given[]>('bits', [])].slice(0, MOST));
  return bits;
}

/** What was given for a deck that was promised; undefined where that is not known. */
export function bitsGiven(promise?: string | null): string | undefined {
  return recall<Given[]>('bits', []).find(([each]) => each === promise)?.[1];
}
