/** The options of a table in words. */
import { say, speech } from '$src/i18n/speech.svelte';

/** The name of an option's value; names of monuments are words, too. */
export function valueWord(value: string): string {
  const own = `lobby-value-${value}` as const;
  return speech.speaker?.has(own) ? say(own) : (speech.speaker?.word('monument', value) ?? value);
}

/** `powers=on track=3` as a reader says it: the options by their titles, figures behind them. */
export function optionsInWords(options: string): string {
  return options
    .split(' ')
    .filter(Boolean)
    .map(each => {
      const [name = '', value = ''] = each.split('=');
      const title = `lobby-option-${name}` as const;
      if (!speech.speaker?.has(title)) return each;
      return IS_SWITCH.has(`${name}=${value}`) ? say(title) : `${say(title)}: ${valueWord(value)}`;
    })
    .join(' · ');
}

/** Where the title says it all. */
const IS_SWITCH = new Set([
  'powers=on',
  'power-symbols=on',
  'actions=upto',
  'track=3',
  'show-taken=on',
]);
