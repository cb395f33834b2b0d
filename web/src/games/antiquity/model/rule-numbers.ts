/** Made from docs/protocol.schema.json by `npm run types`. */
export const VERB_RULES = {
  draw: 'A4.3',
  take: 'A4.3',
  erect: 'A4.4',
  improve: 'A4.7',
  score: 'A4.8',
  buy: 'A4.2',
  history: 'A5.1',
  acquire: 'A8.1',
  'hero draw': 'A8.4',
  'hero take': 'A8.4',
  swap: 'A8.5',
  end: 'A4.1',
} as const;
export const SOURCE_RULES = {
  monuments: 'A6.1',
  histories: 'A6.2',
  bonus: 'A6.4',
  penalty: 'A6.3',
  powers: 'A8.2',
  points: 'A4.8',
} as const;
export const ENDING_RULES = {
  refill: 'A3.3',
  idle: 'A4.1',
} as const;
