import type { PageElement } from './element-text.ts';
import { hasLinks, isMenuOfLinks } from './link-lists.ts';

/** The part of a page that an element belongs to. */
export type Landmark = 'header' | 'nav' | 'main' | 'footer';

/**
 * A single line of text has classes of its part of a card: Divi's headings are a `module_header`.
 */
const notLandmarks = /^(?:html|body|h[1-6]|p|a|span|strong|em|b|i|button|label|img|input)$/u;
/**
 * Classes that only look like those of a landmark: `wsite-not-footer`, and heads and feet of cards
 * and sections (`section-header`, `item-footer`).
 */
const noLandmark =
  /(?:not|no|non|has|with|without|above|before|hide|show|section|card|item|box|block|panel|modal|post|entry|article|content|gallery|services?|about|team|contact|faqs?|pricing|products?|accordion|table|widget|form|testimonials?|reviews?|features?|stats|process)[_-]{1,2}(?:site-?)?(?:footer|header|head|nav|menu)(?![a-z])|(?:nav|menu)[_-](?:cards?|tiles?)(?![a-z])/gu;

/**
 * The landmark that an element opens, by its tag, its role, or common words in its id and classes.
 */
export function findLandmark(node: PageElement, own: string): Landmark | undefined {
  const role = node.attribs['role'];
  if (node.name === 'footer' || role === 'contentinfo') return 'footer';
  if (node.name === 'header' || role === 'banner') return 'header';
  if (node.name === 'nav' || role === 'navigation') return 'nav';
  if (node.name === 'main' || role === 'main') return 'main';
  if (own === '' || notLandmarks.test(node.name)) return undefined;
  const marks = own.replace(noLandmark, ' ');
  if (
    /(?:^|[\s_-])(?:site-?|page-?|main-?)?(?:footer|foot|copyright|bottom-?bar)(?:$|[\s_-])/u.test(
      marks,
    )
  )
    return 'footer';
  if (/(?:^|\s)(?:foot|ftr|fuss|pie|bas)(?:$|\s)/u.test(marks)) return 'footer';
  if (
    /(?:^|[\s_-])(?:site-?|page-?|main-?)?(?:header|masthead|top-?bar|navbar)(?:$|[\s_-])|(?:^|\s)(?:hd|hdr|head|site-head|top|kopf|cabecera|entete)(?:$|\s)/u.test(
      marks,
    )
  )
    return 'header';
  // Frameworks lay out other columns with the same classes.
  if (/(?:^|[\s_-])(?:nav|navigation|main-?menu)(?:$|[\s_-])/u.test(marks))
    return hasLinks(node) ? 'nav' : undefined;
  return /(?:^|[\s_-])menu(?:$|[\s_-])/u.test(marks) && isMenuOfLinks(node) ? 'nav' : undefined;
}
