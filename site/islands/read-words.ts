/** The texts of an island in the page's language, from its `data-words`; English by default. */
export function readWords<K extends string>(
  island: HTMLElement,
  english: Readonly<Record<K, string>>,
): Readonly<Record<K, string>> {
  let value: unknown;
  try {
    value = JSON.parse(island.dataset['words'] ?? '{}');
  } catch {
    value = {};
  }
  const words: Record<string, string> = { ...english };
  for (const [key, text] of Object.entries(
    typeof value === 'object' && value !== null ? value : {},
  )) {
    if (key in english && typeof text === 'string' && text !== '') words[key] = text;
  }
  return words as Readonly<Record<K, string>>;
}
