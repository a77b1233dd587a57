import { generate, ident, parse, walk, type CssNode, type List } from 'css-tree';

const classAttribute = /\sclass="([^"]*)"/gu;
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"' };

function classesOf(html: string): Set<string> {
  return new Set(
    [...html.matchAll(classAttribute)].flatMap(([, value = '']) =>
      value.replace(/&(?:amp|gt|lt|quot);/gu, (entity) => entities[entity] ?? entity).split(/\s+/u),
    ),
  );
}

/** Whether a selector may apply to an element of a page with these classes. */
function mayApply(selector: CssNode, classes: ReadonlySet<string>): boolean {
  let applies = true;
  walk(selector, function visit(node) {
    // What must not match may well be missing.
    if (node.type === 'PseudoClassSelector' && node.name === 'not') return walk.skip;
    if (node.type === 'ClassSelector' && !classes.has(ident.decode(node.name))) applies = false;
    return undefined;
  });
  return applies;
}

function isEmpty(children: List<CssNode> | undefined): boolean {
  return children?.isEmpty === true;
}

/**
 * A style sheet without the rules that apply to no class of the page. The sheet of the agency's pages is made for all of
 * them together, and each carries it in its own HTML. Scripts of these pages set attributes and styles, never classes.
 */
export function pruneStyles(css: string, html: string): string {
  const classes = classesOf(html);
  const sheet = parse(css);
  walk(sheet, {
    visit: 'Rule',
    leave(rule, item, list) {
      if (rule.prelude.type !== 'SelectorList') return;
      const { children } = rule.prelude;
      children.forEach((selector, place) => {
        if (!mayApply(selector, classes)) children.remove(place);
      });
      if (children.isEmpty) list.remove(item);
    },
  });
  walk(sheet, {
    visit: 'Atrule',
    leave(rule, item, list) {
      if (isEmpty(rule.block?.children)) list.remove(item);
    },
  });
  return generate(sheet);
}
