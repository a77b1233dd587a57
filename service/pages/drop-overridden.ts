import type { Block, Declaration } from './page-blocks.ts';

/** Values that an older browser may not know, so that it needs the declaration before. */
const recent = /\bfrom\b|color-mix|light-dark|-webkit-|image-set|linear\(/u;
/** Groups whose rules do not compete with those outside by order alone. */
const apart = /^@(?:layer|scope|starting-style)/u;

/** A rule's group, and those around it: a rule in any of them applies wherever this one does. */
type GroupPath = readonly string[];

function inGroup(place: GroupPath, head: string): GroupPath {
  const own = `${place.at(-1) ?? ''}${head}`;
  return apart.test(head) ? [own] : [...place, own];
}

const inRule = (place: GroupPath, selectors: readonly string[]): GroupPath =>
  place.map((one) => `${one}{${selectors.join(',')}}`);

/** Whether later rules declare this again for all its selectors; notes it otherwise. */
function isOverridden(
  { property, text }: Declaration,
  selectors: readonly string[],
  place: GroupPath,
  seen: Set<string>,
): boolean {
  const name = text.endsWith('!important') ? `${property}!` : property;
  const keys = selectors.map((selector) => `|${selector}|${name}`);
  if (keys.every((key) => place.some((one) => seen.has(one + key)))) return true;
  if (!recent.test(text)) for (const key of keys) seen.add((place.at(-1) ?? '') + key);
  return false;
}

function dropFrom(
  body: Block['body'],
  place: GroupPath,
  selectors: readonly string[] | undefined,
  seen: Set<string>,
): void {
  for (let at = body.length - 1; at >= 0; at -= 1) {
    const part = body[at];
    if (part === undefined || typeof part === 'string') continue;
    if ('property' in part) {
      if (selectors && isOverridden(part, selectors, place, seen)) body.splice(at, 1);
      continue;
    }
    const own = part.selectors ?? selectors;
    const outer = selectors && part.selectors ? inRule(place, selectors) : place;
    dropFrom(part.body, part.selectors ? outer : inGroup(place, part.head), own, seen);
    if (part.body.length === 0) body.splice(at, 1);
  }
}

/**
 * Removes declarations that a later rule with the same selector replaces: a design's sheets do so
 * with the shared ones.
 */
export function dropOverridden(body: Block['body']): void {
  dropFrom(body, [''], undefined, new Set());
}
