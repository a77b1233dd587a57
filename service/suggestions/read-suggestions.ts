import { normalizeSlot, validateSlot, slots } from '../../templates-data/model/slots.ts';
import { maxSuggestions, type SuggestedField } from '../contract/suggestions.ts';
import type { Language } from '../../templates-data/model/languages.ts';
import { removeClaims, type Evidence } from './check-claims.ts';

/** The beginning of a text that fits, cut after a word if one ends in the last third. */
function fitText(text: string, max: number): string {
  const letters = Array.from(text);
  if (letters.length <= max) return text;
  const cut = letters.slice(0, max).join('');
  const end = cut.search(/\s+\S*$/u);
  return (end > max * 0.66 ? cut.slice(0, end) : cut).replace(/[\s,;:–—-]+$/u, '');
}

/**
 * A line of the model as a field value: without numbering, quotes, markup and invisible characters.
 */
function cleanLine(field: SuggestedField, line: string): string {
  const text = line
    .replace(/<[^>]*>?/gu, '')
    .replace(/[\p{Cc}\p{Cs}\p{Co}]/gu, ' ')
    .replace(/^\s*(?:[-*•–—#>]+|\(?\d{1,2}[.):]\)?)\s+/u, '')
    .replace(/\*\*|__|`/gu, '')
    .replace(/^(?:slogan|description|call to action|suggestion)(?:\s*\d)?\s*:\s*/iu, '')
    .trim()
    .replace(/^(["'“„«‘])(.*)(["'”“»’])([.,]?)$/su, '$2')
    .replace(/\s+/gu, ' ');
  return normalizeSlot(field, fitText(text.trim(), slots[field].max));
}

/** The suggestions in the model's text so far. */
export function readSuggestions(field: SuggestedField, written: string): readonly string[] {
  const lines = written.replace(/<think>.*?(?:<\/think>|$)/gsu, '').split(/\r\n|\n|\r/u);
  const texts = lines
    // "Here are five slogans:" is an introduction.
    .filter((line) => !/[:：]\s*(?:\*\*)?\s*$/u.test(line))
    .map((line) => cleanLine(field, line))
    .filter((text) => /\p{L}/u.test(text) && validateSlot(field, text) === undefined);
  return [...new Set(texts)];
}

/** The suggestions of complete lines whose claims are supported, up to the answer's limit. */
export function readFounded(
  field: SuggestedField,
  written: string,
  facts: { readonly evidence: Evidence; readonly language: Language },
  isWhole: boolean,
): readonly string[] {
  const lines = isWhole ? written : written.slice(0, written.lastIndexOf('\n') + 1);
  const texts = readSuggestions(field, lines)
    .map((text) => removeClaims(text, facts.evidence, facts.language))
    .filter((text) => text !== '');
  return [...new Set(texts)].slice(0, maxSuggestions);
}
