/** Whether a selector may match an element of a page, now or after its scripts have run. */
import type { CssNode, Nth, PseudoClassSelector } from 'css-tree';
import {
  matchesAttribute,
  parseSelectors,
  readList,
  readName,
  readValue,
  type SelectorStep,
} from '../css/selectors.ts';
import type { PageElement, PageTree } from './page-tree.ts';
import { isScriptAttribute, isScriptClass, mayBeRemoved } from './scripted-parts.ts';

/** Whether a condition holds: 0 never, 1 at times, 2 always. */
type Certainty = 0 | 1 | 2;
type Test = (element: PageElement, page: PageTree) => Certainty;

const never = 0;
const atTimes = 1;
const always = 2;

const both = (one: Certainty, other: Certainty): Certainty => (one < other ? one : other);
const hold = (is: boolean): Certainty => (is ? always : never);

/** The best answer for any of these. */
function best<One>(all: Iterable<One>, answer: (one: One) => Certainty): Certainty {
  let found: Certainty = never;
  for (const one of all) {
    const own = answer(one);
    if (own === always) return always;
    if (own > found) found = own;
  }
  return found;
}

/** A test that holds where any of these does. */
export function testAny(tests: readonly Test[]): Test {
  return (element, page) => best(tests, (test) => test(element, page));
}

function* ancestors({ parent }: PageElement): Generator<PageElement> {
  for (let one = parent; one; one = one.parent) yield one;
}

function* descendants({ children }: PageElement): Generator<PageElement> {
  for (const child of children) {
    yield child;
    yield* descendants(child);
  }
}

/** The elements that a combinator leads to from the step on its right to that on its left. */
function stepBefore({ parent, position }: PageElement, combinator: string): readonly PageElement[] {
  if (combinator === '>') return parent ? [parent] : [];
  return (parent?.children ?? []).slice(
    combinator === '+' ? Math.max(0, position - 1) : 0,
    position,
  );
}

/** The elements that a combinator leads to from the step on its left to that on its right. */
function stepAfter(
  { parent, position, children }: PageElement,
  combinator: string,
): readonly PageElement[] {
  if (combinator === '>') return children;
  return (parent?.children ?? []).slice(
    position + 1,
    combinator === '+' ? position + 2 : undefined,
  );
}

/** Whether a position, counted from 1, is at `an+b`. */
function isAtStep(place: number, nth: Nth['nth']): boolean {
  const [a, b] =
    nth.type === 'Identifier'
      ? [2, nth.name === 'odd' ? 1 : 0]
      : [Number(nth.a ?? 0), Number(nth.b ?? 0)];
  return a === 0 ? place === b : (place - b) % a === 0 && (place - b) / a >= 0;
}

/**
 * Tests the position among siblings: `atTimes` where scripts add elements (the body) or remove them
 * (pictures).
 */
function testPlace(isThere: (fromStart: number, fromEnd: number) => boolean): Test {
  return ({ parent, position }) => {
    if (!parent || parent.name === 'body') return atTimes;
    if (parent.children.some(({ name }) => mayBeRemoved(name))) return atTimes;
    return hold(isThere(position + 1, parent.children.length - position));
  };
}

const places: Readonly<Record<string, Test>> = {
  'first-child': testPlace((fromStart) => fromStart === 1),
  'last-child': testPlace((_, fromEnd) => fromEnd === 1),
  'only-child': testPlace((fromStart, fromEnd) => fromStart === 1 && fromEnd === 1),
  root: ({ parent }) => hold(parent === undefined),
};

const isChoice = (part: CssNode): part is PseudoClassSelector =>
  part.type === 'PseudoClassSelector' && /^(?:is|where)$/u.test(part.name);

const hasScriptClass = ({ parts }: SelectorStep): boolean =>
  parts.some(
    (part) =>
      (part.type === 'ClassSelector' && isScriptClass(readName(part))) ||
      (isChoice(part) && readList(part.children).flat().some(hasScriptClass)),
  );

const mayLeave = ({ parts }: SelectorStep): boolean =>
  parts.some((part) => 'name' in part && typeof part.name === 'string' && mayBeRemoved(part.name));

function compileHas(
  selectors: readonly (readonly SelectorStep[])[],
  parent: Test | undefined,
): Test {
  const alternatives = selectors.map((steps) =>
    steps.map((step) => ({
      combinator: step.combinator,
      test: compileParts(step.parts, parent),
      isAdded: hasScriptClass(step),
      isRemovable: mayLeave(step),
    })),
  );
  return (element, page) =>
    best(alternatives, (steps) => {
      const follow = (from: PageElement, at: number): Certainty => {
        const step = steps[at];
        if (!step) return always;
        const next = step.combinator === ' ' ? descendants(from) : stepAfter(from, step.combinator);
        const answer = best(next, (one) => {
          const own = step.test(one, page);
          return own === never ? never : both(own, follow(one, at + 1));
        });
        if (answer === always && step.isRemovable) return atTimes;
        return answer === never && step.isAdded ? atTimes : answer;
      };
      return follow(element, 0);
    });
}

