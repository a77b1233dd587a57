import { $draft, $values, patchDraft, setValues } from './draft-store.ts';
import { colorsOf, standardFeatures } from './industry-choices.ts';

/** Another industry brings its own colours and features; the one the scan found is the website's again. */
export function chooseIndustry(industry: string): void {
  if ($values.get().industry === industry) return;
  const { found, foundOrigins } = $draft.get();
  const origin = found.industry === industry ? foundOrigins.industry : undefined;
  setValues({ industry, ...colorsOf(industry) }, { industry: origin ?? { kind: 'typed' } }, 'Industry');
  patchDraft({ features: standardFeatures });
}
