import type { ClientLists } from '../../../../templates-data/model/client-lists.ts';
import { toWireLists } from '../../../../templates-data/model/client-lists.ts';
import { entryLists, type Content } from './client-content.ts';
import { shownLists } from './shown-lists.ts';
import type { Origin } from '../draft/origin.ts';

const parts = [
  ...entryLists,
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
}

/** The evidence of each value by name, in its stored form; typed values have none. */
export function sentEvidence(
  origins: Readonly<Partial<Record<string, Origin>>>,
): Readonly<Record<string, SentEvidence>> {
  return Object.fromEntries(
    Object.entries(origins).flatMap(([name, origin]) =>
      origin?.kind === 'site'
        ? [
            [
              name,
              {
                source: (origin.source ?? '').slice(0, 40),
                confidence: origin.confidence ?? 1,
                snippet: Array.from(origin.snippet).slice(0, 160).join(''),
              },
            ],
          ]
        : [],
    ),
  );
}

/**
 * The content in the form that the service stores. An update also names the values that were
 * removed.
 */
export function sentContent(content: Content, isRenewal: boolean): Record<string, unknown> {
  const sent = toWireLists(shownLists(content));
  const { facts } = content;
  if (facts.length > 0) sent['facts'] = facts;
  if (!isRenewal) return sent;
  const gone = [...parts, 'facts'].filter((part) => !(part in sent));
  return { ...sent, ...Object.fromEntries(gone.map((part) => [part, null])) };
}
