/** Whether a selector may match an element of a page, now or after its scripts have run. */
import type { PageElement, PageTree } from './page-tree.ts';
import {
  parseSelector,
  splitOutside,
  type Combinator,
  type Compound,
  type Selector,
  type Simple,
} from './parse-selector.ts';
import { isScriptAttribute, isScriptClass, mayBeRemoved } from './scripted-parts.ts';

/** Whether a condition holds: 0 never, 1 at times, 2 always. */
type Answer = 0 | 1 | 2;
type Test = (element: PageElement, page: PageTree) => Answer;

const never = 0;
const atTimes = 1;
const always = 2;

const not = (answer: Answer): Answer => (answer === 1 ? 1 : answer === 0 ? 2 : 0);
const both = (one: Answer, other: Answer): Answer => (one < other ? one : other);
const hold = (is: boolean): Answer => (is ? always : never);

function anyOf(elements: Iterable<PageElement>, test: (element: PageElement) => Answer): Answer {
  let best: Answer = never;
  for (const element of elements) {
    const answer = test(element);
    if (answer === always) return always;
    if (answer > best) best = answer;
  }
  return best;
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

function* siblings(element: PageElement, step: 1 | -1): Generator<PageElement> {
  const all = element.parent?.children ?? [];
  for (let at = element.position + step; at >= 0 && at < all.length; at += step) {
    const one = all[at];
    if (one) yield one;
  }
}

function* firstOf(elements: Iterable<PageElement>): Generator<PageElement> {
  for (const element of elements) {
    yield element;
    return;
  }
}

/** The elements that a combinator leads to from the part on its right to that on its left. */
function before(element: PageElement, combinator: Combinator): Iterable<PageElement> {
  if (combinator === ' ') return ancestors(element);
  if (combinator === '>') return element.parent ? [element.parent] : [];
  const all = siblings(element, -1);
  return combinator === '+' ? firstOf(all) : all;
}

/** Those from the part on its left to that on its right. */
function after(element: PageElement, combinator: Combinator): Iterable<PageElement> {
  if (combinator === ' ') return descendants(element);
  if (combinator === '>') return element.children;
  const all = siblings(element, 1);
  return combinator === '+' ? firstOf(all) : all;
}

function matchesValue(actual: string, operator: string, value: string): boolean {
  if (operator === '=') return actual === value;
  if (operator === '~=') return actual.split(' ').includes(value);
  if (operator === '^=') return actual.startsWith(value);
  if (operator === '$=') return actual.endsWith(value);
  if (operator === '|=') return actual === value || actual.startsWith(`${value}-`);
  return actual.includes(value);
}

/** `a` and `b` of `an+b`. */
function readStep(argument: string): readonly [number, number] | undefined {
  if (argument === 'odd') return [2, 1];
  if (argument === 'even') return [2, 0];
  const found = /^(?:([+-]?\d*)n)?\s*([+-]?\s*\d+)?$/u.exec(argument.trim());
  if (!found) return undefined;
  const [whole, step, offset = '0'] = found;
  const factor = step === '' || step === '+' ? 1 : step === '-' ? -1 : Number(step ?? 0);
  return whole === '' ? undefined : [factor, Number(offset.replace(/\s/gu, ''))];
}

function isAtStep(place: number, [factor, offset]: readonly [number, number]): boolean {
  const rest = place - offset;
  return factor === 0 ? rest === 0 : rest % factor === 0 && rest / factor >= 0;
}

/** Tests the place among siblings; scripts add elements to the body, and remove pictures. */
function testPlace(isThere: (fromStart: number, fromEnd: number) => boolean): Test {
  return ({ parent, position }) => {
    if (!parent || parent.name === 'body') return atTimes;
    if (parent.children.some(({ name }) => mayBeRemoved(name))) return atTimes;
    return hold(isThere(position + 1, parent.children.length - position));
  };
}

const places: Readonly<Record<string, (fromStart: number, fromEnd: number) => boolean>> = {
  'first-child': (fromStart) => fromStart === 1,
  'last-child': (_, fromEnd) => fromEnd === 1,
  'only-child': (fromStart, fromEnd) => fromStart === 1 && fromEnd === 1,
};

function compileList(list: string, parent: Test | undefined): readonly Test[] {
  return splitOutside(list, ',').map((one) => {
    const selector = parseSelector(one);
    return selector ? compileTest(selector, parent) : () => atTimes;
  });
}

function compileHas(list: string, parent: Test | undefined): Test {
  const alternatives = splitOutside(list, ',').map((one) => {
    const selector = parseSelector(one);
    return selector?.map(({ combinator, parts }) => ({
      combinator,
      test: compileCompound(parts, parent),
      isRemovable: parts.some((part) => 'name' in part && mayBeRemoved(part.name)),
      isAdded: parts.some((part) => part.kind === 'class' && isScriptClass(part.name)),
    }));
  });
  return (element, page) => {
    let best: Answer = never;
    for (const steps of alternatives) {
      const follow = (from: PageElement, at: number): Answer => {
        const step = steps?.[at];
        if (!step) return always;
        const answer = anyOf(after(from, step.combinator), (one) => {
          const own = step.test(one, page);
          return own === never ? never : both(own, follow(one, at + 1));
        });
        if (answer === always && step.isRemovable) return atTimes;
        return answer === never && step.isAdded ? atTimes : answer;
      };
      const answer = follow(element, 0);
      if (answer > best) best = answer;
    }
    return best;
  };
}

function compilePseudo(name: string, argument: string | undefined, parent: Test | undefined): Test {
  const place = places[name];
  if (place) return testPlace(place);
  if (name === 'root') return (element) => hold(element.parent === undefined);
  if (argument === undefined) return () => atTimes;
  if (name === 'has') return compileHas(argument, parent);
  if (name === 'dir')
    return (_, { isRightToLeft }) => (isRightToLeft ? atTimes : hold(argument.trim() === 'ltr'));
  if (name === 'nth-child' || name === 'nth-last-child') {
    const step = readStep(argument);
    if (!step) return () => atTimes;
    return testPlace((fromStart, fromEnd) =>
      isAtStep(name === 'nth-child' ? fromStart : fromEnd, step),
    );
  }
  if (name !== 'is' && name !== 'where' && name !== 'not') return () => atTimes;
  const tests = compileList(argument, parent);
  const any: Test = (element, page) => {
    let best: Answer = never;
    for (const test of tests) {
      const answer = test(element, page);
      if (answer > best) best = answer;
    }
    return best;
  };
  return name === 'not' ? (element, page) => not(any(element, page)) : any;
}

function compileSimple(part: Simple, parent: Test | undefined): Test {
  switch (part.kind) {
    case 'parent':
      return parent ?? (() => atTimes);
    case 'name':
      return part.name === '*' ? () => always : (element) => hold(element.name === part.name);
    case 'class':
      return ({ classes }) => hold(classes.has(part.name));
    case 'id':
      return ({ attributes }) => hold(attributes.get('id') === part.name);
    case 'attribute': {
      const { name, match } = part;
      return ({ attributes }, { hasPanel }) => {
        if (isScriptAttribute(name, hasPanel)) return atTimes;
        const actual = attributes.get(name);
        if (actual === undefined) return never;
        return hold(!match || matchesValue(actual, match.operator, match.value));
      };
    }
    case 'pseudo':
      return compilePseudo(part.name, part.argument, parent);
  }
}

function compileCompound(parts: readonly Simple[], parent: Test | undefined): Test {
  const tests = parts.map((part) => compileSimple(part, parent));
  return (element, page) => {
    let answer: Answer = always;
    for (const test of tests) {
      answer = both(answer, test(element, page));
      if (answer === never) return never;
    }
    return answer;
  };
}

/** Tests an element against a whole selector, from right to left. */
function compileTest(selector: Selector, parent: Test | undefined): Test {
  const steps = selector.map(({ combinator, parts }) => ({
    combinator,
    test: compileCompound(parts, parent),
  }));
  const matchStep = (element: PageElement, page: PageTree, at: number): Answer => {
    const step = steps[at];
    if (!step) return always;
    const own = step.test(element, page);
    if (own === never || at === 0) return own;
    const left = anyOf(before(element, step.combinator), (one) => matchStep(one, page, at - 1));
    return both(own, left);
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

/** The elements that the last part of a selector can be. */
function findCandidates({ parts }: Compound, page: PageTree): readonly PageElement[] {
  const own =
    parts.find((part) => part.kind === 'class') ?? parts.find(({ kind }) => kind === 'name');
  if (own?.kind === 'class') return page.byClass.get(own.name) ?? [];
  if (own?.kind === 'name' && own.name !== '*') return page.byName.get(own.name) ?? [];
  return page.elements;
}

/** Within another rule, a selector without `&` is about what that rule's elements contain. */
function withParent(selector: Selector): Selector {
  const hasParent = selector.some(({ parts }) =>
    parts.some(
      (part) =>
        part.kind === 'parent' || (part.kind === 'pseudo' && part.argument?.includes('&') === true),
    ),
  );
  return hasParent ? selector : [{ combinator: ' ', parts: [{ kind: 'parent' }] }, ...selector];
}

/** Compiles a selector; `parent` tests the elements of the rule around its own. */
export function compileSelector(text: string, parent: Test | undefined): PageSelector {
  const parsed = parseSelector(text);
  if (!parsed) return { test: () => atTimes, mayMatch: () => true };
  const selector = parent ? withParent(parsed) : parsed;
  // What scripts add is not in the tree, so only the parts around it are tested.
  const added = selector.findIndex(({ parts }) =>
    parts.some((part) => part.kind === 'class' && isScriptClass(part.name)),
  );
  const known = added < 0 ? selector : selector.slice(0, added);
  const last = known.at(-1);
  const test = compileTest(known, parent);
  return {
    test: added < 0 ? test : () => atTimes,
    mayMatch: (page) =>
      !last || findCandidates(last, page).some((element) => test(element, page) !== never),
  };
}
