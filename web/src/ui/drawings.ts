/** The drawings of the monuments. */
import { SvelteSet } from 'svelte/reactivity';

/** Drawings are fetched when first wanted, kept once in the page and shown by reference. */
const DRAWN = import.meta.glob<string>('../art/plates/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const wanted = new Set<string>();
/** Those that have come are shown at once. */
export const drawn = new SvelteSet<string>();

function shelf(): Element {
  const found = document.getElementById('plates');
  if (found) return found;
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  made.id = 'plates';
  made.setAttribute('class', 'unseen');
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}

async function bring(name: string): Promise<void> {
  const address = DRAWN[`../art/plates/${name}.svg`];
  if (!address) return;
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  const text = await found.text();
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const symbol = document.createElementNS('http://www.w3.org/2000/svg', 'symbol');
  for (const { name: attribute, value } of drawing.attributes) {
    if (attribute !== 'class' && !attribute.startsWith('xmlns')) {
      symbol.setAttribute(attribute, value);
    }
  }
  symbol.removeAttribute('data-plate');
  symbol.id = `plate-${name}`;
  symbol.setAttribute('preserveAspectRatio', 'xMidYMax slice');
  symbol.append(...drawing.childNodes);
  shelf().append(symbol);
  drawn.add(name);
}

/** Fetch a drawing once; one that could not be loaded is asked for again when it is next wanted. */
export async function want(name: string): Promise<void> {
  if (wanted.has(name)) return;
  wanted.add(name);
  // Without its drawing a card shows its sign.
  await bring(name).catch(() => wanted.delete(name));
}
