import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributePrefix, cyclePrefix, isBinding } from '../../templates-data/model/bindings.ts';
import { findLocation, type Attributes } from './page-elements.ts';
import type { PageStep } from './page-steps.ts';

/** An attribute's value without its quotes, as in the source. */
const quoted = /^([^\s=]+)=(["'])([\s\S]*)\2$/u;

/** The source of an attribute, with the page's own address cut out of links. */
function attributeSteps(
  element: Tree.Element,
  name: string,
  source: string,
  base: string,
): readonly PageStep[] {
  const [, written = name, quote = '"', value = ''] = quoted.exec(source) ?? [];
  const isLink = (element.tagName === 'a' && name === 'href') || name === 'data-base';
  if (!isLink || base === '') return [` ${source}`];
  if (value !== base && !value.startsWith(`${base}/`) && !value.startsWith(`${base}#`))
    return [` ${source}`];
  return [` ${written}=${quote}`, { kind: 'base' }, `${value.slice(base.length)}${quote}`];
}

function boundAttributes(attributes: Attributes): readonly PageStep[] {
  const steps: PageStep[] = [];
  for (const [name, value] of attributes) {
    if (name.startsWith(attributePrefix))
      steps.push({
        kind: 'attribute',
        attribute: name.slice(attributePrefix.length),
        name: value,
      });
    if (name.startsWith(cyclePrefix))
      steps.push({
        kind: 'cycle',
        attribute: name.slice(cyclePrefix.length),
        values: value.split(' '),
      });
  }
  return steps;
}

/**
 * The start tag of an element, with a step for each bound attribute; `base` is the page's address.
 * @throws Error for an attribute that is not quoted
 */
export function compileStartTag(
  element: Tree.Element,
  attributes: Attributes,
  { html, base }: { readonly html: string; readonly base: string },
): readonly PageStep[] {
  const { start, tagEnd } = findLocation(element);
  const places = element.sourceCodeLocation?.attrs ?? {};
  const steps: PageStep[] = [`<${html.slice(start + 1, start + 1 + element.tagName.length)}`];
  for (const { name, prefix = '' } of element.attrs) {
    // The parser lower-cases names, also those of SVG attributes.
    const at = places[(prefix === '' ? name : `${prefix}:${name}`).toLowerCase()];
    const isBound = attributes.has(attributePrefix + name) || attributes.has(cyclePrefix + name);
    if (!at || isBound || isBinding(name)) continue;
    const source = html.slice(at.startOffset, at.endOffset);
    if (source.includes('=') && !/["']$/u.test(source))
      throw new Error(`<${element.tagName} ${source}> is not quoted`);
    steps.push(...attributeSteps(element, name, source, base));
  }
  steps.push(...boundAttributes(attributes));
  steps.push(html.slice(0, tagEnd).endsWith('/>') ? '/>' : '>');
  return steps;
}
