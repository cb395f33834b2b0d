/** Which words stand over the table, from what the view tells. */
import type { Happened } from '$lib/protocol';
import type { Arguments } from '$lib/words';
import { danger, type Characteristic, type Deck } from './deck';
import { compare } from './figures';
import type { Force } from './rounds';
import type { SeatView, View } from './view';

/** Names of messages; what they say is in the words. */
export interface Question {
  title: string;
  note?: string;
  args: Arguments;
}

const TITLE = 'fabuleux-web-title';
const NOTE = 'fabuleux-web-note';

export function questionOf(
  view: View,
  deck: Deck,
  names: readonly string[],
  collector?: string,
): Question {
  const { seat, to_move: mover, chooser, characteristic } = view;
  const mine = mover === seat;
  const own = deck.ownCollector(turnedBy(view.seats[mover], view.phase));
  const args = { player: names[mover] ?? '', collector: own?.code ?? collector ?? '' };
  if (collector) return { title: `${TITLE}-collector`, args };
  if (view.phase === 'tie') return { title: `${TITLE}-tie`, note: `${NOTE}-tie`, args };
  if (chooser === null || characteristic === null) {
    if (mine) return { title: `${TITLE}-choose`, note: `${NOTE}-choose`, args };
    return { title: `${TITLE}-chooses`, note: `${NOTE}-chooses`, args };
  }
  const asked = { player: names[chooser] ?? '', characteristic, collector: '' };
  const wins = deck.characteristic(characteristic)?.wins ?? 'highest';
  const title = chooser === seat ? `${TITLE}-you-ask` : `${TITLE}-asks`;
  return { title, note: `fabuleux-web-wins-${wins}`, args: asked };
}

/** The card a seat has turned last: in a tie the one just drawn. */
export function turnedBy(seat: SeatView | undefined, phase: string): string | null | undefined {
  return phase === 'tie' ? seat?.drawn.at(-1)?.card : seat?.lying?.card;
}

/** The Collectors' forces that are not over yet. */
export function loose(view: View, names: readonly string[]): { force: Force; args: Arguments }[] {
  const { flood, hurricane, lightning, eclipse, drought, volcano, earthquake } = view.forces;
  const found: [Force, boolean, Arguments][] = [
    ['flood', flood !== null, { direction: flood ?? '' }],
    ['hurricane', hurricane, {}],
    ['lightning', lightning, {}],
    ['eclipse', eclipse, {}],
    ['drought', drought, {}],
    ['volcano', volcano !== null, { player: names[volcano ?? -1] ?? '' }],
    ['earthquake', earthquake !== null, { characteristic: earthquake ?? '' }],
  ];
  return found.filter(([, is]) => is).map(([force, , args]) => ({ force, args }));
}

/** Whose grade is known, one's own card included. */
export function knownGrades(view: View, deck: Deck): { seat: number; grade: string }[] {
  // A game told again has every card open; still only one of them is being looked at.
  const looking = view.seat ?? view.to_move;
  return view.seats
    .map(({ seat, lying, drawn }) => {
      const card = view.phase === 'tie' ? (drawn.at(-1) ?? lying) : lying;
      const seen = seat === looking ? deck.monument(card?.card)?.grade : undefined;
      return { seat, grade: card?.grade ?? seen ?? '' };
    })
    .filter(({ grade }) => danger(grade) >= 0);
}

/** When the clock ends the game, in seconds since 1970; undefined where none runs. */
export function endOf(options: string, happened: readonly Happened[]): number | undefined {
  const [, minutes] = /\bminutes=(\d+)/.exec(options) ?? [];
  const began = happened.find(({ kind }) => kind === 'started')?.at;
  return minutes && began ? began + 60 * Number(minutes) : undefined;
}

/** The best figure that others have said, and whether it beats one's own; undefined if it is not known. */
export function rivalOf(
  view: View,
  asked: Characteristic | undefined,
  own: number | undefined,
): { value: number; is: 'better' | 'equal' | 'worse' } | undefined {
  const { flood, hurricane, lightning } = view.forces;
  if (!asked || own === undefined || flood !== null || hurricane || lightning) return undefined;
  const said = view.seats
    .filter(({ seat }) => seat !== view.seat)
    .map(({ lying }) => lying?.figures[asked.code])
    .filter(figure => figure !== undefined)
    .sort((a, b) => compare(b, a, asked));
  const [value] = said;
  if (value === undefined) return undefined;
  const lead = compare(value, own, asked);
  return { value, is: lead > 0 ? 'better' : lead < 0 ? 'worse' : 'equal' };
}
