import { elementText } from '../page/element-text.ts';
import type { PageElement } from '../page/element-text.ts';
import type { FoundList } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';
import { textProperty } from '../page/read-things.ts';
import { toFoundServices, minServices, cleanServices } from './service-words.ts';

/**
 * Classes for the name of a product in a list: WooCommerce, Shopify's themes, Squarespace, Wix,
 * PrestaShop.
 */
const productName =
  /(?:^|\s)(?:woocommerce-loop-(?:product|category)__title|product-card__?-?(?:title|name|heading)|card__heading|grid-product__title|grid-view-item__title|product-item__(?:title|name)|product-grid-item__title|productitem--title|collection-card__title|grid-item__title|collection-grid-item__title|product-list-item-title|grid-title|product-title|product-name|product__title|product_title)(?:$|\s)/iu;
const maxElements = 8000;
const maxDepth = 8;
/** Parts of a shop's page without its goods: posts and recommendations. */
const notGoods = /blog|article|post-card|related|upsell|cross-sell|cart|recently|wishlist|review/iu;

/** The goods of a shop, from structured data or from the classes for product names. */
export function findProducts({ elements, things }: Page): FoundList<string> | undefined {
  const stated = cleanServices(
    things
      .filter(({ types }) => types.includes('Product'))
      .map(({ data }) => textProperty(data['name']) ?? ''),
  );
  if (stated.length >= minServices) return toFoundServices(stated, 'products', 0.6);
  const shown: string[] = [];
  for (const element of elements.slice(0, maxElements)) {
    if (!productName.test((element.attribs['class'] ?? '').slice(0, 200)) || isInOtherPart(element))
      continue;
    shown.push(elementText(element, 100));
    if (shown.length >= 40) break;
  }
  const values = cleanServices(shown);
  return values.length < minServices ? undefined : toFoundServices(values, 'products', 0.55);
}

function isInOtherPart(element: PageElement): boolean {
  let outer = element.parent;
  for (let depth = 0; depth < maxDepth && outer !== null && 'attribs' in outer; depth += 1) {
    if (outer.name !== 'body' && notGoods.test((outer.attribs['class'] ?? '').slice(0, 200)))
      return true;
    outer = outer.parent;
  }
  return false;
}
