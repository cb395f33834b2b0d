/** Where a reader is in a guided game. It lasts as long as the tab. */

export interface Progress {
  table: string;
  step: number;
  /** The number of the log when the reader sat down; 0 until it is known. */
  since: number;
}

const key = (game: string) => `monuments:guide:${game}`;

export function savedProgress(game: string): Progress | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key(game)) ?? 'null') as Progress) ?? undefined;
  } catch {
    return undefined;
  }
}

export function saveProgress(game: string, place: Progress): void {
  try {
    sessionStorage.setItem(key(game), JSON.stringify(place));
  } catch {
    // A reload then begins a new guided game.
  }
}
