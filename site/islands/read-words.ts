/** The texts of an island in the page's language, from its `data-words`; English by default. */
export function readWords<K extends string>(
  island: HTMLElement,
  english: Readonly<Record<K, string>>,
): Readonly<Record<K, string>> {
  let given: unknown;
  try {
    given = JSON.parse(island.dataset['words'] ?? '{}');
  } catch {
    given = {};
  }
  const words: Record<string, string> = { ...english };
  for (const [key, text] of Object.entries(
    typeof given === 'object' && given !== null ? given : {},
  )) {
    if (key in english && typeof text === 'string' && text !== '') words[key] = text;
  }
  return words as Readonly<Record<K, string>>;
}
