import { isIndustry } from '../../../../templates-data/model/industries.ts';
import { patchContent, typed } from '../content/content-store.ts';
import {
  $content,
  $draft,
  $origins,
  $values,
  patchDraft,
  setValues,
} from '../draft/draft-store.ts';
import type { Origins } from '../draft/draft.ts';
import { colorsOf, standardFeatures } from './industry-choices.ts';

/**
 * Another industry brings its own colours and features; the one the scan found is the website's
 * again. The first choice where none was known leaves the colours that were read. A trade belongs
 * to its industry; without one the industry's usual words stand.
 */
export function chooseIndustry(industry: string, trade = ''): void {
  const { industry: before = '' } = $values.get();
  const content = $content.get();
  if (before === industry && content.trade === trade) return;
  const { found, foundOrigins } = $draft.get();
  const origin = found.industry === industry ? foundOrigins.industry : undefined;
  const kept = before === '' || before === industry ? $origins.get() : {};
  const colors = Object.entries(colorsOf(industry)).filter(
    ([name]) =>
      kept[name as 'primaryColor' | 'secondaryColor'] === undefined && before !== industry,
  );
  const origins: Origins = { industry: origin ?? { kind: 'typed' } };
  setValues({ industry, ...Object.fromEntries(colors) }, origins, 'Industry');
  patchContent({ trade, origins: { ...content.origins, trade: trade === '' ? undefined : typed } });
  if (before !== industry) patchDraft({ features: standardFeatures });
}

/** An industry in the agency's own words stands on the general template. */
export function isOwnIndustry(industry: string): boolean {
  return industry !== '' && industry !== 'general' && !isIndustry(industry);
}
