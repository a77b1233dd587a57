import type { Origin } from '../draft/origin.ts';

/** Below this confidence, a value is marked as uncertain. */
const sureFrom = 0.6;

export function isUncertain(origin: Origin | undefined): boolean {
  return origin?.kind === 'site' && (origin.confidence ?? 1) < sureFrom;
}

const places: Readonly<Record<string, string>> = {
  'json-ld': 'Read from the data the page gives to search engines.',
  'json-ld-website': 'Read from the data the page gives to search engines.',
  'structured-data': 'Read from the data the page gives to search engines.',
  microdata: 'Read from the data the page gives to search engines.',
  microformat: 'Read from an address block of the page.',
  meta: 'Read from the description the page gives to search engines.',
  'open-graph': 'Read from the description the page gives to social networks.',
  title: 'Read from the title of the page.',
  heading: 'Read from the main heading.',
  h1: 'Read from the main heading.',
  copyright: 'Read from the copyright line.',
  brand: 'Read beside the logo.',
  logo: 'Read from the logo.',
  welcome: 'Read from the words of welcome.',
  domain: 'Made out from the address of the website.',
  stylesheet: 'Found in the style sheet, where it is used most.',
  'theme-color': 'The color the page gives to the browser.',
  'tel-link': 'Read from a link that calls it.',
  'chat-link': 'Read from a chat link.',
  mailto: 'Read from a link that writes to it.',
  protected: 'Read from a protected address.',
  words: 'Concluded from the words of the page.',
  text: 'Read from the text of the page.',
};

/** The source of a value, as a sentence. */
export function sourceWords(source: string): string {
  return (Object.hasOwn(places, source) ? places[source] : undefined) ?? 'Read from the website.';
}
