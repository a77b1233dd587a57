import { generate, ident, parse, walk, type CssNode, type List } from 'css-tree';

const tag = /<([a-z][a-z0-9]*)/gu;
const classAttribute = /\sclass="([^"]*)"/gu;
const fieldType = /\stype="(date|month|week|time|datetime-local|number|search|file)"/u;
/** Hebrew, Arabic and their neighbours, or an element that says so. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]|dir="rtl"/u;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
};
/** Elements that scripts of these pages add: the frames of demos. */
const addedTags = ['iframe'];
/** Parts of fields of the types above, as browsers name them. */
const partOfField = /^(?:-webkit-(?:date|calendar|search|inner|outer)|file-selector)/u;
/**
 * What Tailwind asks before it mixes a colour; the rule before it says the mixed colour where it is
 * known.
 */
const mixesColors = '(color:color-mix(in lab,red,red))';

interface Marks {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly hasParts: boolean;
  /** Whether any of its words may run from right to left. */
  readonly isRightToLeft: boolean;
}

/** The classes of an attribute's value as it stands in HTML. */
export function classesOf(value: string): string[] {
  return value
    .replace(/&(?:amp|gt|lt|quot);/gu, (entity) => entities[entity] ?? entity)
    .split(/\s+/u)
    .filter((name) => name !== '');
}

function marksOf(html: string, added: readonly string[]): Marks {
  return {
    tags: new Set([...addedTags, ...[...html.matchAll(tag)].map(([, name = '']) => name)]),
    classes: new Set([
      ...added,
      ...[...html.matchAll(classAttribute)].flatMap(([, value = '']) => classesOf(value)),
    ]),
    hasParts: fieldType.test(html),
    isRightToLeft: rightToLeft.test(html),
  };
}

/**
 * Whether a selector may apply to an element of a page with these marks. What must not match may
 * well be missing.
 */
function mayApply(selector: CssNode, marks: Marks): boolean {
  const { tags, classes, hasParts, isRightToLeft } = marks;
  let applies = true;
  walk(selector, function visit(node) {
    if (node.type === 'PseudoClassSelector' && node.name === 'not') return walk.skip;
    if (node.type === 'PseudoClassSelector' && node.name === 'dir' && !isRightToLeft) {
      if (generate(node) === ':dir(rtl)') applies = false;
      return walk.skip;
    }
    if (node.type === 'SelectorList') {
      if (!node.children.some((one) => mayApply(one, marks))) applies = false;
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
 * A colour mixed from what only the browser knows must stay; any other stands in the rule before.
 */
function isSaidBefore(prelude: CssNode | null, block: CssNode | null): boolean {
  return (
    prelude !== null &&
    block !== null &&
    generate(prelude) === mixesColors &&
    !/currentcolor/iu.test(generate(block))
  );
}

/**
 * A style sheet without the rules that apply to no element of the page. The sheet of the agency's
 * pages is made for all of them together, and each carries it in its own HTML. Scripts of these
 * pages set attributes and styles, never classes, and islands bring a sheet of their own
 * (site/styles/islands.css). `added` are classes that scripts bring nevertheless.
 */
export function pruneStyles(css: string, html: string, added: readonly string[] = []): string {
  const sheet = parse(css, { parseValue: false });
  const marks = marksOf(html, added);
  walk(sheet, {
    visit: 'Rule',
    leave(rule, item, list) {
      // The steps of an animation are no elements.
      if (this.atrule?.name === 'keyframes' || rule.prelude.type !== 'SelectorList') return;
      const { children } = rule.prelude;
      children.forEach((selector, place) => {
        if (!mayApply(selector, marks)) children.remove(place);
      });
      if (children.isEmpty) list.remove(item);
    },
  });
  walk(sheet, {
    visit: 'Atrule',
    leave(rule, item, list) {
      if (isEmpty(rule.block?.children) || isSaidBefore(rule.prelude, rule.block))
        list.remove(item);
    },
  });
  return generate(sheet);
}
