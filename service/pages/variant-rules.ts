/**
 * Attributes of a firm page's root that choose among variants of its design; no other element
 * carries them.
 */
const variants: ReadonlySet<string> = new Set(
  ['layout', 'header', 'font', 'hero', 'form', 'industry'].map((name) => `data-${name}`),
);

/** Whether an attribute chooses among variants. */
export function isVariant(attribute: string): boolean {
  return variants.has(attribute);
}

/** What a page's root says of the variant that it shows, by the names of its attributes. */
export type RootAttributes = ReadonlyMap<string, string>;

interface Selector {
  readonly text: string;
  /** Names and values that the root must have for it to match anything. */
  readonly needs: readonly (readonly [name: string, value: string])[];
}

/** A style sheet in which those rules stand apart that not every variant needs. */
export type Rules = readonly (
  string | { readonly selectors: readonly Selector[]; readonly block: string }
)[];

// Rules without rules inside, with what stands before them since the last brace.
const innermost = /([^{}]+)(\{[^{}]*\})/gu;
const condition = /\[(data-[a-z]+)="?([\w-]+)"?\]/gu;
const emptyBlock = /@[^{}@;]+\{\}/gu;

/** The parts of a list of selectors, which may hold commas in parentheses. */
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
  // What stands in parentheses is one of several conditions, or a negated one.
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/gu, '');
  }
  return [...outside.matchAll(condition)].flatMap(([, name = '', value = '']) =>
    isVariant(name) ? [[name, value] as const] : [],
  );
}

/**
 * Reads a sheet as the build writes it: without comments, and with no rule inside another but in
 * at-rules.
 */
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

/** The sheet without the rules that match nothing on a page with this root. */
export function rulesFor(rules: Rules, root: RootAttributes): string {
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
 * A built page without the rules of variants that it does not show: a fifteenth of what it weighs.
 * Pages that nothing is filled into.
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
    return rulesFor(rules, root);
  });
}
