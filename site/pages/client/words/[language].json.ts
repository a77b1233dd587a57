import { getEntry } from 'astro:content';
import { isForDemoPages } from '../../../../templates-data/model/demo-words.ts';
import {
  isPageLanguage,
  languages,
  pageLanguages,
  type Language,
  type PageLanguage,
} from '../../../../templates-data/model/languages.ts';
import { completeWords } from '../../../../templates-data/model/page-words.ts';
import type { Words } from '../../../../templates-data/model/words.ts';

interface Params {
  readonly language: Language | PageLanguage;
}

export function getStaticPaths(): { params: Params }[] {
  return [...languages, ...pageLanguages].map((language) => ({ params: { language } }));
}

async function readWords(language: Language | PageLanguage): Promise<Words> {
  if (isPageLanguage(language)) {
    const own = await getEntry('pageWords', language);
    if (!own) throw new Error(`templates-data/page-words/${language}.yaml is missing`);
    return completeWords(await readWords('en'), own.data);
  }
  const words = await getEntry('words', language);
  if (!words) throw new Error(`templates-data/words/${language}.yaml is missing`);
  return words.data;
}

/** The words around a demo in one language. */
export async function GET({ params }: { params: Params }): Promise<Response> {
  const words = await readWords(params.language);
  const shown = Object.entries(words).filter(([key]) => isForDemoPages(key));
  return Response.json(Object.fromEntries(shown));
}
