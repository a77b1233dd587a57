/**
 * Suggests short texts for the fields of a demo, made only of the trade's words and of the client's
 * own facts.
 */
import type { DemoKit } from './demo-kit.ts';
import type { DemoValues } from './demo-values.ts';
import { findLocality, tradeAndPlace } from './demo-words.ts';
import { slots } from './slots.ts';

/** The kind of a text, so that it can be shown with advice. */
export type WordsKind =
  | 'place'
  | 'services'
  | 'introduction'
  | 'own'
  | 'trade'
  | 'action'
  | 'contact';

/**
 * As many whole sentences from the beginning of a text as fit; undefined when the first one is too
 * long.
 */
function firstSentences(text: string, max: number): string | undefined {
  let fitting = '';
  for (const sentence of text
    .replace(/\s+/gu, ' ')
    .trim()
    .split(/(?<=[.!?…。])\s+/u)) {
    const longer = fitting === '' ? sentence : `${fitting} ${sentence}`;
    if (Array.from(longer).length > max) break;
    fitting = longer;
  }
  return fitting === '' ? undefined : fitting;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Check-ups, fillings and crowns", from the client's own services. */
function listServices({ lists }: DemoValues, language: string): string | undefined {
  const names = (lists.services ?? []).slice(0, 3).map(({ name }) => name);
  return names.length < 2
    ? undefined
    : new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/**
 * The possible texts for a demo, by kind. They use only the trade's words, which are true of every
 * such business, and the client's own facts.
 */
export function suggestWords(
  demo: DemoValues,
  kit: DemoKit,
): Readonly<Partial<Record<WordsKind, string>>> {
  const { overrides, lists } = demo;
  const { words, trade, language } = kit;
  const name = (overrides.businessName ?? '').trim();
  const place = lists.locality ?? findLocality(overrides.address ?? '');
  const where = tradeAndPlace(trade.label, place, kit);
  const services = listServices(demo, language);
  const ownWords = lists.texts?.['about.text'] ?? '';
  const present: Readonly<Record<WordsKind, string | undefined>> = {
    place: upperFirst(where),
    services: services === undefined ? undefined : upperFirst(services),
    introduction:
      name === ''
        ? undefined
        : `${name} – ${where}${services === undefined ? '' : `: ${services}`}.`,
    own: firstSentences(ownWords, 280),
    trade: trade.about,
    action: lists.booking?.label || trade.callToAction,
    contact: words['header.contact'],
  };
  const limits: Readonly<Record<WordsKind, number>> = {
    place: slots.slogan.max,
    services: slots.slogan.max,
    introduction: slots.description.max,
    own: slots.description.max,
    trade: slots.description.max,
    action: slots.callToAction.max,
    contact: slots.callToAction.max,
  };
  return Object.fromEntries(
    Object.entries(present).filter(([kind, text]) => {
      const max = limits[kind as WordsKind];
      return text !== undefined && text.trim() !== '' && Array.from(text).length <= max;
    }),
  );
}
