import { describe, expect, it } from 'vitest';
import { changes } from './changes';
import type { View } from '../model/view';

const score = {
  points: 0,
  monuments: 3,
  histories: 0,
  bonus: 0,
  penalty: -24,
  powers: 0,
  total: -21,
};

function view(worth: number, more: Partial<typeof score>): View {
  return {
    colours: [{ colour: 'red', seat: 0, score: { ...score, ...more } }],
    monuments: [
      {
        code: 'AKR',
        builders:
          worth > 3
            ? [
                { colour: 'red', worth },
                { colour: 'blue', worth: 4 },
              ]
            : [
                { colour: 'blue', worth: 6 },
                { colour: 'red', worth },
              ],
      },
    ],
  } as unknown as View;
}

describe('changes', () => {
  it('names every source that changes', () => {
    const found = changes(view(3, {}), view(8, { histories: 9, penalty: -12, bonus: 9 }), 'red');
    expect(found).toEqual([
      { key: 'histories', points: 9 },
      { key: 'penalty', points: 12 },
      { key: 'bonus', points: 9 },
      { key: 'become-main', monument: 'AKR', from: 3, to: 8, points: 5 },
    ]);
  });

  it('is empty for a colour that is not there', () => {
    expect(changes(view(3, {}), view(3, {}), 'green')).toEqual([]);
  });
});
