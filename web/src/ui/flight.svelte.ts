/**
 * Things fly from where they were to where they are (FLIP). Whatever has `data-fly="key"` takes
 * part; `data-place="key"` is a place to come from or go to that itself stays. Copies fly on a
 * layer above the page, so that no panel cuts them off; only transforms and opacity move. Any key
 * or tap ends all flights at once.
 */
import { settings } from '$src/platform/settings.svelte';

export interface Plan {
  /** For things new on the page: the key of the place they come from. */
  from: Record<string, string>;
  /** For things gone from the page: the key of the place they go to. */
  to: Record<string, string>;
  /** The keys of things that fly one after another. */
  order: string[];
  /** Backs of cards that fly from one place to another. */
  passing: { from: string; to: string }[];
  /** Points that rise from the first of these places that is in view to where they count. */
  rising: { text: string; from: string[]; to: string }[];
}

interface Place {
  rect: DOMRect;
  node: HTMLElement;
  /** The elements around it, from the outside in: its looks depend on them. */
  within: readonly Surrounding[];
  /** Something lies on it, which hides its name. */
  isCovered: boolean;
}

interface Surrounding {
  className: string;
  style: string;
  data: DOMStringMap;
}

const FLY = 420;
const STEP = 90;
const RISE = 700;
const OUTLINE = 1_200;
const LAY = 'cubic-bezier(0.2, 0.9, 0.25, 1.04)';
/** Shorter ways, in pixels, do not count as moved. */
const LEAST = 3;

class Flight {
  private places = new Map<string, Place>();
  private layer: HTMLElement | undefined;
  /** Copies in the air, by key. */
  private readonly flying = new Map<string, { copy: HTMLElement; moving: Animation }>();
  private passed = 0;
  private readonly running = new Set<Animation>();
  private wake: (() => void) | undefined;
  private isFollowing = false;

  /** Remember where everything is, before the page changes. */
  remember(): void {
    this.follow();
    this.places = this.look();
  }

  /** Let everything fly that has moved. Called when the page has changed. */
  land(plan: Plan): void {
    const before = this.places;
    const now = this.look();
    this.places = new Map();
    const isStill = settings.duration(1) === 0;
    for (const [key, place] of now) {
      const source = now.get(plan.from[key] ?? '')?.rect;
      const old = before.get(key)?.rect ?? (source && shaped(source, place.rect));
      if (!old || !place.node.dataset.fly || !hasMoved(old, place.rect)) continue;
      if (isStill) this.mark(place.node);
      else this.fly(key, place, old, place.rect, this.delay(plan, key));
    }
    plan.rising.forEach((each, i) => this.rise(each, now, isStill ? -1 : i));
    if (isStill) return;
    for (const [key, place] of before) {
      const target = now.get(plan.to[key] ?? '');
      if (now.has(key) || !target) continue;
      this.leave(key, place, target.rect, this.delay(plan, key));
    }
    plan.passing.forEach(({ from, to }, i) => this.pass(now.get(from), now.get(to), i));
  }

  /** Wait, unless the reader is in a hurry. */
  pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise(resolve => {
      const done = () => {
        clearTimeout(timer);
        this.wake = undefined;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.wake = done;
    });
  }

  /** End all flights at once. */
  skip(): void {
    for (const animation of this.running) animation.finish();
    this.wake?.();
  }

  private follow(): void {
    if (this.isFollowing) return;
    this.isFollowing = true;
    addEventListener('pointerdown', () => this.skip(), true);
    addEventListener('keydown', () => this.skip(), true);
  }

  private look(): Map<string, Place> {
    const found = new Map<string, Place>();
    for (const node of document.querySelectorAll<HTMLElement>('[data-fly], [data-place]')) {
      const key = node.dataset.fly ?? node.dataset.place ?? '';
      const rect = node.getBoundingClientRect();
      if (rect.width)
        found.set(key, {
          rect,
          node,
          within: around(node),
          isCovered: node.nextElementSibling !== null,
        });
    }
    return found;
  }

