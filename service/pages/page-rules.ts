/** The rules of a style sheet that a page needs. */
import { dropOverridden } from './drop-overridden.ts';
import { compileSelector, testAny, type PageSelector } from './match-selector.ts';
import type { Block, Declaration } from './page-blocks.ts';
import { readTree, type PageTree } from './page-tree.ts';

interface StyleRule {
  readonly kind: 'rule';
  readonly selectors: readonly (PageSelector & { readonly text: string })[];
  readonly body: Rules;
}

interface Group {
  readonly kind: 'group';
  /** Such as `@media print`. */
  readonly head: string;
  readonly body: Rules;
}

/** Declarations, rules, groups of rules under a condition, and what is copied unchanged. */
export type Rules = readonly (string | Declaration | StyleRule | Group)[];

const conditional = /^@(?:media|supports|container|layer|scope|starting-style)\b/u;

type Parent = PageSelector['test'] | undefined;

/** The position after the bracket that closes the one at `open`. */
function findEnd(text: string, open: number): number {
  const begin = text[open];
  const end = begin === '{' ? '}' : ')';
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"' || character === "'") at = text.indexOf(character, at + 1);
    if (at < 0) break;
    if (character === begin) depth += 1;
    else if (character === end) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** Splits a text at a character outside brackets and quotes. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"' || character === "'") at = text.indexOf(character, at + 1);
    else if (character === '(') at = findEnd(text, at) - 1;
    else if (character === '\\') at += 1;
    else if (character === separator) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
    if (at < 0) break;
  }
  return [...parts, text.slice(from)];
}

function parseRule(list: string, content: string, parent: Parent): StyleRule {
  const selectors = splitOutside(list, ',').map((text) => ({
    text,
    ...compileSelector(text, parent),
  }));
  const parentTest = testAny(selectors.map(({ test }) => test));
  return { kind: 'rule', selectors, body: parseBody(content, parentTest) };
}

function parseDeclaration(text: string): Declaration {
  return { text, property: text.slice(0, text.indexOf(':')).trim() };
}

/** Parses what is between two braces, or a whole sheet. */
function parseBody(css: string, parent: Parent): Rules {
  const rules: Rules[number][] = [];
  let from = 0;
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at];
    if (character === '"' || character === "'") at = css.indexOf(character, at + 1);
    else if (character === '\\') at += 1;
    else if (character === '(') at = findEnd(css, at) - 1;
    else if (character === ';') {
      const text = css.slice(from, at).trim();
      if (text.startsWith('@')) rules.push(`${text};`);
      else if (text !== '') rules.push(parseDeclaration(text));
      from = at + 1;
    } else if (character === '{') {
      const head = css.slice(from, at).trim();
      const end = findEnd(css, at);
      const content = css.slice(at + 1, end - 1);
      if (!head.startsWith('@')) rules.push(parseRule(head, content, parent));
      else if (conditional.test(head))
        rules.push({ kind: 'group', head, body: parseBody(content, parent) });
      else rules.push(css.slice(from, end));
      from = end;
      at = end - 1;
    }
    if (at < 0) break;
  }
  const rest = css.slice(from).trim();
  return rest === '' ? rules : [...rules, parseDeclaration(rest)];
}

/** Parses a sheet without comments, whose rules may be nested. */
export function parseRules(css: string): Rules {
  return parseBody(css, undefined);
}

const sheets = new Map<string, Rules>();

/** The rules of a sheet of the build. Most sheets stand on many pages, so each is parsed once. */
export function parseSheet(css: string): Rules {
  const known = sheets.get(css);
  if (known) return known;
  const rules = parseRules(css);
  sheets.set(css, rules);
  return rules;
}

function selectBody(rules: Rules, page: PageTree): Block['body'] {
  const body: Block['body'] = [];
  for (const rule of rules) {
    if (typeof rule === 'string' || !('kind' in rule)) {
      body.push(rule);
      continue;
    }
    const selectors =
      rule.kind === 'rule'
        ? rule.selectors.filter(({ mayMatch }) => mayMatch(page)).map(({ text }) => text)
        : undefined;
    if (selectors?.length === 0) continue;
    const inner = selectBody(rule.body, page);
    const head = rule.kind === 'rule' ? (selectors ?? []).join(',') : rule.head;
    if (inner.length > 0) body.push({ head, selectors, body: inner });
  }
  return body;
}

function writeBody(body: Block['body']): string {
  let css = '';
  body.forEach((part, index) => {
    if (typeof part === 'string') css += part;
    else if ('property' in part) css += part.text + (index < body.length - 1 ? ';' : '');
    else css += `${part.head}{${writeBody(part.body)}}`;
  });
  return css;
}

/**
 * The sheet of a page: without rules that match nothing on it, and without declarations that a
 * later rule replaces.
 */
export function selectRules(rules: Rules, page: PageTree): string {
  const body = selectBody(rules, page);
  dropOverridden(body);
  return writeBody(body);
}

/**
 * A built page without rules that match nothing on it, which saves a tenth of its size. For pages
 * that are not filled.
 */
export function withoutUnusedRules(html: string): string {
  const page = readTree(html);
  return html.replace(/(?<=<style>)[\s\S]*?(?=<\/style>)/gu, (css) =>
    selectRules(parseSheet(css), page),
  );
}
