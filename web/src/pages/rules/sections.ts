/** A rules page, cut at its headings and at its numbered rules, so that it can be searched. */

export interface Rule {
  /** A4.5, or a name made from the heading. */
  id: string;
  /** The number, where it has one. */
  number?: string;
  html: string;
  /** The text to search, in small letters. */
  text: string;
}

export interface Section {
  id: string;
  title: string;
  rules: Rule[];
}

export interface RulesPage {
  title: string;
  sections: Section[];
}

const NUMBER = /^[AF]\d+(\.\d+)*$/;
const LANGUAGE_LINKS = /\.(en|fr|de)\.md$/;

/** The anchor of a heading, as renderers of Markdown make it. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');
}

/** Where a link of the page leads on this site. */
function addressOf(href: string): string {
  return href
    .replace(/^(\.\.\/)?rulings\.md/, '/rules/rulings')
    .replace(/^(rules\/)?([a-z]+)\.(en|fr|de)\.md/, '/rules/$2');
}

function numberOf(element: Element): string | undefined {
  const first = element.tagName === 'P' ? element.firstElementChild : null;
  const text = (element.tagName === 'H3' ? element : first)?.textContent?.trim() ?? '';
  const isFirst = element.tagName === 'H3' || element.textContent?.trim().startsWith(text);
  const isBold = element.tagName === 'H3' || first?.tagName === 'STRONG';
  return isFirst && isBold && NUMBER.test(text) ? text : undefined;
}

function ruleOf(id: string, number?: string): Rule {
  return { id, number, html: '', text: '' };
}

function mendLinks(root: Element): void {
  for (const link of root.querySelectorAll('a[href]')) {
    link.setAttribute('href', addressOf(link.getAttribute('href') ?? ''));
  }
}

/** The line with the other languages is done by the page's own switch. */
function isLanguageLine(element: Element): boolean {
  const links = [...element.querySelectorAll('a')];
  return links.length > 1 && links.every(link => LANGUAGE_LINKS.test(link.getAttribute('href')!));
}

export function readPage(html: string): RulesPage {
  const body = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html').body;
  const page: RulesPage = { title: '', sections: [{ id: 'top', title: '', rules: [] }] };
  let section = page.sections[0]!;
  let rule = ruleOf('top');
  section.rules.push(rule);
  for (const element of [...body.children]) {
    if (isLanguageLine(element)) continue;
    mendLinks(element);
    const text = element.textContent?.trim() ?? '';
    if (element.tagName === 'H1') {
      page.title = text;
      continue;
    }
    if (element.tagName === 'H2') {
      section = { id: anchorOf(text), title: text, rules: [] };
      page.sections.push(section);
      rule = ruleOf('');
      section.rules.push(rule);
      continue;
    }
    const number = numberOf(element);
    if (number) {
      rule = ruleOf(number, number);
      section.rules.push(rule);
    }
    if (element.tagName === 'TABLE') {
      rule.html += `<div class="wide" tabindex="0">${element.outerHTML}</div>`;
    } else if (element.tagName === 'PRE') {
      element.setAttribute('tabindex', '0');
      rule.html += element.outerHTML;
    } else {
      rule.html += element.outerHTML;
    }
    rule.text += ` ${text.toLowerCase()}`;
  }
  for (const each of page.sections) each.rules = each.rules.filter(({ html }) => html !== '');
  page.sections = page.sections.filter(({ rules }) => rules.length);
  return page;
}

function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The same text with every word of `query` marked. */
export function markWords(html: string, query: string): string {
  const words = wordsOf(query).map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!words.length) return html;
  const { body } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) text.replaceWith(...split(text.data, RegExp(words.join('|'), 'giu')));
  return body.innerHTML;
}

function split(text: string, found: RegExp): (string | Element)[] {
  const parts: (string | Element)[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(found)) {
    const mark = document.createElement('mark');
    mark.textContent = word;
    parts.push(text.slice(end, index), mark);
    end = index + word.length;
  }
  return [...parts, text.slice(end)];
}

/** Only sections that contain every word of `query`. */
export function search(sections: readonly Section[], query: string): Section[] {
  const words = wordsOf(query);
  if (!words.length) return [...sections];
  return sections.flatMap(section => {
    const whole = section.title.toLowerCase();
    const rules = section.rules.filter(rule =>
      words.every(word => rule.text.includes(word) || whole.includes(word)),
    );
    return rules.length ? [{ ...section, rules }] : [];
  });
}