  /** Copies still in the air continue from there. */
  private takeUp(key: string, from: DOMRect): DOMRect {
    const flown = this.flying.get(key);
    if (!flown) return from;
    const rect = flown.copy.getBoundingClientRect();
    flown.moving.cancel();
    return rect;
  }

  private delay(plan: Plan, key: string): number {
    return settings.duration(STEP) * Math.max(0, plan.order.indexOf(key));
  }

  /** To where it is now; the real one waits there unseen. */
  private fly(key: string, place: Place, old: DOMRect, to: DOMRect, delay: number): void {
    const from = this.takeUp(key, old);
    const copy = this.copy(place, to);
    const start = `${shifted(from, to)} scale(${from.width / to.width}, ${from.height / to.height})`;
    const options = flown(delay);
    this.launch(key, copy, copy.animate([{ transform: start }, { transform: 'none' }], options));
    const duration = options.duration + delay;
    this.track(place.node.animate([{ opacity: 0 }, { opacity: 0 }], { duration }));
  }

  /** Things gone from the page keep their looks and become small on their way. */
  private leave(key: string, place: Place, target: DOMRect, delay: number): void {
    const from = this.takeUp(key, place.rect);
    const to = centred(target, place.rect);
    const copy = this.copy(place, place.rect);
    const at = (rect: DOMRect) =>
      `${shifted(rect, place.rect)} scale(${rect.width / place.rect.width})`;
    const frames = [
      { transform: at(from), opacity: 1 },
      { transform: at(to), opacity: 1, offset: 0.7 },
      { transform: at(to), opacity: 0 },
    ];
    this.launch(key, copy, copy.animate(frames, flown(delay)));
  }

  private launch(key: string, copy: HTMLElement, moving: Animation): void {
    const flight = { copy, moving };
    this.flying.set(key, flight);
    this.track(moving, () => {
      copy.parentElement?.closest('[data-flight]')?.remove();
      if (this.flying.get(key) === flight) this.flying.delete(key);
    });
  }

  private pass(from: Place | undefined, to: Place | undefined, place: number): void {
    if (!from || !to) return;
    const node = document.createElement('div');
    node.className = 'flying-back lattice';
    const rect = centred(from.rect, new DOMRect(0, 0, 48, 66));
    this.leave(
      // One back is like another, yet each flies its own way.
      `passing:${++this.passed}`,
      { node, rect, within: [], isCovered: false },
      to.rect,
      place * settings.duration(STEP),
    );
  }

  /** With reduced motion, show an outline around the score. */
  private rise(
    { text, from, to }: Plan['rising'][number],
    now: Map<string, Place>,
    place: number,
  ): void {
    const [source, target] = [from.map(key => now.get(key)).find(Boolean), now.get(to)];
    if (!target) return;
    if (place < 0) return this.mark(target.node);
    const label = document.createElement('b');
    label.className = 'rising';
    label.textContent = text;
    const [start, end] = [middle((source ?? target).rect), middle(target.rect)];
    Object.assign(label.style, { position: 'fixed', left: `${end.x}px`, top: `${end.y}px` });
    this.ground().append(label);
    const at = (x: number, y: number) => `translate(-50%, -50%) translate(${x}px, ${y}px)`;
    const [x, y] = [start.x - end.x, start.y - end.y];
    const frames = [
      { transform: at(x, y), opacity: 0 },
      { transform: at(x, y - 16), opacity: 1, offset: 0.25 },
      { transform: at(0, 0), opacity: 1, offset: 0.9 },
      { transform: at(0, 0), opacity: 0 },
    ];
    const delay = settings.duration(FLY + place * STEP);
    const easing = 'ease-in-out';
    const options = {
      duration: settings.duration(RISE),
      delay,
      easing,
      fill: 'backwards',
    } as const;
    this.track(label.animate(frames, options), () => label.remove());
  }

