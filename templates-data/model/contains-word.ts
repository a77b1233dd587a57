/** Whether a text contains a whole word or phrase, in any case. */
export function containsWord(text: string, word: string): boolean {
  if (!text.toLowerCase().includes(word.toLowerCase())) return false;
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
