import type { CheerioAPI } from 'cheerio';
import { cleanText } from './clean-text.ts';

export type PageDocument = ReturnType<CheerioAPI['root']>[0];
export type PageNode = NonNullable<PageDocument>['children'][number];
export type PageElement = Extract<PageNode, { attribs: unknown }>;

/** The element's text on one line, at most `limit` characters. Walks without recursion. */
export function elementText(element: PageElement, limit: number): string {
  const parts: string[] = [];
  const waiting: PageNode[] = [...element.children].reverse();
  let length = 0;
  for (let node = waiting.pop(); node !== undefined && length < limit; node = waiting.pop()) {
    const data = textData(node);
    if (data !== undefined) {
      parts.push(data);
      length += data.length;
    } else if (
      'attribs' in node &&
      !['script', 'style', 'noscript', 'template'].includes(node.name) &&
      !isIconName(node)
    ) {
      if (['br', 'p', 'div', 'li', 'td', 'tr', 'h1', 'h2', 'h3'].includes(node.name))
        parts.push(' ');
      for (const child of [...node.children].reverse()) waiting.push(child);
    }
  }
  return cleanText(parts.join('').slice(0, limit));
}

/** Whether an element's text is the name of an icon, which an icon font draws: "shower". */
export function isIconName({ attribs, children }: PageElement): boolean {
  return (
    /(?:^|\s)material-(?:icons|symbols)(?:[\s-]|$)/iu.test(
      (attribs['class'] ?? '').slice(0, 200),
    ) && children.every((child) => !('attribs' in child))
  );
}

/** The characters of a text node; undefined for any other node. */
export function textData(node: PageNode | undefined): string | undefined {
  return node !== undefined && 'data' in node && node.nodeType === 3 ? node.data : undefined;
}