function compilePseudo({ name, children }: PseudoClassSelector, parent: Test | undefined): Test {
  const place = places[name];
  if (place) return place;
  const argument = children?.first;
  if (name === 'has') return compileHas(readList(children), parent);
  if (name === 'dir' && argument?.type === 'Identifier')
    return (_, { isRightToLeft }) => (isRightToLeft ? atTimes : hold(argument.name === 'ltr'));
  if (argument?.type === 'Nth' && !argument.selector) {
    if (name === 'nth-child') return testPlace((fromStart) => isAtStep(fromStart, argument.nth));
    if (name === 'nth-last-child')
      return testPlace((_, fromEnd) => isAtStep(fromEnd, argument.nth));
  }
  if (name !== 'is' && name !== 'where' && name !== 'not') return () => atTimes;
  const any = testAny(readList(children).map((steps) => compileTest(steps, parent)));
  return name === 'not' ? (element, page) => (2 - any(element, page)) as Certainty : any;
}

function compilePart(part: CssNode, parent: Test | undefined): Test {
  switch (part.type) {
    case 'NestingSelector':
      return parent ?? (() => atTimes);
    case 'TypeSelector': {
      const name = part.name.toLowerCase();
      return name === '*' ? () => always : (element) => hold(element.name === name);
    }
    case 'ClassSelector': {
      const name = readName(part);
      return ({ classes }) => hold(classes.has(name));
    }
    case 'IdSelector': {
      const name = readName(part);
      return ({ attributes }) => hold(attributes.get('id') === name);
    }
    case 'AttributeSelector': {
      const { name } = part.name;
      return ({ attributes }, { hasPanel }) =>
        isScriptAttribute(name, hasPanel)
          ? atTimes
          : hold(matchesAttribute(attributes.get(name), part));
    }
    case 'PseudoClassSelector':
      return compilePseudo(part, parent);
    default:
      return () => atTimes;
  }
}

function compileParts(parts: readonly CssNode[], parent: Test | undefined): Test {
  const tests = parts.map((part) => compilePart(part, parent));
  return (element, page) => {
    let answer: Certainty = always;
    for (const test of tests) {
      answer = both(answer, test(element, page));
      if (answer === never) return never;
    }
    return answer;
  };
}

/** Tests an element against a whole selector, from right to left. */
function compileTest(selector: readonly SelectorStep[], parent: Test | undefined): Test {
  const steps = selector.map(({ combinator, parts }) => ({
    combinator,
    test: compileParts(parts, parent),
  }));
  const matchStep = (element: PageElement, page: PageTree, at: number): Certainty => {
    const step = steps[at];
    if (!step) return always;
    const own = step.test(element, page);
    if (own === never || at === 0) return own;
    const others =
      step.combinator === ' ' ? ancestors(element) : stepBefore(element, step.combinator);
    return both(
      own,
      best(others, (one) => matchStep(one, page, at - 1)),
    );
  };
  return (element, page) => matchStep(element, page, steps.length - 1);
}

/** A selector that can be tried on a page. */
export interface PageSelector {
  /** Tests a single element, for selectors that are nested in its rule. */
  readonly test: Test;
  /** Whether it may match any element of the page. */
  readonly mayMatch: (page: PageTree) => boolean;
}

/** The key of the elements that can fulfil a condition, where the tree has such a key. */
function findKey(part: CssNode): string | undefined {
  switch (part.type) {
    case 'ClassSelector':
      return `.${readName(part)}`;
    case 'IdSelector':
      return `#${readName(part)}`;
    case 'TypeSelector':
      return part.name === '*' ? undefined : part.name.toLowerCase();
    case 'PseudoClassSelector':
      return part.name === 'root' ? 'html' : undefined;
    case 'AttributeSelector': {
      const { name } = part.name;
      if (isScriptAttribute(name, true)) return undefined;
      return part.matcher === '=' ? `[${name}=${readValue(part)}` : `[${name}`;
    }
    default:
      return undefined;
  }
}

const findKeys = ({ parts }: SelectorStep): readonly string[] =>
  parts.map(findKey).filter((key) => key !== undefined);

/** The keys of the elements that a step can be; undefined where that may be any element. */
function findCandidates(step: SelectorStep): readonly string[] | undefined {
  const [key] = findKeys(step);
  if (key !== undefined) return [key];
  const choice = step.parts.find(isChoice);
  if (!choice) return undefined;
  const keys = readList(choice.children).map((steps) => {
    const last = steps.at(-1);
    return last && findCandidates(last);
  });
  return keys.includes(undefined) ? undefined : keys.flatMap((own) => own ?? []);
}

/** Compiles a selector; `parent` tests the elements of the rule around its own. */
export function compileSelector(text: string, parent: Test | undefined): PageSelector {
  // Within another rule, a selector without `&` is about what that rule's elements contain.
  const [steps] = parseSelectors(parent && !text.includes('&') ? `& ${text}` : text);
  if (!steps) return { test: () => atTimes, mayMatch: () => true };
  // What scripts add is not in the tree, so only the steps around it are tested.
  const added = steps.findIndex(hasScriptClass);
  const known = added < 0 ? steps : steps.slice(0, added);
  const test = compileTest(known, parent);
  const keys = known.flatMap(findKeys);
  const last = known.at(-1);
  const candidates = last && findCandidates(last);
  return {
    test: added < 0 ? test : () => atTimes,
    mayMatch: (page) =>
      !last ||
      (keys.every((key) => page.byKey.has(key)) &&
        (candidates?.flatMap((key) => page.byKey.get(key) ?? []) ?? page.elements).some(
          (element) => test(element, page) !== never,
        )),
  };
}
