import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { templateIndustries } from '../../../templates-data/model/industries.ts';
import { moreTerms } from './more-terms.ts';

const folder = new URL('../../../templates-data/trades/', import.meta.url);
// The head of a trade's file ends here. Its words, which follow, take ten times as long to parse.
const endOfHead = '\nwords:';

const TradeHead = z.object({
  id: z.string(),
  industry: z.enum(templateIndustries),
  fallback: z.boolean().default(false),
  kindOf: z.string().optional(),
  types: z.array(z.string()).default([]),
  terms: z.record(z.string(), z.array(z.string())),
});

/** A term with its language, if this is one of the registry's. */
export interface KnownTerm {
  readonly term: string;
  readonly language: string | undefined;
}

/** The marks by which websites of a trade are recognised. */
export interface KnownTrade {
  readonly id: string;
  readonly industry: (typeof templateIndustries)[number];
  /** Whether it is the trade for a site of which only the industry is known. */
  readonly isFallback: boolean;
  /** The id of the trade of which it is a kind. */
  readonly kindOf: string | undefined;
  readonly types: readonly string[];
  /** Terms in every language, the most specific first. */
  readonly terms: readonly KnownTerm[];
}

let trades: readonly KnownTrade[] | undefined;

/** Every trade of the registry, read once. */
export function readTrades(): readonly KnownTrade[] {
  trades ??= readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => {
      const [head = ''] = readFileSync(new URL(name, folder), 'utf8').split(endOfHead, 1);
      const { id, industry, fallback, kindOf, types, terms } = TradeHead.parse(parse(head));
      const own = Object.entries(terms).flatMap(([language, list]) =>
        list.map((term): KnownTerm => ({ term, language })),
      );
      const added = (moreTerms[id] ?? '').split(',').filter((term) => term !== '');
      return {
        id,
        industry,
        isFallback: fallback,
        kindOf,
        types,
        terms: [...own, ...added.map((term) => ({ term, language: undefined }))],
      };
    });
  return trades;
}
