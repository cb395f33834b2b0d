/** Puts the changes of a view into the one before (docs/protocol.md, `update`). */
import type { Position } from './protocol';

type Fields = Record<string, unknown>;

/** A position with its view: the one that came, or the one before with its changes. */
export function withView(position: Position, before: unknown): Position {
  const { changes, ...rest } = position;
  return changes ? { ...rest, view: withChanges(before as Fields, changes) } : position;
}

function withChanges(view: Fields, changes: Fields): Fields {
  const found = { ...view };
  for (const [key, value] of Object.entries(changes)) {
    const [name = '', place] = key.split('.');
    found[name] = place === undefined ? value : replaced(found[name], Number(place), value);
  }
  return found;
}

function replaced(list: unknown, place: number, value: unknown): unknown[] {
  return (list as unknown[]).map((old, i) => (i === place ? value : old));
}
