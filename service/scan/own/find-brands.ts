import { ownLimits } from '../../contract/scanned-words.ts';
import { cleanText } from '../page/clean-text.ts';
import { elementText } from '../page/element-text.ts';
import type { Page } from '../page/read-page.ts';
import type { FoundWords, SitePage } from './own-words.ts';

const { max, name: maxLength } = ownLimits.brands;
const min = 2;
const calledBrands =
  /^(?:(?:our |the |top |featured |popular )?brands(?: (?:we (?:carry|use|sell|service|work with|stock)|in our shop))?|(?:makes|manufacturers) (?:we )?(?:carry|service|work with)?|marken|unsere marken|(?:nos )?marques(?: partenaires)?|(?:nuestras )?marcas|(?:i nostri )?marchi|(?:onze )?merken|(?:as nossas )?marcas|(?:nasze )?marki|бренды|производители)\s*:?$/iu;
const notBrand =
  /logo\d*$|^(?:image|img|icon|logo|photo|brand|banner|slide|untitled|placeholder)\b|\.(?:png|jpe?g|svg|webp)|^(?:view|read|shop|see|all|more|next|previous|learn)\b|[.!?]$|^\d+$/iu;
const maxDistance = 60;

/**
 * Brands below a heading for them: the alternative texts of their logos, else the entries of a
 * list.
 */
export function findBrands(pages: readonly SitePage[]): FoundWords<string[]> | undefined {
  for (const { page } of pages) {
    const value = readBelowHeading(page);
    if (value.length >= min)
      return { value: [...value], source: 'heading', confidence: 0.75, snippet: value.join(', ') };
  }
  return undefined;
}

function readBelowHeading({ elements }: Page): readonly string[] {
  for (const [index, element] of elements.entries()) {
    if (!/^h[1-6]$/u.test(element.name)) continue;
    const title = elementText(element, 80);
    if (title.length > 60 || !calledBrands.test(title)) continue;
    const after = elements.slice(index + 1, index + 1 + maxDistance);
    const end = after.findIndex(({ name }) => /^h[1-3]$/u.test(name) || name === 'footer');
    const part = end === -1 ? after : after.slice(0, end);
    const logos = tidyBrands(
      part.filter(({ name }) => name === 'img').map(({ attribs }) => attribs['alt'] ?? ''),
    );
    const listed = tidyBrands(
      part.filter(({ name }) => name === 'li').map((item) => elementText(item, 100)),
    );
    const value = logos.length >= min ? logos : listed;
    if (value.length >= min) return value;
  }
  return [];
}

function tidyBrands(texts: readonly string[]): readonly string[] {
  const bare = texts.map((text) =>
    cleanText(text.slice(0, 200)).replace(/\s(?:logo|brand)$/iu, ''),
  );
  const names = bare.filter(
    (text) =>
      text.length >= 2 &&
      text.length <= maxLength &&
      text.split(' ').length <= 4 &&
      /^[\p{Lu}\d]/u.test(text) &&
      !notBrand.test(text),
  );
  return [...new Set(names)].slice(0, max);
}
