/** A table that is being put together, and the request that makes it. */
import type { NewTable, OptionInfo, Pace, SeatWish } from '$src/net/protocol';

/** `here` is one more person at this screen: an open seat that is taken at once. */
export type SeatKind = 'me' | 'here' | 'open' | 'reserved' | 'bot';

export interface Place {
  kind: SeatKind;
  name: string;
  bot: string;
}

export interface Draft {
  game: string;
  places: Place[];
  options: Record<string, string>;
  pace: Pace;
  absence: number;
  chat: boolean;
  /** Undefined leaves it to the server: only where one person plays. */
  hints: boolean | undefined;
  listed: boolean;
  wait: boolean;
  record: string;
}

/** The purpose named in the address: /new/antiquity#invite. */
export type Purpose = 'bots' | 'invite' | 'screen';

const OTHERS: Readonly<Record<Purpose, SeatKind>> = {
  bots: 'bot',
  invite: 'reserved',
  screen: 'here',
};

export function purposeOf(hash: string): Purpose {
  const found = hash.slice(1);
  return found in OTHERS ? (found as Purpose) : 'bots';
}

export function newDraft(
  game: string,
  purpose: Purpose,
  bots: readonly string[],
  name: string,
): Draft {
  const count = purpose === 'bots' ? 4 : 2;
  const others = Array.from({ length: count - 1 }, (_, i) =>
    placeOf(OTHERS[purpose], botFor(i + 1, bots)),
  );
  return {
    game,
    places: [{ ...placeOf('me', ''), name }, ...others],
    options: {},
    pace: { kind: 'none', amount: 0 },
    absence: 0,
    chat: true,
    hints: undefined,
    listed: false,
    wait: false,
    record: '',
  };
}

function placeOf(kind: SeatKind, bot: string): Place {
  return { kind, name: '', bot };
}

/** The proposal for a place: the reader has the first; if bots are few, they come again. */
export function botFor(place: number, bots: readonly string[]): string {
  return bots.at((place - 1) % Math.max(bots.length, 1)) ?? '';
}

/** More or fewer places; the others stay. */
export function withPlaces(places: readonly Place[], count: number, bots: readonly string[]) {
  const last = places.at(-1)?.kind ?? 'bot';
  const kind = last === 'me' ? 'bot' : last;
  return Array.from({ length: count }, (_, i) => places[i] ?? placeOf(kind, botFor(i, bots)));
}

/** At most `most` places, with the bots of another game. */
export function withBots(places: readonly Place[], most: number, bots: readonly string[]) {
  const fitting = withPlaces(places, Math.min(places.length, most), bots);
  return fitting.map((place, i) => ({ ...place, bot: botFor(i, bots) }));
}

const FILE = 'FILE';

/** Proposed where any number can be given. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  rounds: ['5', '10', '15', '20', '30'],
  minutes: ['5', '10', '15', '20', '30'],
};

/** The default value, which may differ for a live table. */
export function usualOf(option: OptionInfo, values: readonly string[]): string {
  return option.live || (values[0] ?? '');
}

/** The values of an option that can be chosen, the default first. */
export function valuesOf(option: OptionInfo, seats: number): string[] {
  return option.values.split('|').flatMap(value => {
    if (value === FILE) return option.files ?? [];
    if (value === 'N') return NUMBERS[option.name] ?? [];
    if (value === 'SEAT') return Array.from({ length: seats }, (_, i) => `${i + 1}`);
    return value;
  });
}

/** The options that matter with so few or many seats; decks if the host has added some. */
export function isOffered(option: OptionInfo, seats: number): boolean {
  if (option.seats?.length && !option.seats.includes(seats)) return false;
  return !isOfFiles(option) || Boolean(option.files?.length);
}

/** Whether an option changes nothing, because the one it needs has another value. */
export function isIdle(option: OptionInfo, chosen: Readonly<Record<string, string>>): boolean {
  const [name = '', value] = option.needs?.split('=') ?? [];
  return name !== '' && chosen[name] !== value;
}

/** Whether an option names a file: its values are then names, not words of ours. */
export function isOfFiles(option: OptionInfo): boolean {
  return option.values.split('|').includes(FILE);
}

/** `powers=on track=3`: only values that differ from the default. */
export function optionsOf(options: Readonly<Record<string, string>>): string {
  const given = Object.entries(options).filter(([, value]) => value !== '');
  return given.map(([name, value]) => `${name}=${value}`).join(' ');
}

/** The name of a seat whose person has not chosen one. */
type GuestName = (seat: number) => string;

function wishOf(place: Place, seat: number, guest: GuestName): SeatWish {
  if (place.kind === 'bot') return { kind: 'bot', bot: place.bot };
  if (place.kind === 'me') return { kind: 'me', name: place.name.trim() || guest(seat) };
  return { kind: place.kind === 'here' ? 'open' : place.kind };
}

export function requestOf(draft: Draft, guest: GuestName): NewTable {
  const { game, pace, absence, chat, hints, listed, wait, record } = draft;
  return {
    game,
    seats: draft.places.map((place, seat) => wishOf(place, seat, guest)),
    options: optionsOf(draft.options),
    ...(pace.kind === 'none' ? {} : { pace }),
    absence,
    chat,
    ...(hints === undefined ? {} : { hints }),
    listed,
    wait,
    ...(record.trim() ? { record } : {}),
  };
}

/** The seats that people at this screen take, with the names they go by. */
export function seatsHere(draft: Draft, guest: GuestName): { seat: number; name: string }[] {
  return draft.places.flatMap(({ kind, name }, seat) =>
    kind === 'here' ? [{ seat, name: name.trim() || guest(seat) }] : [],
  );
}

/** Game and players of a record, from its tags; the server reads the rest. */
export function headOf(record: string): { game?: string; players: string[] } {
  const tag = (name: string) => new RegExp(`^\\[${name} (.*)\\]`, 'm').exec(record)?.[1] ?? '';
  const words = (text: string) => [...text.matchAll(/"([^"]*)"/g)].map(([, word]) => word ?? '');
  return { game: words(tag('Game'))[0], players: words(tag('Players')) };
}
