import type { FoundList } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';
import { toFoundServices, minServices, cleanServices } from './service-words.ts';

const enumerated =
  /\b(?:(?:services|treatments|specialt(?:y|ies)|practice areas|areas of (?:practice|expertise)|work)\s(?:(?:we|that)\s)?(?:offer(?:ed)?\s)?(?:includ(?:e|es|ing)|such as|like|are|range from)|(?<!\b(?:that|which|who)\s)speciali[sz](?:es?|ing) in|we (?:offer|provide|handle|focus on)(?:\s(?:a (?:full|wide|complete) range of|services (?:in|for|like|such as|including)))?|including services (?:in|for))\s*:?\s+([^.;:!?]{12,400})/giu;

/** Parts of a sentence that say how something is done. */
const describes =
  /^(?:ensuring|providing|offering|making|creating|helping|giving|delivering|using|keeping|one of a kind|hand ?-?(?:made|crafted)|high[- ]quality|friendly|comfortable|affordable|professional|reliable)(?:\s(?:an?|the|you|your|our|with|environment|atmosphere|prices?|rates)(?=\s|$)|$)/iu;

/** The items of a list in a sentence: "our services include a, b and c". */
export function findInSentences({ lines, metas }: Page): FoundList<string> | undefined {
  const texts = [
    ...lines.filter(({ place }) => place === 'main').map(({ text }) => text),
    metas.get('description') ?? '',
  ];
  for (const text of texts.slice(0, 400)) {
    for (const [, list = ''] of text.slice(0, 1500).matchAll(enumerated)) {
      const items = splitItems(list);
      // "a choice of scrambled eggs, …" describes one dish; names of services have no article.
      if (items.some((item) => /^an?\s/iu.test(item.trim()))) continue;
      const bare = items.map((item) =>
        item.replace(
          /^(?:(?:and|or|the|all|both|including|everything from|aspects of)\s)+|\s(?:in|for|throughout|across)\s.*$/giu,
          '',
        ),
      );
      const values = cleanServices(
        bare.map((item) => item.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())),
      );
      // "One of a kind, hand crafted furniture" describes one thing.
      if (values.filter((value) => !describes.test(value)).length < minServices) continue;
      // In a list, most parts are short; in a sentence with commas they are not.
      if (values.length >= minServices && values.length >= items.length * 0.7)
        return toFoundServices(
          values.filter((value) => !describes.test(value)),
          'sentence',
          0.5,
        );
    }
  }
  return undefined;
}

/**
 * The parts of a list in prose. Between commas an "and" belongs to one name: "oil and gas
 * insurance, life insurance and more".
 */
function splitItems(list: string): string[] {
  const parts = list.split(/,\s*(?:(?:and|or|as well as)\s)?/iu);
  const last = parts.pop() ?? '';
  return [...parts, ...last.split(/\s(?:and|as well as)\s/iu)];
}
