import { generate, ident, parse, walk, type CssNode, type List } from 'css-tree';
import { rightToLeftHtml } from '../../templates-data/model/right-to-left.ts';

const tag = /<([a-z][a-z0-9]*)/gu;
const classAttribute = /\sclass="([^"]*)"/gu;
const fieldType = /\stype="(date|month|week|time|datetime-local|number|search|file)"/u;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
};
/** Elements that these pages' scripts add: the frames of demos. */
const addedTags = ['iframe'];
/** Pseudo-elements of the field types above. */
const partOfField = /^(?:-webkit-(?:date|calendar|search|inner|outer)|file-selector)/u;
/** Tailwind's condition for a mixed colour. The rule before has a fixed colour where possible. */
const mixesColors = '(color:color-mix(in lab,red,red))';

interface Marks {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly hasParts: boolean;
  /** Whether any text may be right-to-left. */
  readonly isRightToLeft: boolean;
}

/** The classes in a class attribute. */
export function listClasses(value: string): string[] {
  return value
    .replace(/&(?:amp|gt|lt|quot);/gu, (entity) => entities[entity] ?? entity)
    .split(/\s+/u)
    .filter((name) => name !== '');
}

function readMarks(html: string, added: readonly string[]): Marks {
  return {
    tags: new Set([...addedTags, ...[...html.matchAll(tag)].map(([, name = '']) => name)]),
    classes: new Set([
      ...added,
      ...[...html.matchAll(classAttribute)].flatMap(([, value = '']) => listClasses(value)),
    ]),
    hasParts: fieldType.test(html),
    isRightToLeft: rightToLeftHtml.test(html),
  };
}

/**
 * Whether a selector may match an element of a page with these marks. Negated parts do not count,
 * because they may well be missing.
 */
function mayMatch(selector: CssNode, marks: Marks): boolean {
  const { tags, classes, hasParts, isRightToLeft } = marks;
  let applies = true;
  walk(selector, function visit(node) {
    if (node.type === 'PseudoClassSelector' && node.name === 'not') return walk.skip;
    if (node.type === 'PseudoClassSelector' && node.name === 'dir' && !isRightToLeft) {
      if (generate(node) === ':dir(rtl)') applies = false;
      return walk.skip;
    }
    if (node.type === 'SelectorList') {
      if (!node.children.some((one) => mayMatch(one, marks))) applies = false;
      return walk.skip;
    }
    if (node.type === 'TypeSelector' && node.name !== '*' && !tags.has(node.name)) applies = false;
    if (node.type === 'ClassSelector' && !classes.has(ident.decode(node.name))) applies = false;
    if (node.type === 'PseudoElementSelector' && partOfField.test(node.name) && !hasParts)
      applies = false;
    return undefined;
  });
  return applies;
}

function isEmpty(children: List<CssNode> | undefined): boolean {
  return children?.isEmpty === true;
}

/**
 * Whether the rule before has the same colour; a mix with values that only the browser knows must
 * stay.
 */
function isDeclaredBefore(prelude: CssNode | null, block: CssNode | null): boolean {
  return (
    prelude !== null &&
    block !== null &&
    generate(prelude) === mixesColors &&
    !/currentcolor/iu.test(generate(block))
  );
}

/**
 * A style sheet without rules that match no element of the page. Tailwind makes one sheet for all
 * the agency's pages, and each page carries it in its HTML. Scripts of these pages set attributes
 * and styles, never classes, and islands bring their own sheet (site/styles/islands.css). `added`
 * are classes that scripts add nevertheless.
 */
export function pruneStyles(css: string, html: string, added: readonly string[] = []): string {
  const sheet = parse(css, { parseValue: false });
  const marks = readMarks(html, added);
  walk(sheet, {
    visit: 'Rule',
    leave(rule, item, list) {
      // Steps of an animation are not selectors.
      if (this.atrule?.name === 'keyframes' || rule.prelude.type !== 'SelectorList') return;
      const { children } = rule.prelude;
      children.forEach((selector, place) => {
        if (!mayMatch(selector, marks)) children.remove(place);
      });
      if (children.isEmpty) list.remove(item);
    },
  });
  walk(sheet, {
    visit: 'Atrule',
    leave(rule, item, list) {
      if (isEmpty(rule.block?.children) || isDeclaredBefore(rule.prelude, rule.block))
        list.remove(item);
    },
  });
  return generate(sheet);
}
