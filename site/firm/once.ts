/**
 * In a build nothing changes that pages are made of; a preview makes each again, as its files may
 * have changed.
 */
const isBuild = (): boolean => import.meta.env.PROD;

/** What `make` makes of an object, made once for each. */
export function oncePer<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly made: T }>();
  return (key) => {
    const found = known.get(key) ?? { made: make(key) };
    known.set(key, found);
    return found.made;
  };
}

/** What `read` reads of a name, or of none: in a build once. */
export function readOnce<N extends readonly string[], T>(
  read: (...name: N) => Promise<T>,
): (...name: N) => Promise<T> {
  const known = new Map<string | undefined, Promise<T>>();
  return (...name) => {
    const found = (isBuild() ? known.get(name[0]) : undefined) ?? read(...name);
    known.set(name[0], found);
    return found;
  };
}

const partsOf = oncePer((_: object) => new Map<string, string>());

/** The HTML of a part that many pages of a site share: in a build drawn for the first of them. */
export function drawOnce(
  site: object,
  part: string,
  draw: () => Promise<string>,
): string | Promise<string> {
  const parts = partsOf(site);
  return (
    (isBuild() ? parts.get(part) : undefined) ??
    draw().then((html) => {
      parts.set(part, html);
      return html;
    })
  );
}
