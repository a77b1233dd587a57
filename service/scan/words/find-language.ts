import type { Found } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';

/** Words that stand in every text of a language and hardly in others. */
const common: Readonly<Record<string, string>> = {
  en: 'the,and,with,your,our,for,you,from,are,this',
  de: 'und,der,die,das,für,wir,mit,sie,ihre,unsere,nicht',
  fr: 'et,les,des,vous,nous,votre,pour,avec,une,nos,dans',
  es: 'y,los,las,para,con,una,nuestro,nuestra,usted,del,por',
  it: 'il,di,gli,della,per,con,una,nostro,che,sono,nel',
  nl: 'het,een,van,voor,met,wij,uw,onze,zijn,niet',
  pt: 'os,das,para,com,uma,nosso,você,são,não,dos',
};
/** Scripts that one language is written in, here. */
const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['zh', /\p{Script=Han}/gu],
];
const leastOfScript = 0.15;
// What stands for no language.
const none = /^(?:zxx|und|mul|mis|xx|x)(?:-|$)/u;
const leastHits = 8;
// Where the page declares none, fewer words are better than nothing.
const leastUndeclared = 4;

/** The language of the page's words, as a tag of two or three letters: by its words where they are plain, else by what it declares. */
export function findLanguage({ language, metas, text }: Page): Found | undefined {
  const said = [language, metas.get('og:locale') ?? '', metas.get('content-language') ?? '']
    .map((tag) => tag.trim().toLowerCase())
    .find((tag) => tag !== '' && !none.test(tag));
  const declared = /^([a-z]{2,3})(?:[-_]|$)/u.exec(said ?? '')?.[1];
  const written = declared === undefined ? scriptOf(text) : undefined;
  if (written !== undefined)
    return { value: written, source: 'script', confidence: 0.8, snippet: text.slice(0, 60) };
  const counts = new Map<string, number>();
  for (const word of text
    .slice(0, 20_000)
    .toLowerCase()
    .split(/[^\p{L}]+/u))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const scores = Object.entries(common)
    .map(([tag, words]) => ({
      tag,
      hits: words.split(',').reduce((sum, word) => sum + (counts.get(word) ?? 0), 0),
    }))
    .sort((a, b) => b.hits - a.hits);
  const [best, second] = scores;
  const clear =
    best !== undefined &&
    second !== undefined &&
    best.hits >= (declared === undefined ? leastUndeclared : leastHits) &&
    best.hits > second.hits * 1.8;
  if (clear && best.tag !== declared && (declared === undefined || Object.hasOwn(common, declared)))
    return { value: best.tag, source: 'words', confidence: 0.8, snippet: `${best.hits} common words` };
  return declared === undefined
    ? undefined
    : { value: declared, source: 'html-lang', confidence: clear ? 0.95 : 0.7, snippet: said ?? '' };
}

/** The language of a script that no other is written in, or of kana among Chinese characters. */
function scriptOf(text: string): string | undefined {
  const start = text.slice(0, 20_000);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 40) return undefined;
  return scripts.find(([, letter]) => (start.match(letter)?.length ?? 0) >= letters * leastOfScript)?.[0];
}
