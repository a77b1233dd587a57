/**
 * Attributes of a page's root element that choose variants of its design; no other element has
 * them.
 */
const variants: ReadonlySet<string> = new Set(
  ['layout', 'header', 'font', 'hero', 'form', 'industry'].map((name) => `data-${name}`),
);

/** Whether an attribute chooses among variants. */
function isVariant(attribute: string): boolean {
  return variants.has(attribute);
}

/** The values of these attributes on a page's root. */
export type RootAttributes = ReadonlyMap<string, string>;

/** What a page has that rules ask for. */
export interface PageMarks {
  readonly root: RootAttributes;
  /**
   * The classes of its elements, those that its scripts add, and `:dir(rtl)` where any text may be
   * right-to-left.
   */
  readonly classes: ReadonlySet<string>;
}

/** Letters of right-to-left scripts, or an element that declares the direction. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]|dir="rtl"/u;

/**
 * Classes that scripts of firm pages and of requests for approval add
 * (site/islands/{approvals,contact,counters,gallery,slider} and site/overrides).
 */
export const scriptClasses = [
  'actions',
  'counters',
  'field-error',
  'has-script',
  'slide',
  'slide-by',
  'slider',
  'slider-controls',
  'slider-dots',
  'slider-next',
  'slider-play',
  'slider-previous',
  'slider-step',
  'slides',
  'stars',
  'toast',
  'toasts',
  'view-step',
] as const;

/**
 * Names and values that the root must have; without a value, a class or `:dir(rtl)` of the page.
 */
type Needs = readonly (readonly [name: string, value?: string])[];

const rightToLeftNeed = ':dir(rtl)';

interface Selector {
  readonly text: string;
  readonly needs: Needs;
  /** For each `:is(…)` and the like the needs of its alternatives, one of which must hold. */
  readonly choices: readonly (readonly Needs[])[];
  /** What the root must not have: the alternatives of its `:not(…)`. */
  readonly excludes: readonly Needs[];
}

interface Rule {
  readonly selectors: readonly Selector[];
  readonly block: Rules;
}

/** A style sheet whose rules for single variants are kept apart. */
export type Rules = readonly (string | Rule)[];

const condition = /\[(data-[a-z]+)="?([\w-]+)"?\]/gu;
const attribute = /\[[^\]]*\]/gu;
/** How wide and tall a name may be set in the design Menu (`name-fit.ts`). */
const nameFit = /\[data-fit~="?(\w+)"?\]/gu;
/** A single condition of the root, and a part of a selector that the root matches. */
const rootCondition = /^\[(data-[a-z]+)="?([\w-]+)"?\]$/u;
const rootPart = /^(?::root|html)|\[data-(?:layout|header|font|hero|form|industry)/u;
const className = /\.(-?[_a-z][\w-]*)/giu;
/** Pseudo-classes one of whose selectors must match. */
const positive = /:(?:is|where|has)$/u;
const emptyBlock = /@[^{}@;]+\{\}/gu;

/** The position after the bracket that closes the one at `open`. */
function findEnd(text: string, open: number, [begin, end]: readonly [string, string]): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === begin) depth += 1;
    else if (text[at] === end) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** The parts of a selector list, which may contain commas in parentheses. */
function splitSelectors(list: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < list.length; at += 1) {
    if (list[at] === '(') at = findEnd(list, at, ['(', ')']) - 1;
    else if (list[at] === ',') {
      parts.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, list.slice(from)];
}

/** Classes that a selector names outside parentheses; none where one is written with escapes. */
function namedClasses(selector: string): string[] {
  if (selector.includes('\\')) return [];
  return [
    ...[...selector.replace(attribute, '').matchAll(className)].map(([, name = '']) => name),
    ...[...selector.matchAll(nameFit)].map(([part]) => part.replaceAll('"', '')),
  ];
}

/**
 * What a negation excludes on the root; nothing where it may be that of another element. `before`
 * and `after` are the selector around it.
 */
function excludedOnRoot(negated: string, before: string, after: string): readonly Needs[] {
  const start = before.replace(/^.*[\s>+~]/su, '').replace(/:not$/u, '');
  const end = /^[^\s>+~,]*/u.exec(after)?.[0] ?? '';
  const isRoot = rootPart.test(start + end) || (start === '' && /^\s*>\s*body\b/u.test(after));
  if (!isRoot) return [];
  return splitSelectors(negated).flatMap((one) => {
    const [, name = '', value = ''] = rootCondition.exec(one.trim()) ?? [];
    return isVariant(name) ? [[[name, value] as const]] : [];
  });
}

