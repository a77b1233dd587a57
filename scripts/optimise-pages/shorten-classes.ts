import { generate, ident, parse, walk, type CssNode, type List, type ListItem } from 'css-tree';
import { listClasses } from './prune-styles.ts';

const attribute = /\sclass="([^"]*)"/gu;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function nameAt(place: number): string {
  const last = letters[place % letters.length] ?? '';
  return place < letters.length ? last : nameAt(Math.floor(place / letters.length) - 1) + last;
}

/**
 * Short names for classes, shortest for the most frequent. Classes that only occur together share
 * one, because no selector can tell them apart.
 */
function shortNames(lists: readonly (readonly string[])[]): Map<string, string> {
  const places = new Map<string, number[]>();
  lists.forEach((list, place) => {
    for (const name of new Set(list)) places.set(name, [...(places.get(name) ?? []), place]);
  });
  const groups = Map.groupBy(places.keys(), (name) => places.get(name)?.join(' ') ?? '');
  const count = (group: readonly string[]): number => places.get(group[0] ?? '')?.length ?? 0;
  const sorted = [...groups.values()].sort((one, other) => count(other) - count(one));
  return new Map(
    sorted.flatMap((group, place) => group.map((name) => [name, nameAt(place)] as const)),
  );
}

/** Merges neighbouring rules with equal selectors. */
function joinNeighbours(nodes: List<CssNode>): void {
  let before: ListItem<CssNode> | undefined;
  nodes.forEach((node, item) => {
    if (node.type === 'Atrule' && node.block) joinNeighbours(node.block.children);
    const last = before?.data;
    if (
      node.type === 'Rule' &&
      last?.type === 'Rule' &&
      generate(node.prelude) === generate(last.prelude)
    ) {
      last.block.children.appendList(node.block.children);
      nodes.remove(item);
    } else before = item;
  });
}

/**
 * A page and its sheet with short class names, which otherwise take as many bytes as its text.
 * Classes without a rule are removed. Only for pages whose scripts neither look for classes nor set
 * any.
 */
export function shortenClasses(css: string, markup: string): { css: string; markup: string } {
  const sheet = parse(css);
  const styled = new Set<string>();
  walk(sheet, { visit: 'ClassSelector', enter: ({ name }) => void styled.add(ident.decode(name)) });
  const listStyled = (value: string): string[] =>
    listClasses(value).filter((name) => styled.has(name));
  const names = shortNames(
    [...markup.matchAll(attribute)].map(([, value = '']) => listStyled(value)),
  );
  const short = (name: string): string => names.get(name) ?? name;
  walk(sheet, {
    visit: 'ClassSelector',
    enter: (selector) => {
      selector.name = short(ident.decode(selector.name));
    },
  });
  if (sheet.type === 'StyleSheet') joinNeighbours(sheet.children);
  return {
    css: generate(sheet),
    markup: markup.replace(attribute, (_, value: string) => {
      const classes = [...new Set(listStyled(value).map(short))].sort();
      return classes.length === 0 ? '' : ` class="${classes.join(' ')}"`;
    }),
  };
}
