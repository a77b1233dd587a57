import type { Page } from './read-page.ts';
import { cleanText } from './clean-text.ts';

/** Counts of a page's elements. */
export interface PageSurvey {
  readonly hasViewport: boolean;
  /** The widest fixed width of tables and boxes in pixels; 0 without any. */
  readonly fixedWidth: number;
  readonly title: string;
  readonly description: string;
  readonly mainHeadings: number;
  /** Whether a heading is more than one level below the previous one. */
  readonly skipsLevels: boolean;
  readonly pictures: number;
  readonly picturesWithText: number;
  /** Whether the firm's telephone number is a link, plain text, or absent. */
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
      (widest, { name, attribs }) => Math.max(widest, readWidth(name, attribs)),
      0,
    ),
    title: cleanText(title.slice(0, 300)),
    description: metas.get('description') ?? '',
    mainHeadings: levels.filter((level) => level === 1).length,
    skipsLevels: levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1),
    pictures: pictures.length,
    // An empty text counts: it marks the picture as decoration.
    picturesWithText: pictures.filter(({ attribs }) => attribs['alt'] !== undefined).length,
    telephone: links.some(({ href }) => /^tel:.*\d{3}/iu.test(href))
      ? 'linked'
      : hasTelephone
        ? 'written'
        : 'absent',
  };
}

function readWidth(name: string, attribs: Readonly<Record<string, string>>): number {
  const styled = /(?:^|;)\s*(?:min-)?width\s*:\s*(\d{3,4})px/iu.exec(
    (attribs['style'] ?? '').slice(0, 500),
  )?.[1];
  const listed = /^(?:table|td|div|center)$/u.test(name)
    ? /^\d{3,4}$/u.exec((attribs['width'] ?? '').trim())?.[0]
    : undefined;
  return Math.max(Number(styled ?? 0), Number(listed ?? 0));
}
