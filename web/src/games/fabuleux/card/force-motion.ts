/** The movement of each force of nature in its picture, shown once. */
import { settings } from '$src/platform/settings.svelte';
import type { Force } from '../model/rounds';

interface Move {
  /** The parts of the picture that move, by their class. */
  part: string;
  from: Keyframe[];
  time: number;
  /** How much later each next part begins. */
  step?: number;
  wait?: number;
}

const FADE_IN: Keyframe[] = [{ opacity: 0 }, {}];

const MOVES: Readonly<Record<Force, readonly Move[]>> = {
  flood: [
    { part: 'rise', from: [{ transform: 'translateY(45%)' }, {}], time: 1800 },
    { part: 'slide-left', from: [{ transform: 'translateX(14%)' }, {}], time: 2400 },
    { part: 'slide-right', from: [{ transform: 'translateX(-14%)' }, {}], time: 2400 },
  ],
  hurricane: [
    {
      part: 'band',
      from: [
        { transform: 'translateX(-9%)' },
        { transform: 'translateX(9%)' },
        { transform: 'translateX(-6%)' },
        {},
      ],
      time: 2200,
      step: 40,
    },
    {
      part: 'bit',
      from: [{ transform: 'translate(-90px, 40px) rotate(-540deg)' }, {}],
      time: 1900,
    },
    { part: 'bend', from: [{ transform: 'rotate(-24deg)' }, {}], time: 1200 },
  ],
  lightning: [
    { part: 'cloud', from: [{ transform: 'translateX(-40%)' }, {}], time: 700 },
    {
      part: 'bolt',
      from: [{ opacity: 0, transform: 'translateY(-30%)' }, {}],
      time: 130,
      wait: 700,
    },
    { part: 'flash', from: [{ opacity: 0.75 }, { opacity: 0 }], time: 600, wait: 740 },
  ],
  eclipse: [
    { part: 'moon', from: [{ transform: 'translateX(-150%)' }, {}], time: 2400 },
    { part: 'dark', from: FADE_IN, time: 2400 },
  ],
  drought: [
    { part: 'blaze', from: [{ transform: 'translateY(30%) rotate(-60deg)' }, {}], time: 1600 },
    { part: 'cracks', from: FADE_IN, time: 900, wait: 900 },
  ],
  avalanche: [
    {
      part: 'rock',
      from: [{ transform: 'translate(-40px, -110px) rotate(-300deg)', opacity: 0 }, {}],
      time: 1000,
      step: 110,
    },
  ],
  volcano: [
    { part: 'ash', from: [{ transform: 'translateY(60%) scale(0.2)' }, {}], time: 1700 },
    { part: 'lava', from: FADE_IN, time: 700 },
    {
      part: 'flake',
      from: [{ transform: 'translateY(-60px)', opacity: 0 }, {}],
      time: 1500,
      step: 130,
      wait: 600,
    },
  ],
  earthquake: [
    {
      part: 'half-left',
      from: [{ transform: 'rotate(7deg) translateX(4%)' }, { transform: 'rotate(-2deg)' }, {}],
      time: 1100,
      wait: 300,
    },
    {
      part: 'half-right',
      from: [{ transform: 'rotate(-9deg) translateX(-4%)' }, { transform: 'rotate(2deg)' }, {}],
      time: 1100,
      wait: 300,
    },
  ],
};

/** Begin, and return how to stop. */
export function play(picture: HTMLElement, force: Force): () => void {
  const running = MOVES[force].flatMap(({ part, from, time, step = 0, wait = 0 }) =>
    [...picture.querySelectorAll(`.${part}`)].map((element, i) =>
      element.animate(from, {
        duration: settings.duration(time),
        delay: settings.duration(wait + i * step),
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        fill: 'backwards',
      }),
    ),
  );
  return () => running.forEach(each => each.cancel());
}
