/** Texts of the panel in the page's language. */
export type Translate = (key: string, values?: Readonly<Record<string, string>>) => string;

async function fetchWords(language: string): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(`/client/words/${language}.json`);
  if (!response.ok) throw new Error(`no words in ${language}`);
  return (await response.json()) as Record<string, unknown>;
}

/** Reads the texts, in English for a language without them. */
export async function loadWords(
  language: string,
  known: Readonly<Record<string, string>>,
): Promise<Translate> {
  const words = await fetchWords(language).catch(() => fetchWords('en'));
  return (key, values = {}) => {
    const text = words[`panel.${key}`];
    const all: Readonly<Record<string, string>> = { ...known, ...values };
    return typeof text === 'string'
      ? text.replace(/\{(\w+)\}/gu, (_, name: string) => all[name] ?? '')
      : '';
  };
}
