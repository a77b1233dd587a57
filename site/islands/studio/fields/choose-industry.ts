import { patchContent, typed } from '../content/content-store.ts';
import {
  $content,
  $draft,
  $origins,
  $values,
  patchDraft,
  setValues,
} from '../draft/draft-store.ts';
import type { Origins } from '../draft/origin.ts';
import { industryColors, standardFeatures } from './industry-choices.ts';

/**
 * Applies an industry's colours and features; the scanned industry restores the website's own. The
 * first choice after a scan without an industry keeps the scanned colours. A trade belongs to its
 * industry; without a trade the industry's general words are used.
 */
export function chooseIndustry(industry: string, trade = ''): void {
  const { industry: before = '' } = $values.get();
  const content = $content.get();
  if (before === industry && content.trade === trade) return;
  const { found, foundOrigins } = $draft.get();
  const origin = found.industry === industry ? foundOrigins.industry : undefined;
  const currentOrigins = before === '' || before === industry ? $origins.get() : {};
  const isFixed = (name: 'primaryColor' | 'secondaryColor'): boolean =>
    before === industry ||
    currentOrigins[name] !== undefined ||
    // An accent that was chosen to go with their color stays with it.
    (before === '' && found[name] !== undefined);
  const colors = Object.entries(industryColors(industry)).filter(
    ([name]) => !isFixed(name as 'primaryColor' | 'secondaryColor'),
  );
  const origins: Origins = { industry: origin ?? { kind: 'typed' } };
  setValues({ industry, ...Object.fromEntries(colors) }, origins, 'Industry');
  patchContent({ trade, origins: { ...content.origins, trade: trade === '' ? undefined : typed } });
  if (before !== industry) patchDraft({ features: standardFeatures });
}
