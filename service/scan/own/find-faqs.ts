import { ownLimits } from '../../contract/scanned-words.ts';
import type { Faq } from '../../contract/scanned-words.ts';
import { cleanText } from '../page/clean-text.ts';
import { isFiller } from '../page/filler.ts';
import type { Line } from '../page/read-lines.ts';
import { textProperty } from '../page/read-things.ts';
import { joinBrokenHeadings } from '../page/whole-headings.ts';
import type { FoundWords, SitePage } from './own-words.ts';
import { fitSentences } from './prose.ts';
import { isRecord } from '../../../templates-data/model/is-record.ts';

const { max, question: maxQuestionLength, answer: maxAnswerLength } = ownLimits.faqs;
const minPairs = 2;
const minUncalled = 4;
const calledFaqs =
  /faq|frequently asked|questions?\b|häufige? (?:gestellte )?fragen|questions? fréquentes|preguntas frecuentes|domande frequenti|veelgestelde vragen|perguntas frequentes|często zadawane|вопросы/iu;
const ends = /[?？؟]$/u;

/**
 * Questions with the firm's answers: from structured data, else headings and summaries that are
 * questions, with the text below each.
 */
export function findFaqs(pages: readonly SitePage[]): FoundWords<Faq[]> | undefined {
  const kept = new Map<string, Faq>();
  let source = 'text';
  for (const { page, kind } of pages) {
    const structured = page.things
      .filter(({ types }) => types.includes('Question'))
      .flatMap(({ data }) => {
        const { name, acceptedAnswer } = data;
        const answer = isRecord(acceptedAnswer) ? textProperty(acceptedAnswer['text']) : undefined;
        return toFaq(textProperty(name) ?? '', withoutTags(answer ?? ''));
      });
    if (structured.length > 0) source = 'json-ld';
    const lines = joinBrokenHeadings(page.lines);
    for (const one of [...structured, ...readLines(lines, kind === 'faq')]) {
      if (!kept.has(one.question.toLowerCase())) kept.set(one.question.toLowerCase(), one);
    }
  }
  const value = [...kept.values()].slice(0, max);
  if (value.length < minPairs) return undefined;
  return {
    value,
    source,
    confidence: source === 'json-ld' ? 0.95 : 0.75,
    snippet: value[0]?.question ?? '',
  };
}

function readLines(lines: readonly Line[], isPromised: boolean): readonly Faq[] {
  const found: { readonly faq: Faq; readonly at: number; readonly isCalled: boolean }[] = [];
  let isCalled = isPromised;
  for (const [at, line] of lines.entries()) {
    if (line.heading > 0 && line.text.length <= 80 && calledFaqs.test(line.text)) isCalled = true;
    if (!isQuestion(line)) continue;
    const answer: string[] = [];
    for (const below of lines.slice(at + 1, at + 8)) {
      if (
        below.heading > 0 ||
        isQuestion(below) ||
        below.place === 'footer' ||
        below.place === 'nav'
      )
        break;
      if (below.text.length < 3 || below.tag === 'button' || below.tag === 'label') continue;
      answer.push(below.text);
      if (answer.join(' ').length > maxAnswerLength) break;
    }
    const isMarked = line.tag === 'summary' || /faq|accordion|toggle|question/u.test(line.marks);
    for (const faq of toFaq(line.text, answer.join(' ')))
      found.push({ faq, at, isCalled: isCalled || isMarked });
    if (found.length >= max) break;
  }
  // Rhetorical questions in headings have no answer.
  const isRow = found.length >= minUncalled;
  const kept = found.filter((one) => one.isCalled || isRow);
  return kept.length < minPairs ? [] : kept.map(({ faq }) => faq);
}

/** Whether a heading, a summary or a button is a question, as in common FAQ markup. */
function isQuestion({ text, heading, tag, marks, place }: Line): boolean {
  if (text.length > maxQuestionLength || text.length < 10 || !ends.test(text)) return false;
  if (place === 'nav' || place === 'footer') return false;
  const isHead = heading > 1 || tag === 'summary' || tag === 'button' || tag === 'dt';
  return isHead || /faq|accordion|toggle|question/u.test(marks);
}

const leadsElsewhere =
  /^.{0,60}\b(?:read more|learn more|weiterlesen|mehr erfahren|lire la suite|en savoir plus|leer más|leggi (?:di più|tutto)|lees (?:meer|verder)|leia mais|saiba mais)\W*$|\b(?:contact|use|fill (?:in|out)) (?:our|the|this) (?:contact )?form\b/iu;

function toFaq(question: string, answer: string): Faq[] {
  const asked = cleanText(question.slice(0, 400)).replace(/^(?:q\d*[.:]|\d{1,2}[.)])\s*/iu, '');
  const answered = cleanText(answer.slice(0, 4000)).replace(/^a[.:]\s+/iu, '');
  if (asked.length < 8 || asked.length > maxQuestionLength || answered.length < 15) return [];
  // A question with a call to action: "Tired of leaks? Call us".
  if (/[.!?]\s\p{L}/u.test(asked)) return [];
  if (
    /^(?:ready|need|want|looking|interested|have (?:a |any )?questions|still|got|why (?:choose|us|hire|work with|trust)|how (?:can )?we (?:can )?help|who (?:are we|we are)|what we do|pourquoi nous|warum wir|por ?qué (?:elegirnos|nosotros)|perché (?:sceglierci|noi)|waarom wij|почему (?:выбирают|мы|именно)|нужна помощь|экстренн)(?![\p{L}])/iu.test(
      asked,
    )
  )
    return [];
  // The date of an article with a link to it, and a form instead of an answer.
  if (leadsElsewhere.test(answered)) return [];
  return isFiller(answered) || isFiller(asked)
    ? []
    : [{ question: asked, answer: fitSentences(answered, maxAnswerLength) }];
}

function withoutTags(text: string): string {
  return text
    .slice(0, 8000)
    .replace(/<[^<>]*>/gu, ' ')
    .replace(/&nbsp;/gu, ' ')
    .replace(/&amp;/gu, '&');
}
