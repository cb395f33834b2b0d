// Notes which selectors of the page match an element; run in every document, see css_usage.py.
globalThis.cssUsage = (() => {
  // An element is enough where the reader's pointer or focus decides.
  const MOMENT = ':(hover|active|focus(-visible|-within)?)';
  const PART = '::?(before|after|placeholder|backdrop|marker|selection|-(webkit|moz)-[-\\w]+)';
  const MOMENTARY = new RegExp(`:not\\(${MOMENT}\\)|(${MOMENT}|${PART})(?![-\\w])`, 'g');

  /** Divide a list of selectors at the commas outside of brackets. */
  function divide(list) {
    const found = [''];
    let depth = 0;
    for (const sign of list) {
      depth += '(['.includes(sign) - ')]'.includes(sign);
      if (sign === ',' && !depth) found.push('');
      else found[found.length - 1] += sign;
    }
    return found.map(each => each.trim());
  }

  /** Name each selector after what is around it, `@media … { .selector`. */
  function* selectors(rules, around = '', media = []) {
    for (const rule of rules) {
      if (rule.selectorText)
        for (const selector of divide(rule.selectorText))
          yield { name: around + selector, selector, media };
      else if (rule.cssRules && !(rule instanceof CSSKeyframesRule)) {
        const text = rule.media ? rule.media.mediaText : '';
        const name = rule.media ? `@media ${text}` : rule.cssText.split('{')[0].trim();
        yield* selectors(rule.cssRules, `${around}${name} { `, text ? [...media, text] : media);
      }
    }
  }

  const used = new Set();
  const isHere = selector => {
    const plain = selector.replace(MOMENTARY, '').trim();
    try {
      return Boolean(document.querySelector(/[\s>+~]$|^$/.test(plain) ? plain + '*' : plain));
    } catch {
      return true; // not understood, so nothing is said about it
    }
  };
  function look() {
    const fresh = [];
    for (const sheet of document.styleSheets)
      for (const { name, selector, media } of selectors(sheet.cssRules))
        if (!used.has(name) && media.every(each => matchMedia(each).matches) && isHere(selector)) {
          used.add(name);
          fresh.push(name);
        }
    if (fresh.length) globalThis.noteCssUsage(fresh);
  }

  let waiting;
  const soon = () => (waiting ??= setTimeout(() => { waiting = undefined; look(); }, 30));
  new MutationObserver(soon).observe(document, {
    subtree: true, childList: true, attributes: true,
  });
  for (const event of ['load', 'change', 'input', 'toggle', 'focusin', 'resize'])
    addEventListener(event, soon, true);
  return { look, names: rules => [...selectors(rules)].map(({ name }) => name) };
})();
