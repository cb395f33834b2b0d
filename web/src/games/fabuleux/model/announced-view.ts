/** The table after something was said, before the server's next view of it is shown. */
import type { Event } from '$src/net/protocol';
import type { View } from './view';

const SPEAKING = /^(choose|challenge|say)(-hidden)?$/;

/** Return `view` after `events`, without naming the next player. */
export function viewAfter(view: View, events: readonly Event[]): View {
  return events.filter(({ kind }) => SPEAKING.test(kind)).reduce(hear, view);
}

function hear(view: View, { kind, seat, args = {} }: Event): View {
  const characteristic = String(args.characteristic);
  const said = typeof args.figure === 'string' ? { [characteristic]: parseFloat(args.figure) } : {};
  const seats = view.seats.map(each => {
    if (each.seat !== seat) return each;
    const { card = null, figures = {}, grade = null } = each.lying ?? {};
    const told = typeof args.grade === 'string' ? args.grade : grade;
    return { ...each, lying: { card, figures: { ...figures, ...said }, grade: told } };
  });
  const chooser = kind.startsWith('say') ? view.chooser : seat;
  return { ...view, seats, characteristic, chooser, to_move: -1 };
}
