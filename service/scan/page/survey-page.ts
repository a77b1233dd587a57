import type { Page } from './read-page.ts';
import { cleanText } from './clean-text.ts';

/** What can be counted on a page without judging it. */
export interface PageSurvey {
  readonly hasViewport: boolean;
  /** The widest fixed width in pixels that tables and boxes ask for; 0 when none does. */
  readonly fixedWidth: number;
  readonly title: string;
  readonly description: string;
  readonly mainHeadings: number;
  /** A heading that stands more than one level below the one before it. */
  readonly skipsLevels: boolean;
  readonly pictures: number;
  readonly picturesWithText: number;
  /** How the firm's telephone number stands there: to be tapped, to be read, or not at all. */
  readonly telephone: 'linked' | 'written' | 'absent';
}

export function surveyPage(
  { elements, links, metas, title }: Page,
  hasTelephone: boolean,
): PageSurvey {
  const levels = elements.flatMap(({ name }) => (/^h[1-6]$/u.test(name) ? [Number(name[1])] : []));
  const pictures = elements.filter(({ name }) => name === 'img');
  return {
    hasViewport: /width\s*=\s*device-width/iu.test(metas.get('viewport') ?? ''),
    fixedWidth: elements.reduce(
      (widest, { name, attribs }) => Math.max(widest, widthOf(name, attribs)),
      0,
    ),
    title: cleanText(title.slice(0, 300)),
    description: metas.get('description') ?? '',
    mainHeadings: levels.filter((level) => level === 1).length,
    skipsLevels: levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1),
    pictures: pictures.length,
    // An empty text is a decision too: the picture only decorates.
    picturesWithText: pictures.filter(({ attribs }) => attribs['alt'] !== undefined).length,
    telephone: links.some(({ href }) => /^tel:.*\d{3}/iu.test(href))
      ? 'linked'
      : hasTelephone
        ? 'written'
        : 'absent',
  };
}

function widthOf(name: string, attribs: Readonly<Record<string, string>>): number {
  const styled = /(?:^|;)\s*(?:min-)?width\s*:\s*(\d{3,4})px/iu.exec(
    (attribs['style'] ?? '').slice(0, 500),
  )?.[1];
  const listed = /^(?:table|td|div|center)$/u.test(name)
    ? /^\d{3,4}$/u.exec((attribs['width'] ?? '').trim())?.[0]
    : undefined;
  return Math.max(Number(styled ?? 0), Number(listed ?? 0));
}
