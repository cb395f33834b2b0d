/** What this browser gave for shuffles (docs/seal.md). It is remembered before it is sent. */
import { writeStored, readStored } from '$src/platform/storage';

type Given = [promise: string, bits: string];

const MOST = 80;

/** 128 bits of one's own for a deck; where it was promised and bits were given, the same again. */
export function entropyFor(promise?: string | null): string {
  const before = entropyGiven(promise);
  if (before) return before;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const bits = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  if (promise)
    writeStored('bits', [[promise, bits], ...readStored<Given[]>('bits', [])].slice(0, MOST));
  return bits;
}

/** What was given for a deck that was promised; undefined where that is not known. */
export function entropyGiven(promise?: string | null): string | undefined {
  return readStored<Given[]>('bits', []).find(([each]) => each === promise)?.[1];
}
