/** Both games, in the order in which they are shown. */
export const GAMES = ['antiquity', 'fabuleux'] as const;

/** The monument that stands for each. */
export const PICTURES: Readonly<Record<string, string>> = { antiquity: 'pha', fabuleux: 'pet' };
