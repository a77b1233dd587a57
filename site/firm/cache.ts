/** Only builds cache. The files of a preview may change at any time. */
const isBuild = (): boolean => import.meta.env.PROD;

/** Caches the result of `make` for each object. */
export function memoize<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly made: T }>();
  return (key) => {
    const found = known.get(key) ?? { made: make(key) };
    known.set(key, found);
    return found.made;
  };
}

/** Caches what `read` returns for its arguments, in a build only. */
export function cacheReads<N extends readonly string[], T>(
  read: (...name: N) => Promise<T>,
): (...name: N) => Promise<T> {
  const known = new Map<string | undefined, Promise<T>>();
  return (...name) => {
    const found = (isBuild() ? known.get(name[0]) : undefined) ?? read(...name);
    known.set(name[0], found);
    return found;
  };
}

const htmlByPart = memoize((_: object) => new Map<string, string>());

/** Caches the HTML of a part that many pages of a site share, in a build only. */
export function cacheHtml(
  site: object,
  part: string,
  draw: () => Promise<string>,
): string | Promise<string> {
  const parts = htmlByPart(site);
  return (
    (isBuild() ? parts.get(part) : undefined) ??
    draw().then((html) => {
      parts.set(part, html);
      return html;
    })
  );
}
