/** What the browser keeps between visits. Storage may be full, closed or hold nonsense. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`monuments:${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`monuments:${key}`, JSON.stringify(value));
  } catch {
    // What cannot be kept is asked again next time.
  }
}
