import { ownLimits } from '../../contract/scanned-words.ts';
import type { ScannedArticle } from '../../contract/scanned-words.ts';
import { cleanText } from '../page/clean-text.ts';
import { elementText } from '../page/element-text.ts';
import type { PageElement } from '../page/element-text.ts';
import { isFiller } from '../page/filler.ts';
import type { Page } from '../page/read-page.ts';
import { textProperty } from '../page/read-things.ts';
import type { FoundWords, SitePage } from './own-words.ts';

const { max, title: maxTitleLength, date: maxDateLength, url: maxUrlLength } = ownLimits.articles;
const cardMarks =
  /(?:^|[\s_-])(?:post|blog-?(?:post|item|card|entry)|article|news-?(?:item|card)|hentry|entry)(?:$|[\s_-])/u;
/** Names of months, which a year may follow: "26 Auch 2026" is no date. */
const month =
  'jan(?:uary|uar|uari|vier|v|eiro)?|jänner|ene(?:ro)?|gen(?:naio)?|feb(?:ruary|ruar|ruari|rero|braio)?|fév(?:rier)?|fev(?:ereiro)?|mar(?:ch|s|zo|ço)?|märz|maart|mrt|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may(?:o)?|mai(?:o)?|mei|mag(?:gio)?|jun(?:e|i|io|ho)?|juin|giu(?:gno)?|jul(?:y|i|io|ho)?|juil(?:let)?|lug(?:lio)?|aug(?:ust|ustus)?|août|ago(?:sto)?|sept?(?:ember|embre|iembre|tembre)?|set(?:tembre|embro)?|o[ck]t(?:ober|obre)?|ott(?:obre)?|out(?:ubro)?|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|embro)?|déc(?:embre)?|dic(?:embre|iembre)?|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря';
const dateLike = new RegExp(
  `\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|(?<![\\d\\p{L}])(?:\\d{1,2}\\.?\\s)?(?:${month})\\.?\\s\\d{1,2}?,?\\s?\\d{4}|(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?\\.?\\s(?:de\\s)?(?:${month})\\.?,?\\s(?:de\\s)?\\d{4}`,
  'iu',
);
const demo =
  /^(?:visit us|contact us|about us|welcome|(?:latest|recent|derniers?|neueste|últim[ao]s|ultimi|laatste) (?:blogs?|news|posts?|articles?|beiträge|noticias|notizie|nieuws)|hello world|sample (?:page|post)|my first post|blog post title|post title|uncategorized|title of)/iu;
/** The price of an offer in a card of the same kind. */
const priced = /[$€£₹]\s?\d|\d\s?[€£₹]/u;
const maxElements = 6000;

/**
 * Posts of the firm's blog or news: a title with a link to its own page, inside an article with a
 * date or an element marked as a post.
 */
export function findArticles(pages: readonly SitePage[]): FoundWords<ScannedArticle[]> | undefined {
  const kept = new Map<string, ScannedArticle>();
  for (const { page, kind } of pages) {
    if (page.url === undefined || (kind !== 'home' && kind !== 'articles')) continue;
    for (const one of [...fromThings(page), ...fromElements(page)]) {
      const key = one.title.toLowerCase();
      const known = kept.get(key);
      if (known === undefined || (known.date === undefined && one.date !== undefined))
        kept.set(key, one);
    }
  }
  const value = [...kept.values()].slice(0, max);
  return value.length === 0
    ? undefined
    : {
        value,
        source: 'text',
        confidence: 0.75,
        snippet: value.map(({ title }) => title).join('; '),
      };
}

function fromThings(page: Page): readonly ScannedArticle[] {
  return page.things
    .filter(({ types }) => types.some((type) => /^(?:BlogPosting|NewsArticle)$/u.test(type)))
    .flatMap(({ data }) =>
      toArticle(
        page,
        textProperty(data['headline']) ?? textProperty(data['name']) ?? '',
        textProperty(data['datePublished'])?.slice(0, 10),
        textProperty(data['url']) ?? '',
      ),
    );
}

function fromElements(page: Page): readonly ScannedArticle[] {
  const found: ScannedArticle[] = [];
  for (const element of page.elements.slice(0, maxElements)) {
    const marks = (element.attribs['class'] ?? '').slice(0, 200).toLowerCase();
    if (
      element.name !== 'article' &&
      !(element.name === 'div' || element.name === 'li' ? cardMarks.test(marks) : false)
    )
      continue;
    // WordPress gives the class `hentry` to pages too.
    if (/(?:^|\s)type-(?!post(?:$|\s))/u.test(marks) || found.length >= max * 2) continue;
    const inside = descendants(element, 80);
    if (inside.some((one) => one.name === 'article')) continue;
    const head = inside.find(({ name }) => /^h[1-6]$/u.test(name));
    if (head === undefined) continue;
    const link = [...descendants(head, 10), ...ancestors(head, 3), ...inside].find(
      ({ name, attribs }) => name === 'a' && (attribs['href'] ?? '') !== '',
    );
    const stamp = inside.find(({ name }) => name === 'time');
    const date =
      stamp === undefined ? dateLike.exec(elementText(element, 600))?.[0] : elementText(stamp, 60);
    // Without a date, only an entry in a list of posts counts.
    const isPost = date !== undefined || /(?:^|[\s_-])(?:post|blog)/u.test(marks);
    if (link === undefined || !isPost) continue;
    found.push(...toArticle(page, elementText(head, 300), date, link.attribs['href'] ?? ''));
  }
  return found;
}

function toArticle(
  page: Page,
  title: string,
  date: string | undefined,
  href: string,
): ScannedArticle[] {
  const bare = cleanText(title.slice(0, 400));
  const url = URL.parse(href, page.url);
  if (url === null || !/^https?:$/u.test(url.protocol) || url.href.length > maxUrlLength) return [];
  if (bare.length < 8 || bare.length > maxTitleLength || isFiller(bare) || demo.test(bare))
    return [];
  // Cloudflare replaces addresses of mails with links to a page of its own.
  if (priced.test(bare) || url.pathname.startsWith('/cdn-cgi/')) return [];
  if (
    url.host.replace(/^www\./u, '') !== page.url?.host.replace(/^www\./u, '') ||
    url.pathname === '/'
  )
    return [];
  const day = date === undefined ? '' : cleanText(date.slice(0, 100));
  const isDate = day !== '' && day.length <= maxDateLength && /\d/u.test(day);
  return [{ title: bare, ...(isDate && { date: day }), url: url.href }];
}

function descendants(element: PageElement, limit: number): readonly PageElement[] {
  const found: PageElement[] = [];
  const waiting = [...element.children].reverse();
  for (let node = waiting.pop(); node !== undefined && found.length < limit; node = waiting.pop()) {
    if (!('attribs' in node)) continue;
    found.push(node);
    for (const child of [...node.children].reverse()) waiting.push(child);
  }
  return found;
}

function ancestors(element: PageElement, max: number): readonly PageElement[] {
  const found: PageElement[] = [];
  for (
    let outer = element.parent;
    outer !== null && 'attribs' in outer && found.length < max;
    outer = outer.parent
  )
    found.push(outer);
  return found;
}
