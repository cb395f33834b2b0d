import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speech } from '$src/i18n/speech.svelte';
import { Deck, type CardList } from '../model/deck';
import { choicesFrom } from '../model/plays';
import Choices from './Choices.svelte';

const named = (en: string) => ({ en, fr: en, de: en });
const characteristic = (code: string) => ({ code, names: named(code), unit: 'm', wins: 'highest' });
const LIST = {
  characteristics: [characteristic('height'), characteristic('date')],
  cards: [],
} as unknown as CardList;
const FORMS = [{ verb: 'say' }, { verb: 'challenge', targets: ['height', 'date'] }];

let played: string[];
let shown: Record<string, unknown>;

function open(busy: boolean) {
  const props = {
    choices: choicesFrom(FORMS),
    deck: new Deck(LIST),
    monument: undefined,
    characteristic: 'height',
    rivals: '',
    refusal: undefined,
    busy,
    hints: [],
    onplay: (play: string) => played.push(play),
  };
  shown = mount(Choices, { target: document.body, props });
  flushSync();
}

const press = (key: string) =>
  dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.choices button')];

beforeEach(async () => {
  played = [];
  await speech.follow('en', ['fabuleux']);
});
afterEach(() => void unmount(shown));

describe('the choices of a round', () => {
  it('are made by a click', () => {
    open(false);
    buttons().forEach(button => button.click());
    expect(played).toEqual(['say', 'challenge height', 'challenge date']);
  });

  it('are made by a digit, in the order shown', () => {
    open(false);
    for (const key of ['2', '1', '9']) press(key);
    expect(played).toEqual(['challenge height', 'say']);
  });

  it('wait while a play is on its way', () => {
    open(true);
    press('1');
    expect(played).toEqual([]);
  });

  it('have the focus where nothing else has it', () => {
    open(false);
    expect(document.activeElement).toBe(buttons()[0]);
  });
});
