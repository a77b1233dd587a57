import { extractPage } from '../extract-page.ts';
import type { FurtherDocument } from '../extraction.ts';
import type { Findings } from '../findings.ts';
import { readPage } from '../page/read-page.ts';
import type { Page } from '../page/read-page.ts';
import { findServices } from './find-services.ts';

export const testUrl = 'https://brenner.example/';

export const readTestPage = (html: string): Page => readPage(html, new URL(testUrl));

/** The services that a page alone names. */
export const scanServices = (html: string): readonly string[] | undefined =>
  findServices(readTestPage(html))?.values;

/** What a home page and its further pages say together. */
export async function scanPages(
  home: string,
  ...further: readonly Pick<FurtherDocument, 'kind' | 'body'>[]
): Promise<Findings> {
  const documents = further.map((one, index) => ({
    ...one,
    url: `${testUrl}${index}`,
    contentType: 'text/html',
  }));
  const document = { url: testUrl, body: home, contentType: 'text/html' };
  const work = { kind: 'words', home: document, further: documents, answer: undefined } as const;
  return (await extractPage(work)).findings;
}

/** A menu with one entry that opens to others. */
export function menuHtml(title: string, ...entries: readonly string[]): string {
  const items = entries.map((text, index) => `<li><a href="/entry-${index}">${text}</a></li>`);
  return `<nav><ul><li><a href="/all">${title}</a><ul>${items.join('')}</ul></li></ul></nav>`;
}

/** Cards of a heading and a sentence each. */
export const cardsHtml = (...heads: readonly string[]): string =>
  heads.map((head) => `<h3>${head}</h3><p>We do this every day, with care.</p>`).join('');
