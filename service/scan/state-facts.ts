import type { Fact } from '../contract/scan.ts';
import { capText } from './page/clean-text.ts';
import type { PageSurvey } from './page/survey-page.ts';

/** Network facts of the page; undefined for a pasted page. */
interface Journey {
  readonly url: URL;
  readonly at: Date;
  readonly firstByteMs: number;
  /** Bytes as sent, of the page and its files. */
  readonly bytes: number;
  readonly requests: number;
}

const maxFacts = 5;
const narrowScreen = 480;
type Stated = Omit<Fact, 'source' | 'at'> & { readonly notable: boolean };

/**
 * Up to five facts about the page as it is now: first those that a visitor would notice, then the
 * rest, in a fixed order.
 */
export function stateFacts(survey: PageSurvey, journey: Journey): readonly Fact[] {
  const all = [...transport(journey), ...layout(survey), ...words(survey)];
  const chosen = new Set(
    [...all.filter(({ notable }) => notable), ...all.filter(({ notable }) => !notable)].slice(
      0,
      maxFacts,
    ),
  );
  return all
    .filter((fact) => chosen.has(fact))
    .map(({ id, sentence, value }) => ({
      id,
      sentence,
      value,
      source: journey.url.href,
      at: journey.at.toISOString(),
    }));
}

function transport({ url, firstByteMs, bytes, requests }: Journey): Stated[] {
  const secure = url.protocol === 'https:';
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return [
    {
      id: 'https',
      value: secure,
      notable: !secure,
      sentence: secure
        ? 'The website is served over an encrypted connection (https).'
        : 'The website is served over an unencrypted connection (http).',
    },
    {
      id: 'first-byte',
      value: firstByteMs,
      notable: firstByteMs > 800,
      sentence: `The server took ${firstByteMs} milliseconds to begin its answer.`,
    },
    {
      id: 'weight',
      value: kilobytes,
      notable: false,
      sentence: `The page and the ${requests - 1} other files that were read weigh ${kilobytes} kilobytes, without the rest of its pictures.`,
    },
  ];
}

function layout({ hasViewport, fixedWidth, telephone }: PageSurvey): Stated[] {
  const wide = fixedWidth > narrowScreen ? ` A part of it is fixed at ${fixedWidth} pixels.` : '';
  return [
    ...(telephone === 'absent'
      ? []
      : [
          {
            id: 'telephone' as const,
            value: telephone === 'linked',
            notable: telephone === 'written',
            sentence:
              telephone === 'linked'
                ? 'The telephone number can be tapped to call it.'
                : 'The telephone number cannot be tapped to call it: it is written as plain text.',
          },
        ]),
    {
      id: 'viewport',
      value: hasViewport,
      notable: !hasViewport || wide !== '',
      sentence: hasViewport
        ? `The page tells phones to use their own width.${wide}`
        : `The page does not tell phones to use their own width, so they show it as on a desktop.${wide}`,
    },
  ];
}

function words(survey: PageSurvey): Stated[] {
  const { title, description, mainHeadings, skipsLevels, pictures, picturesWithText } = survey;
  const heads =
    mainHeadings === 0
      ? 'no main heading'
      : mainHeadings === 1
        ? 'one main heading'
        : `${mainHeadings} main headings`;
  return [
    {
      id: 'title',
      value: title.length,
      notable: title === '',
      sentence:
        title === '' ? 'The page has no title.' : `The page’s title is “${capText(title, 120)}”.`,
    },
    {
      id: 'description',
      value: description.length,
      notable: description === '',
      sentence:
        description === ''
          ? 'The page has no description for search engines.'
          : `The page’s description for search engines has ${description.length} characters.`,
    },
    {
      id: 'headings',
      value: mainHeadings,
      notable: mainHeadings !== 1 || skipsLevels,
      sentence: `The page has ${heads}${skipsLevels ? ', and its headings skip a level' : ''}.`,
    },
    ...(pictures === 0
      ? []
      : [
          {
            id: 'alternative-texts' as const,
            value: Math.round((picturesWithText / pictures) * 100),
            notable: picturesWithText < pictures,
            sentence: `${picturesWithText} of ${pictures} pictures on the page have an alternative text.`,
          },
        ]),
  ];
}
