import type { PageElement } from './element-text.ts';

const tags = 'de|en|fr|es|it|nl|pt|pl|ru|cs|da|sv|no|fi|hu|ro|tr|el|ca|hr|sl|sk|uk|bg';
const classes = new RegExp(`(?:^|\\s)(?:lang|language|i18n)[-_](${tags})(?:$|\\s)`, 'u');
const data = new RegExp(`^data-(${tags})$`, 'u');

/**
 * Whether an element holds the same text in another language than its neighbour, which is in the
 * page's own: `<span data-de>Zimmer</span><span data-en>Rooms</span>`. Script shows one of them.
 */
export function isTranslation(element: PageElement, language: string): boolean {
  const own = taggedLanguage(element);
  if (own === undefined || language === '' || own === language) return false;
  return [neighbour(element, 'prev'), neighbour(element, 'next')].some(
    (other) =>
      other !== undefined && other.name === element.name && taggedLanguage(other) === language,
  );
}

function taggedLanguage({ attribs }: PageElement): string | undefined {
  const [tag] = (attribs['lang'] ?? '').toLowerCase().split('-');
  if (tag !== undefined && tag !== '') return tag;
  const named = classes.exec((attribs['class'] ?? '').slice(0, 120).toLowerCase())?.[1];
  if (named !== undefined) return named;
  const matches = Object.keys(attribs).flatMap((key) => data.exec(key)?.[1] ?? []);
  // With several of them the element's own text may be in any.
  return matches.length === 1 ? matches[0] : undefined;
}

function neighbour(element: PageElement, side: 'prev' | 'next'): PageElement | undefined {
  const beside = element[side];
  if (beside === null) return undefined;
  if ('attribs' in beside) return beside;
  const after = beside[side];
  return after !== null && 'attribs' in after ? after : undefined;
}
