/** The heading of the table, from the view. */
import type { MessageId } from '$src/i18n/speech.svelte';
import type { Arguments } from '$src/i18n/speaker';
import { danger, type Deck } from './deck';
import type { Force } from './rounds';
import type { SeatView, View } from './view';

/** Names of messages, without their words. */
export interface Question {
  title: MessageId;
  note?: MessageId;
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

/** An avalanche is over at once. */
export type LastingForce = Exclude<Force, 'avalanche'>;

/** The Collectors' forces that are not over yet. */
export function loose(
  view: Pick<View, 'forces'>,
  names: readonly string[],
): { force: LastingForce; args: Arguments }[] {
  const { flood, hurricane, lightning, eclipse, drought, volcano, earthquake } = view.forces;
  const found: [LastingForce, boolean, Arguments][] = [
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

/** The known grades, the reader's own card included. */
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
