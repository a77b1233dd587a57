import type { SuggestedField } from '../../../../service/contract/suggestions.ts';
import type { DemoValues } from '../../../../templates-data/model/demo-values.ts';
import { suggestWords, type WordsKind } from '../../../../templates-data/model/suggest-words.ts';
import { fetchKit } from '../../../overrides/fetch-kit.ts';

/** Tips written in advance; one is chosen at random. */
export interface Tip {
  readonly field: SuggestedField;
  readonly advice: string;
  /** The sentence after the tip, made of the trade's and the client's words. */
  readonly kind: WordsKind;
}

export const tips: readonly Tip[] = [
  {
    field: 'slogan',
    advice: 'Say what the business is and where. People look for someone nearby first.',
    kind: 'place',
  },
  { field: 'slogan', advice: 'Name what people come for, in their own words.', kind: 'services' },
  {
    field: 'description',
    advice: 'Begin with the name, the town and what there is. Nobody has to guess.',
    kind: 'introduction',
  },
  {
    field: 'description',
    advice: 'Two plain sentences are enough: what the business does, and what happens next.',
    kind: 'trade',
  },
  {
    field: 'description',
    advice: 'Use the client’s own words where they have some. They know how they want to sound.',
    kind: 'own',
  },
  {
    field: 'callToAction',
    advice: 'Say what happens after the click: “Book a visit” is easier to press than “Submit”.',
    kind: 'action',
  },
  {
    field: 'callToAction',
    advice: 'Ask for something small. A first step is taken more often than a decision.',
    kind: 'contact',
  },
];

/**
 * The words that can be suggested for the current demo; empty when the trade's files cannot be
 * fetched.
 */
export async function wordsFor(demo: DemoValues): Promise<ReturnType<typeof suggestWords>> {
  try {
    return suggestWords(demo, await fetchKit(demo));
  } catch {
    return {};
  }
}
