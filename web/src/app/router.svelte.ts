/** The reader's address. Only its path; after the # is an invitation, read once. */

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  /** The parts of the path: `/table/5f0c` is `['table', '5f0c']`. */
  get parts(): string[] {
    return partsOf(this.path);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

/** A path with a broken escape is one part, which names no page. */
export function partsOf(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return [path];
  }
}

export const route = new Route();

/** For `onclick` of a link: stay in the page, unless the reader wants a new tab. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, search, hash } = event.currentTarget;
  route.go(pathname + search + hash);
}

/** The invitation in the address, taken out of it so that nobody copies it by accident. */
export function takeInvitation(): string | undefined {
  const [, invitation] = /^#join=([A-Za-z0-9_-]+)$/.exec(location.hash) ?? [];
  if (invitation) history.replaceState(null, '', location.pathname);
  return invitation;
}
