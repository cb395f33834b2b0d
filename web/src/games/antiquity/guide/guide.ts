/** A guided first game; the words are in guide.*.ftl. */
import type { Guide } from '../../game-module';
import record from './record.mnr?raw';

const HAND = ['.hand'];
const OWN = ['main > .own', '.owns'];
const ROW = ['.market .g'];
const PLAYS = ['#plays'];

export const guide: Guide = {
  steps: [
    { id: 'welcome' },
    { id: 'erect', at: HAND, until: 'erect' },
    { id: 'top', at: OWN },
    { id: 'take', at: ROW, until: 'take' },
    { id: 'draw', at: ROW, until: 'draw' },
    { id: 'end', at: ['.btn.end'], until: 'end' },
    { id: 'others', at: ['.opps', '.chips'] },
    { id: 'improve', at: HAND, until: 'improve' },
    { id: 'history', at: PLAYS, until: 'history' },
    { id: 'go-on', at: ['#board'] },
  ],
  // The server reshuffles unseen cards: a first round fixes the cards that the guide names.
  record,
  bots: ['dion', 'ione'],
};
