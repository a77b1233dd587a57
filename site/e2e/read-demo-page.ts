/** Extracts the words, headings and faults of a demo's page. */
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { DemoView } from '../../templates-data/model/demo-view.ts';
import { paths } from '../paths.ts';

/** Address of the demo. */
export const base = '/demos/x';

interface Shown {
  /** The visible text and the text for screen readers. */
  readonly text: string;
  readonly headings: readonly string[];
  readonly elements: readonly Tree.Element[];
}

const readAttribute = ({ attrs }: Tree.Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;
const textAttributes = ['alt', 'title', 'aria-label', 'label', 'placeholder'];

export function readPage(html: string): Shown {
  const elements: Tree.Element[] = [];
  const texts: string[] = [];
  const headings: string[] = [];
  const visit = (node: Tree.Node): string => {
    if (node.nodeName === '#text' && 'value' in node) {
      texts.push(node.value);
      return node.value;
    }
    if (!('childNodes' in node) || /^(?:style|script|noscript)$/u.test(node.nodeName)) return '';
    if ('tagName' in node) {
      elements.push(node);
      texts.push(...textAttributes.map((name) => readAttribute(node, name) ?? ''));
    }
    const text = node.childNodes.map(visit).join(' ');
    if (/^h[1-6]$/u.test(node.nodeName)) headings.push(text.trim());
    return text;
  };
  visit(parseFragment(/<body[^>]*>([\s\S]*)<\/body>/u.exec(html)?.[1] ?? ''));
  return { text: texts.join(' ').replaceAll(/\s+/gu, ' '), headings, elements };
}

/** Links without a target: to a missing page, to a missing part of this page, or empty. */
function listDanglingLinks(
  { elements }: Shown,
  view: DemoView,
  homeIds: ReadonlySet<string>,
): string[] {
  const ids = new Set(elements.map((element) => readAttribute(element, 'id')));
  return elements
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => readAttribute(link, 'href') ?? '(none)')
    .filter((href) => {
      if (/^(?:tel:|mailto:|https:)/u.test(href)) return false;
      if (href === paths.optOut) return false;
      const [path = '', anchor] = href.split('#');
      if (path === '') return anchor === undefined || anchor === '' || !ids.has(anchor);
      if (path !== base && !path.startsWith(`${base}/`)) return true;
      const page = path.slice(base.length).replace(/^$/u, '/');
      return (
        !view.pages.some((one) => one === page) || (anchor !== undefined && !homeIds.has(anchor))
      );
    });
}

export function listIds({ elements }: Shown): string[] {
  return elements.flatMap((element) => readAttribute(element, 'id') ?? []);
}

/** The faults of a demo's page that hold for every trade. */
export function findFaults(shown: Shown, view: DemoView, homeIds: ReadonlySet<string>): string[] {
  const ids = listIds(shown);
  const empty = shown.elements.filter(
    (element) =>
      ['a', 'button', 'label'].includes(element.tagName) && textIn(element).trim() === '',
  );
  return [
    ...(/[{}]/u.test(shown.text)
      ? [`a placeholder: ${/.{0,30}[{}].{0,30}/u.exec(shown.text)?.[0] ?? ''}`]
      : []),
    ...(/\bundefined\b|\bnull\b|\[object/u.test(shown.text) ? ['a missing value'] : []),
    ...shown.headings.filter((heading) => heading === '').map(() => 'an empty heading'),
    ...empty.map((element) => `an empty <${element.tagName}>`),
    ...listDanglingLinks(shown, view, homeIds).map((href) => `a link to ${href}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two elements #${id}`),
    ...shown.elements
      .filter(
        (element) => element.tagName === 'img' && (readAttribute(element, 'src') ?? '') === '',
      )
      .map(() => 'a picture without a file'),
    ...shown.elements
      .flatMap(({ attrs }) => attrs)
      .filter(({ name }) => /^data-(?:text|if|each|max|attr-|cycle-)/u.test(name))
      .map(({ name }) => `a binding ${name}`),
    ...shown.elements
      .flatMap((element) =>
        ['aria-labelledby', 'for', 'commandfor'].map((name) => readAttribute(element, name) ?? ''),
      )
      .filter((id) => id !== '' && !ids.includes(id))
      .map((id) => `a name that is not there: #${id}`),
  ];
}

/** The texts, alternative texts and accessible names within an element. */
function textIn(element: Tree.Element): string {
  const own = textAttributes.map((name) => readAttribute(element, name) ?? '').join('');
  return (
    own +
    element.childNodes
      .map((child) => ('value' in child ? child.value : 'tagName' in child ? textIn(child) : ''))
      .join('')
  );
}
