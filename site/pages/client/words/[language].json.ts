import { getEntry } from 'astro:content';
import { isForDemoPages } from '../../../../templates-data/model/demo-words.ts';
import { languages, type Language } from '../../../../templates-data/model/languages.ts';

export function getStaticPaths(): { params: { language: Language } }[] {
  return languages.map((language) => ({ params: { language } }));
}

/** The words around a demo in one language. */
export async function GET({ params }: { params: { language: Language } }): Promise<Response> {
  const words = await getEntry('words', params.language);
  if (!words) throw new Error(`templates-data/words/${params.language}.yaml is missing`);
  const shown = Object.entries(words.data).filter(([key]) => isForDemoPages(key));
  return Response.json(Object.fromEntries(shown));
}