function parseSelector(text: string): Selector {
  let outside = '';
  const choices: (readonly Needs[])[] = [];
  const others: [string][] = [];
  const excludes: Needs[] = [];
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('(', at);
    if (open < 0) {
      outside += text.slice(at);
      break;
    }
    const end = findEnd(text, open, ['(', ')']);
    const before = text.slice(at, open);
    // All other parentheses hold negations, or conditions of other kinds.
    if (positive.test(before))
      choices.push(
        splitSelectors(text.slice(open + 1, end - 1)).map((one) => parseSelector(one).needs),
      );
    if (before.endsWith(':not'))
      excludes.push(
        ...excludedOnRoot(text.slice(open + 1, end - 1), outside + before, text.slice(end)),
      );
    if (text.slice(0, end).endsWith(rightToLeftNeed)) others.push([rightToLeftNeed]);
    outside += before;
    at = end;
  }
  const needs: Needs = [
    ...[...outside.matchAll(condition)].flatMap(([, name = '', value = '']) =>
      isVariant(name) ? [[name, value] as const] : [],
    ),
    ...namedClasses(outside).map((name) => [name] as const),
    ...others,
  ];
  return {
    text,
    needs,
    choices: choices.filter((any) => any.every(({ length }) => length > 0)),
    excludes,
  };
}

const hasNeeds = ({ needs, choices, excludes }: Selector): boolean =>
  needs.length + choices.length + excludes.length > 0;

/** Parses a sheet of the build, which has no comments, and whose rules may be nested. */
export function parseRules(css: string): Rules {
  const rules: (string | Rule)[] = [];
  let from = 0;
  for (let open = css.indexOf('{'); open >= 0; open = css.indexOf('{', open + 1)) {
    const begin = Math.max(
      from,
      ...[';', '{', '}'].map((one) => css.lastIndexOf(one, open - 1) + 1),
    );
    const list = css.slice(begin, open);
    if (list.startsWith('@')) continue;
    const selectors = splitSelectors(list).map(parseSelector);
    if (!selectors.some(hasNeeds)) continue;
    const end = findEnd(css, open, ['{', '}']);
    rules.push(css.slice(from, begin), {
      selectors,
      block: parseRules(css.slice(open + 1, end - 1)),
    });
    from = end;
    open = end - 1;
  }
  return [...rules, css.slice(from)];
}

/** The sheet without rules that match nothing on a page with these marks. */
export function selectRules(rules: Rules, page: PageMarks): string {
  const { root, classes } = page;
  const isMet = (needs: Needs): boolean =>
    needs.every(([name, value]) =>
      value === undefined ? classes.has(name) : root.get(name) === value,
    );
  const sheet = rules.map((rule) => {
    if (typeof rule === 'string') return rule;
    const selectors = rule.selectors.filter(
      ({ needs, choices, excludes }) =>
        isMet(needs) && choices.every((any) => any.some(isMet)) && !excludes.some(isMet),
    );
    return selectors.length === 0
      ? ''
      : `${selectors.map(({ text }) => text).join(',')}{${selectRules(rule.block, page)}}`;
  });
  return sheet.join('').replace(emptyBlock, '');
}

/** What the HTML of a page has that rules ask for. */
export function readMarks(html: string, root: RootAttributes): PageMarks {
  const classes = new Set<string>(scriptClasses);
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/gu))
    for (const name of value.split(' ')) classes.add(name);
  for (const [, value = ''] of html.matchAll(/\sdata-fit="([^"]*)"/gu))
    for (const name of value.split(' ')) classes.add(`[data-fit~=${name}]`);
  if (rightToLeft.test(html)) classes.add(rightToLeftNeed);
  return { root, classes };
}

const parsed = new Map<string, Rules>();

/**
 * A built page without rules that match nothing on it, which saves a fifteenth of its size. For
 * pages that are not filled.
 */
export function withoutUnusedRules(html: string): string {
  const [rootTag = ''] = /<html[^>]*>/u.exec(html) ?? [];
  const root = new Map(
    [...rootTag.matchAll(/ ([\w-]+)="([^"]*)"/gu)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const page = readMarks(html, root);
  return html.replace(/(?<=<style>)[\s\S]*?(?=<\/style>)/gu, (css) => {
    const rules = parsed.get(css) ?? parseRules(css);
    parsed.set(css, rules);
    return selectRules(rules, page);
  });
}
