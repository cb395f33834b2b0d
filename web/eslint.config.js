import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Who may import whom: each row names rooms of src/, and what is closed to them. */
const A_GAME = { group: ['**/games/*/**'], message: 'Reach a game through games/registry.' };
const A_PAGE = { group: ['**/pages/**'], message: 'Only app/routes opens pages.' };
const THE_OTHER = 'No game knows the other.';
const DRAWN = {
  group: ['app', 'games', 'newcomer', 'table', 'ui'].map(name => `**/${name}/**`),
  message: 'This room lies below everything that is drawn.',
};
const CLOSED = [
  [['app', 'pages'], [A_GAME]],
  [
    ['newcomer', 'table', 'ui'],
    [A_GAME, A_PAGE],
  ],
  [['games/antiquity'], [A_PAGE, { group: ['**/fabuleux/**'], message: THE_OTHER }]],
  [['games/fabuleux'], [A_PAGE, { group: ['**/antiquity/**'], message: THE_OTHER }]],
  [
    ['i18n', 'net', 'platform'],
    [DRAWN, A_PAGE],
  ],
];

export default ts.config(
  // Made by scripts/types.mjs.
  { ignores: ['src/net/protocol.ts', 'src/i18n/messages.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' },
      ],
      // The formatter would drop or move a space that is not written as {' '}.
      'svelte/no-useless-mustaches': 'off',
      // Most maps and sets of a class are its own business; what is drawn is $state.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  ...CLOSED.map(([rooms, patterns]) => ({
    files: rooms.map(name => `src/${name}/**`),
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  })),
);