  private copy({ node, within, isCovered }: Place, rect: DOMRect): HTMLElement {
    const copy = node.cloneNode(true) as HTMLElement;
    for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
      each.removeAttribute('id');
      each.removeAttribute('data-fly');
      each.removeAttribute('data-place');
      each.removeAttribute('tabindex');
    }
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${rect.left}px`,
      top: `${rect.top}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
      margin: '0',
      transformOrigin: '0 0',
      transition: 'none',
    });
    const whole = document.createElement('div');
    whole.dataset.flight = '';
    const inner = surrounded(whole, within);
    inner.append(copy);
    if (isCovered) inner.append(document.createElement('i'));
    this.ground().append(whole);
    return copy;
  }

  private ground(): HTMLElement {
    if (!this.layer?.isConnected) {
      this.layer = document.createElement('div');
      this.layer.className = 'flights';
      this.layer.inert = true;
      this.layer.setAttribute('aria-hidden', 'true');
      Object.assign(this.layer.style, {
        position: 'fixed',
        inset: '0',
        zIndex: '30',
        pointerEvents: 'none',
        overflow: 'hidden',
      });
      document.body.append(this.layer);
    }
    return this.layer;
  }

  private track(animation: Animation, done?: () => void): void {
    this.running.add(animation);
    const end = () => {
      this.running.delete(animation);
      done?.();
    };
    animation.finished.then(end, end);
  }

  /** With reduced motion, show an outline around changes for a moment. */
  private mark(node: HTMLElement): void {
    node.animate(
      [
        { outline: '2px solid var(--gold)', outlineOffset: '2px' },
        { outline: '2px solid var(--gold)', outlineOffset: '2px' },
      ],
      { duration: OUTLINE },
    );
  }
}

/** The classes and styles of all that a thing lies in. */
function around(node: HTMLElement): Surrounding[] {
  const found: Surrounding[] = [];
  for (let each = node.parentElement; each && each !== document.body; each = each.parentElement) {
    const { className, dataset } = each;
    found.unshift({ className, style: each.style.cssText, data: { ...dataset } });
  }
  return found;
}

/** Put the same elements around a copy, without a shape, and return the innermost. */
function surrounded(whole: HTMLElement, within: readonly Surrounding[]): HTMLElement {
  let inner = whole;
  for (const { className, style, data } of within) {
    const node = document.createElement('div');
    node.className = className;
    node.style.cssText = style;
    Object.assign(node.dataset, data);
    for (const name of ['fly', 'place', 'drop']) delete node.dataset[name];
    node.style.setProperty('display', 'contents', 'important');
    inner.append(node);
    inner = node;
  }
  return inner;
}

const flown = (delay: number) =>
  ({ duration: settings.duration(FLY), delay, easing: LAY, fill: 'backwards' }) as const;

const shifted = (from: DOMRect, to: DOMRect) =>
  `translate(${from.left - to.left}px, ${from.top - to.top}px)`;

function hasMoved(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) > LEAST || Math.abs(a.top - b.top) > LEAST;
}

/** A copy from a place of another shape, a tray or a row of pawns, keeps its own size. */
function shaped(place: DOMRect, own: DOMRect): DOMRect {
  const stretch = place.width / place.height / (own.width / own.height);
  if (stretch > 0.7 && stretch < 1.4) return place;
  const { x, y } = middle(place);
  return new DOMRect(x - own.width / 2, y - own.height / 2, own.width, own.height);
}

const middle = (rect: DOMRect) => ({
  x: rect.left + rect.width / 2,
  y: rect.top + rect.height / 2,
});

/** A place of the size of `size` in the middle of `rect`, small. */
function centred(rect: DOMRect, size: DOMRect): DOMRect {
  const width = Math.min(size.width, 40);
  const height = (size.height * width) / size.width;
  return new DOMRect(
    rect.left + rect.width / 2 - width / 2,
    rect.top + rect.height / 2 - height / 2,
    width,
    height,
  );
}

export const flight = new Flight();
