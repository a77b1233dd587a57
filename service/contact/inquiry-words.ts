import { demoWords, formWords } from '../../templates-data/model/demo-words.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { BuiltSite } from '../pages/built-site.ts';
import { demoKit } from '../pages/demo-kits.ts';
import { demoValues } from '../share-cards/demo-card.ts';
import { readWords } from '../template-data.ts';

/** The words of an inquiry form that was sent without script. */
export interface InquiryWords {
  readonly language: string;
  /** Whose form it is; empty for a sample firm. */
  readonly name: string;
  /** A text by its key. */
  readonly text: (key: string) => string;
}

/**
 * The texts of a demo's form, in its language and with the agency's changes; without a demo, those
 * of the sample firm.
 */
export function inquiryWords(
  demo: Pick<DemoRow, 'websiteData' | 'industry'> | undefined,
  site: Pick<BuiltSite, 'kit'>,
): InquiryWords {
  if (!demo) {
    const words = readWords('en');
    return { language: 'en', name: '', text: (key) => words[key] ?? '' };
  }
  const values = demoValues(demo);
  const kit = demoKit(values, site);
  const words = { ...demoWords(values, kit), ...formWords(kit) };
  return {
    language: kit.language,
    name: values.overrides.businessName ?? '',
    // An emptied label falls back to the default, so that each field has a name.
    text: (key) => words[key] || (kit.words[key] ?? ''),
  };
}
