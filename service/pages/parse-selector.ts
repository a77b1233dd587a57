/** A condition on a single element. */
export type Simple =
  | { readonly kind: 'name' | 'class' | 'id'; readonly name: string }
  | {
      readonly kind: 'attribute';
      readonly name: string;
      /** Undefined where the attribute needs no certain value. */
      readonly match: { readonly operator: string; readonly value: string } | undefined;
    }
  | { readonly kind: 'pseudo'; readonly name: string; readonly argument: string | undefined }
  | { readonly kind: 'parent' };

export type Combinator = ' ' | '>' | '+' | '~';

/** Conditions on an element, and how it stands to the element of the part before. */
export interface Compound {
  readonly combinator: Combinator;
  readonly parts: readonly Simple[];
}

/** The parts of a selector from left to right. */
export type Selector = readonly Compound[];

const name = /(?:[\w-]|[^\x00-\x7f]|\\[\s\S])+/uy;
const attribute = /\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]+))\s*i?)?\s*\]/uy;

/** The position after the bracket that closes the one at `open`. */
export function findEnd(text: string, open: number): number {
  const begin = text[open];
  const end = begin === '{' ? '}' : ')';
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"' || sign === "'") at = text.indexOf(sign, at + 1);
    if (at < 0) break;
    if (sign === begin) depth += 1;
    else if (sign === end) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** Splits a text at a sign outside brackets and quotes. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"' || sign === "'") at = text.indexOf(sign, at + 1);
    else if (sign === '(') at = findEnd(text, at) - 1;
    else if (sign === '\\') at += 1;
    else if (sign === separator) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
    if (at < 0) break;
  }
  return [...parts, text.slice(from)];
}

const unescape = (text: string): string => text.replace(/\\([\s\S])/gu, '$1');

/** Reads one selector; undefined for one with a sign that no style sheet of ours has. */
export function parseSelector(text: string): Selector | undefined {
  const compounds: { combinator: Combinator; parts: Simple[] }[] = [];
  let combinator: Combinator | undefined = ' ';
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const takeName = (): string | undefined => {
    const found = take(name)?.[0];
    return found === undefined ? undefined : unescape(found);
  };
  const readPart = (sign: string): Simple | undefined => {
    if (sign === '*' || sign === '&') {
      at += 1;
      return sign === '&' ? { kind: 'parent' } : { kind: 'name', name: '*' };
    }
    if (sign === '[') {
      at += 1;
      const found = take(attribute);
      if (!found) return undefined;
      const [, key = '', operator, double, single, bare] = found;
      const value = double ?? single ?? unescape(bare ?? '');
      return { kind: 'attribute', name: key, match: operator ? { operator, value } : undefined };
    }
    if (sign !== '.' && sign !== '#' && sign !== ':') {
      const tag = takeName();
      return tag === undefined ? undefined : { kind: 'name', name: tag.toLowerCase() };
    }
    at += text.startsWith('::', at) ? 2 : 1;
    const own = takeName();
    if (own === undefined) return undefined;
    if (sign !== ':') return { kind: sign === '.' ? 'class' : 'id', name: own };
    if (text[at] !== '(') return { kind: 'pseudo', name: own, argument: undefined };
    const open = at;
    at = findEnd(text, open);
    return { kind: 'pseudo', name: own, argument: text.slice(open + 1, at - 1) };
  };
  while (at < text.length) {
    const between = take(/\s*([>+~])\s*|\s+/uy);
    if (between) {
      combinator = (between[1] as Combinator | undefined) ?? ' ';
      continue;
    }
    const part = readPart(text[at] ?? '');
    if (!part) return undefined;
    const last = compounds.at(-1);
    if (combinator === undefined && last) last.parts.push(part);
    else compounds.push({ combinator: combinator ?? ' ', parts: [part] });
    combinator = undefined;
  }
  return compounds.length === 0 ? undefined : compounds;
}
