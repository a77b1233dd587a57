/** Selectors of style sheets, for the scanner and for the pages of demos. */
// A separate parser instance, because each parse clears buffers of the longest text so far, and
// sheets are long. These two parts of the package load in a fraction of the whole's time.
import parse from 'css-tree/selector-parser';
import { ident } from 'css-tree/utils';
import type { AttributeSelector, CssNode, Selector } from 'css-tree';

/** Conditions on an element, and its relation to the element of the step before. */
export interface SelectorStep {
  /** A space, `>`, `+` or `~`. */
  readonly combinator: string;
  readonly parts: readonly CssNode[];
}

/** The steps of a selector from left to right. */
function readSteps({ children }: Selector): readonly SelectorStep[] {
  const steps: { combinator: string; parts: CssNode[] }[] = [];
  let combinator: string | undefined = ' ';
  for (const part of children) {
    if (part.type === 'Combinator') combinator = part.name;
    else if (combinator === undefined) steps.at(-1)?.parts.push(part);
    else {
      steps.push({ combinator, parts: [part] });
      combinator = undefined;
    }
  }
  return steps;
}

/** The selectors of a list, such as the content of `:is(…)`. */
export function readList(nodes: Iterable<CssNode> | null): readonly (readonly SelectorStep[])[] {
  return [...(nodes ?? [])].flatMap((node) =>
    node.type === 'SelectorList'
      ? readList(node.children)
      : node.type === 'Selector'
        ? [readSteps(node)]
        : [],
  );
}

/** Parses a list of selectors; empty if one of them is invalid. */
export function parseSelectors(list: string): readonly (readonly SelectorStep[])[] {
  try {
    return readList([parse(list, { context: 'selectorList' })]);
  } catch {
    return [];
  }
}

/** A class, an id or another name without its escapes. */
export function readName({ name }: { readonly name: string }): string {
  return ident.decode(name);
}

/** The value that an attribute must have, or contain; empty where it needs none. */
export function readValue({ value }: AttributeSelector): string {
  if (value?.type === 'String') return value.value;
  return value ? readName(value) : '';
}

/** Whether an attribute with this value, undefined where there is none, fulfils a condition. */
export function matchesAttribute(
  actual: string | undefined,
  condition: AttributeSelector,
): boolean {
  if (actual === undefined) return false;
  const wanted = readValue(condition);
  switch (condition.matcher) {
    case null:
      return true;
    case '=':
      return actual === wanted;
    case '~=':
      return ` ${actual} `.includes(` ${wanted} `);
    case '^=':
      return actual.startsWith(wanted);
    case '$=':
      return actual.endsWith(wanted);
    case '*=':
      return actual.includes(wanted);
    case '|=':
      return actual === wanted || actual.startsWith(`${wanted}-`);
    default:
      return false;
  }
}
