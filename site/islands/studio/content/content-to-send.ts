import { listNames } from '../../../../templates-data/model/content-rules.ts';
import type { ClientLists } from '../../../../templates-data/model/client-lists.ts';
import { toWireLists } from '../../../../templates-data/model/client-lists.ts';
import { type ClientContent } from './client-content.ts';
import { shownLists } from './shown-lists.ts';
import { theirWords, type Origin } from '../draft/origin.ts';

const parts = [
  ...listNames,
  'trade',
  'design',
  'texts',
  'sections',
  'removed',
  'hiddenPages',
  'samples',
  'booking',
  'emergency',
  'download',
  'founded',
  'locality',
  'today',
  'language',
  'sourceUrl',
  'logo',
  'opening',
  'pictures',
] as const satisfies readonly (keyof ClientLists)[];

interface SentEvidence {
  readonly source: string;
  readonly confidence: number;
  readonly snippet: string;
  /** The client's words, when the agency replaced them. */
  readonly words?: string;
}

/**
 * The evidence of each value by name, in its stored form; typed values have that of the words that
 * they replaced.
 */
export function sentEvidence(
  origins: Readonly<Partial<Record<string, Origin>>>,
): Readonly<Record<string, SentEvidence>> {
  return Object.fromEntries(
    Object.entries(origins).flatMap(([name, origin]) => {
      const theirs = theirWords(origin);
      const site = origin?.kind === 'site' ? origin : theirs;
      if (!site) return [];
      const sent: SentEvidence = {
        source: (site.source ?? '').slice(0, 40),
        confidence: site.confidence ?? 1,
        snippet: Array.from(site.snippet).slice(0, 160).join(''),
        ...(theirs && { words: theirs.words }),
      };
      return [[name, sent]];
    }),
  );
}

/**
 * The content in the form that the service stores. An update also names the values that were
 * removed.
 */
export function sentContent(content: ClientContent, isRenewal: boolean): Record<string, unknown> {
  const sent = toWireLists(shownLists(content));
  const { facts } = content;
  if (facts.length > 0) sent['facts'] = facts;
  if (!isRenewal) return sent;
  const gone = [...parts, 'facts'].filter((part) => !(part in sent));
  return { ...sent, ...Object.fromEntries(gone.map((part) => [part, null])) };
}
