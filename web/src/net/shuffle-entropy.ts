/** The bits that this browser gave for shuffles (docs/seal.md), remembered before they are sent. */
import { writeStored, readStored } from '$src/platform/storage';

type Given = [promise: string, bits: string];

const MOST = 80;

/** 128 random bits for a deck; the same again if they were given for this commitment before. */
export function entropyFor(promise?: string | null): string {
  const before = entropyGiven(promise);
  if (before) return before;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const bits = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  if (promise)
    writeStored('bits', [[promise, bits], ...readStored<Given[]>('bits', [])].slice(0, MOST));
  return bits;
}

/** The bits given for a commitment; undefined if they are not known here. */
export function entropyGiven(promise?: string | null): string | undefined {
  return readStored<Given[]>('bits', []).find(([each]) => each === promise)?.[1];
}
