import { getCollection } from 'astro:content';
import { languages } from '../../../templates-data/model/languages.ts';

/** Every trade with its search terms. */
export async function GET(): Promise<Response> {
  const trades = await getCollection('trades');
  return Response.json(
    trades.map(({ data: { id, industry, fallback, words, terms } }) => ({
      id,
      industry,
      fallback,
      label: words.en.label,
      terms: [
        ...new Set(
          languages.flatMap((language) => [
            words[language].label.toLowerCase(),
            ...terms[language].slice(0, 6),
          ]),
        ),
      ],
    })),
  );
}
