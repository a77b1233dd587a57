import { ownLimits } from '../../contract/scanned-words.ts';
import type { Faq } from '../../contract/scanned-words.ts';
import { cleanText } from '../page/clean-text.ts';
import { isFiller } from '../page/filler.ts';
import type { Line } from '../page/read-lines.ts';
import { isRecord, textProperty } from '../page/read-things.ts';
import type { FoundWords, SitePage } from './own-words.ts';
import { fitSentences } from './prose.ts';

const { most, question: longestQuestion, answer: longestAnswer } = ownLimits.faqs;
const leastPairs = 2;
const ends = /[?？؟]$/u;

/** Questions with the firm's answers: of structured data, else headings and summaries that ask, with the text below each. */
export function findFaqs(pages: readonly SitePage[]): FoundWords<Faq[]> | undefined {
  const kept = new Map<string, Faq>();
  let source = 'text';
  for (const { page } of pages) {
    const structured = page.things
      .filter(({ types }) => types.includes('Question'))
      .flatMap(({ data }) => {
        const { name, acceptedAnswer } = data;
        const answer = isRecord(acceptedAnswer) ? textProperty(acceptedAnswer['text']) : undefined;
        return pair(textProperty(name) ?? '', withoutTags(answer ?? ''));
      });
    if (structured.length > 0) source = 'json-ld';
    for (const one of [...structured, ...inLines(page.lines)]) {
      if (!kept.has(one.question.toLowerCase())) kept.set(one.question.toLowerCase(), one);
    }
  }
  const value = [...kept.values()].slice(0, most);
  if (value.length < leastPairs) return undefined;
  return { value, source, confidence: source === 'json-ld' ? 0.95 : 0.75, snippet: value[0]?.question ?? '' };
}

function inLines(lines: readonly Line[]): readonly Faq[] {
  const found: Faq[] = [];
  for (const [index, line] of lines.entries()) {
    if (!asks(line)) continue;
    const answer: string[] = [];
    for (const below of lines.slice(index + 1, index + 8)) {
      if (below.heading > 0 || asks(below) || below.place === 'footer' || below.place === 'nav') break;
      if (below.text.length < 3 || below.tag === 'button' || below.tag === 'label') continue;
      answer.push(below.text);
      if (answer.join(' ').length > longestAnswer) break;
    }
    found.push(...pair(line.text, answer.join(' ')));
    if (found.length >= most) break;
  }
  return found.length < leastPairs ? [] : found;
}

/** A heading, a summary or a button that asks, as lists of questions are made. */
function asks({ text, heading, tag, marks, place }: Line): boolean {
  if (text.length > longestQuestion || text.length < 10 || !ends.test(text)) return false;
  if (place === 'nav' || place === 'footer') return false;
  const isHead = heading > 1 || tag === 'summary' || tag === 'button' || tag === 'dt';
  return isHead || /faq|accordion|toggle|question/u.test(marks);
}

function pair(question: string, answer: string): Faq[] {
  const asked = cleanText(question.slice(0, 400)).replace(/^(?:q\d*[.:]|\d{1,2}[.)])\s*/iu, '');
  const said = cleanText(answer.slice(0, 4000)).replace(/^a[.:]\s+/iu, '');
  if (asked.length < 8 || asked.length > longestQuestion || said.length < 15) return [];
  // A call to act, not a question that visitors have.
  if (/^(?:ready|need|want|looking|interested|have (?:a |any )?questions|still|got)\b/iu.test(asked))
    return [];
  return isFiller(said) || isFiller(asked)
    ? []
    : [{ question: asked, answer: fitSentences(said, longestAnswer) }];
}

function withoutTags(text: string): string {
  return text
    .slice(0, 8000)
    .replace(/<[^<>]*>/gu, ' ')
    .replace(/&nbsp;/gu, ' ')
    .replace(/&amp;/gu, '&');
}
