import { describe, expect, it } from 'vitest';
import { anchorOf, markWords, readPage, search } from './sections';

const PAGE = `<h1>The rules</h1>
<p><em>English · <a href="antiquity.fr.md">Français</a> · <a href="antiquity.de.md">Deutsch</a></em></p>
<p>Before all rules.</p>
<h2>A4 Actions</h2>
<p>Of all actions.</p>
<p><strong>A4.1</strong> Three actions. <a href="../rulings.md#a4-1"><em>ruling</em></a></p>
<table><tr><td>draw</td></tr></table>
<p><strong>A4.2</strong> Buy one more.</p>
<h2>Player aid</h2>
<p><strong>Remember</strong> this.</p>`;

describe('a rules page', () => {
  const page = readPage(PAGE);

  it('is cut at headings and numbered rules', () => {
    expect(page.title).toBe('The rules');
    expect(page.sections.map(({ id }) => id)).toEqual(['top', 'a4-actions', 'player-aid']);
    expect(page.sections[1]?.rules.map(({ id }) => id)).toEqual(['', 'A4.1', 'A4.2']);
  });

  it('keeps a table with its rule', () => {
    expect(page.sections[1]?.rules[1]?.html).toContain('<td>draw</td>');
  });

  it('leads to the pages of this site', () => {
    expect(page.sections[1]?.rules[1]?.html).toContain('href="/rules/rulings#a4-1"');
  });

  it('leaves the list of languages to the page', () => {
    expect(page.sections[0]?.rules[0]?.text.trim()).toBe('before all rules.');
  });

  it('does not take every bold word for a number', () => {
    expect(page.sections[2]?.rules[0]?.number).toBeUndefined();
  });

  it('is searched for every word, also in headings', () => {
    const found = search(page.sections, 'buy ACTIONS');
    expect(found.map(({ rules }) => rules.map(({ id }) => id))).toEqual([['A4.2']]);
    expect(search(page.sections, 'nothing like it')).toEqual([]);
    expect(search(page.sections, ' ')).toHaveLength(3);
  });
});

it('marks what was searched for, in the text alone', () => {
  const html = '<p><a href="#buy">Buy</a> one (more).</p>';
  expect(markWords(html, 'buy (more')).toBe(
    '<p><a href="#buy"><mark>Buy</mark></a> one <mark>(more</mark>).</p>',
  );
  expect(markWords(html, ' ')).toBe(html);
});

it('makes anchors as renderers of Markdown do', () => {
  expect(anchorOf('Player aid')).toBe('player-aid');
  expect(anchorOf('Aide de jeu : résumé')).toBe('aide-de-jeu-résumé');
});
