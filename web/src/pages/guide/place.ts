/** Where a reader is in a guided game. It lasts as long as the tab. */

export interface Place {
  table: string;
  step: number;
  /** The number of the log when the reader sat down; 0 until it is known. */
  since: number;
}

const key = (game: string) => `monuments:guide:${game}`;

export function placeIn(game: string): Place | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key(game)) ?? 'null') as Place) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepPlace(game: string, place: Place): void {
  try {
    sessionStorage.setItem(key(game), JSON.stringify(place));
  } catch {
    // A reload then begins a new guided game.
  }
}
