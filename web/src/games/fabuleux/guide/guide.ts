/** A guided first game; the words are in guide.*.ftl. */
import type { Guide } from '../../game-module';
import record from './record.mnr?raw';

export const guide: Guide = {
  steps: [
    { id: 'welcome' },
    { id: 'card', at: ['.fb > .own'] },
    { id: 'choose', at: ['.fb .ask'], until: 'choose' },
    { id: 'reveal', at: ['.fb .stage', '.fb .ask'] },
    { id: 'again', at: ['.fb .ask'], until: 'choose', times: 2 },
    { id: 'grade', at: ['.fb > .own'] },
    { id: 'challenge', at: ['.fb .ask'], until: 'win', times: 3, anyone: true },
    { id: 'collector' },
    { id: 'pile', at: ['.fb .seats'] },
    { id: 'go-on' },
  ],
  // The server deals what nobody has seen again. Twelve rounds have shown every card, so that
  // whatever is chosen the next two rounds go to me and to Mila, and hers is the one I can challenge.
  record,
  bots: ['otto', 'mila'],
};
