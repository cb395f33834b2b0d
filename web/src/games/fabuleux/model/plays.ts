/** Choices made from the server's forms. No rule is known here. */
import type { Advice, Form, Refusal } from '$src/net/protocol';

const PLAIN = ['choose', 'say', 'challenge'];

export interface Choice {
  verb: string;
  /** A characteristic, or a direction. */
  target?: string;
  /** The line of notation. */
  play: string;
}

export interface Choices {
  /** The Collector just turned, by its verb. */
  collector?: string;
  announce: Choice[];
  choose: Choice[];
  say?: Choice;
  challenge: Choice[];
  /** Why the question cannot be changed, where a value can be said. */
  whyNot?: Refusal;
}

export function choicesFrom(forms: readonly Form[]): Choices {
  const possible = forms.filter(form => !form.refusal);
  const named = (verb: string) => possible.filter(form => form.verb === verb).flatMap(playsOf);
  const turned = possible.find(form => !PLAIN.includes(form.verb));
  const [say] = named('say');
  const whyNot = forms.find(form => form.verb === 'challenge')?.refusal ?? undefined;
  return {
    collector: turned?.verb,
    announce: turned ? playsOf(turned) : [],
    choose: named('choose'),
    say,
    challenge: named('challenge'),
    whyNot: say ? whyNot : undefined,
  };
}

/** All of them in the order shown, the way a digit on the keyboard names them. */
export function inOrder(choices: Choices): Choice[] {
  const { announce, choose, say, challenge } = choices;
  return [...announce, ...choose, ...(say ? [say] : []), ...challenge];
}

export const ofTen = (chance: number): number => Math.round(10 * chance);

/** Of ten rounds like this one, how many the play that is advised would probably win. */
export function adviceFor([best]: readonly Advice[], play: string): number | undefined {
  return best?.play === play ? ofTen(best.chance) : undefined;
}

function playsOf({ verb, targets = [] }: Form): Choice[] {
  if (targets.length === 0) return [{ verb, play: verb }];
  return targets.map(target => ({ verb, target, play: `${verb} ${target}` }));
}
