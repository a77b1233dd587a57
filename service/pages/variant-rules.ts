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

interface Selector {
  readonly text: string;
  /** Names and values that the root must have for the selector to match. */
  readonly needs: readonly (readonly [name: string, value: string])[];
}

/** A style sheet whose rules for single variants are kept apart. */
export type Rules = readonly (
  | string
  | { readonly selectors: readonly Selector[]; readonly block: string }
)[];

// Rules without nested rules, with the text before them since the last brace.
const innermost = /([^{}]+)(\{[^{}]*\})/gu;
const condition = /\[(data-[a-z]+)="?([\w-]+)"?\]/gu;
const emptyBlock = /@[^{}@;]+\{\}/gu;

/** The parts of a selector list, which may contain commas in parentheses. */
function splitSelectors(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at += 1) {
    if (list[at] === '(') depth += 1;
    else if (list[at] === ')') depth -= 1;
    else if (list[at] === ',' && depth === 0) {
      parts.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, list.slice(from)];
}

function parseNeeds(selector: string): Selector['needs'] {
  let outside = selector;
  // Removes parentheses: their selectors are alternatives or negations.
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/gu, '');
  }
  return [...outside.matchAll(condition)].flatMap(([, name = '', value = '']) =>
    isVariant(name) ? [[name, value] as const] : [],
  );
}

/** Parses a sheet of the build, which has no comments and nests rules in at-rules only. */
export function parseRules(css: string): Rules {
  const rules: Rules[number][] = [];
  let from = 0;
  for (const { 0: whole, 1: list = '', 2: block = '', index } of css.matchAll(innermost)) {
    const selectors = list.startsWith('@')
      ? []
      : splitSelectors(list).map((text) => ({ text, needs: parseNeeds(text) }));
    if (!selectors.some(({ needs }) => needs.length > 0)) continue;
    rules.push(css.slice(from, index), { selectors, block });
    from = index + whole.length;
  }
  return [...rules, css.slice(from)];
}

/** The sheet without rules that match nothing on a page with this root. */
export function selectRules(rules: Rules, root: RootAttributes): string {
  const sheet = rules.map((rule) => {
    if (typeof rule === 'string') return rule;
    const kept = rule.selectors.filter(({ needs }) =>
      needs.every(([name, value]) => root.get(name) === value),
    );
    return kept.length === 0 ? '' : kept.map(({ text }) => text).join(',') + rule.block;
  });
  return sheet.join('').replace(emptyBlock, '');
}

const parsed = new Map<string, Rules>();

/**
 * A built page without the rules of other variants, which saves a fifteenth of its size. For pages
 * that are not filled.
 */
export function withoutVariants(html: string): string {
  const [rootTag = ''] = /<html[^>]*>/u.exec(html) ?? [];
  const root = new Map(
    [...rootTag.matchAll(/ ([\w-]+)="([^"]*)"/gu)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  return html.replace(/(?<=<style>)[\s\S]*?(?=<\/style>)/gu, (css) => {
    const rules = parsed.get(css) ?? parseRules(css);
    parsed.set(css, rules);
    return selectRules(rules, root);
  });
}
