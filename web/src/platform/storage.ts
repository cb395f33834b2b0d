/** The browser's storage between visits, which may be full, closed or hold nonsense. */

const PREFIX = 'monuments:';

export function readStored<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A value that cannot be kept is asked for again next time.
  }
}

/** Call `then` whenever another tab has kept something under `key`. */
export function onStored(key: string, then: () => void): void {
  addEventListener('storage', event => {
    if (event.key === PREFIX + key) then();
  });
}
