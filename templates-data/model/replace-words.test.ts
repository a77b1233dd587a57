import { describe, expect, test } from 'vitest';
import { replaceInMarkdown, replaceInText, wordings, type Wording } from './replace-words.ts';

function getWording(industry: string): Wording {
  const wording = wordings[industry];
  if (!wording) throw new Error(`no wording for ${industry}`);
  return wording;
}
const medical = getWording('medical');
const technology = getWording('technology');
const realEstate = getWording('real-estate');

describe('in plain text', () => {
  test.each([
    ['legal advice about the law', 'medical advice about medicine'],
    ['The law is not helpless.', 'Medicine is not helpless.'],
    ['Law and LEGAL and law', 'Medicine and MEDICAL and medicine'],
    [
      'our law firm, two law firms, the law office',
      'our medical practice, two medical practices, the medical practice',
    ],
    ['Law Firm of the Year', 'Medical Practice of the Year'],
    ['Ask a lawyer; ask your attorneys.', 'Ask a specialist; ask your specialists.'],
    ["the lawyer's notes, the attorneys' room", "the specialist's notes, the specialists' room"],
    ['the laws of a province', 'the rules of a province'],
    [
      'mow the lawn, find the flaw, an unlawful claw',
      'mow the lawn, find the flaw, an unlawful claw',
    ],
    [
      'lawful, lawsuit, outlaw, bylaw, paralegal, illegal',
      'lawful, lawsuit, outlaw, bylaw, paralegal, illegal',
    ],
    ['common-law partners and a mother-in-law', 'common-law partners and a mother-in-law'],
    ['an attorney-at-law', 'an attorney-at-law'],
    ['a power of attorney, powers of attorney', 'a power of attorney, powers of attorney'],
    ['the Law Society and a law school', 'the Law Society and a law school'],
    ['(law)/“legal”, law.', '(medicine)/“medical”, medicine.'],
    ['it costs $& and $1 of legal fees', 'it costs $& and $1 of medical fees'],
    ['law_firm and law2', 'law_firm and law2'],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(replaceInText(text, medical)).toBe(expected);
  });

  test('the article fits the new word', () => {
    expect(replaceInText('A lawyer and an attorney meet a law firm.', technology)).toBe(
      'An engineer and an engineer meet a technology company.',
    );
    expect(replaceInText('An attorney writes.', medical)).toBe('A specialist writes.');
  });

  test('two words have title case in place of a word in title case', () => {
    expect(replaceInText('Family Law', realEstate)).toBe('Family Real Estate');
    expect(replaceInText('Law is slow.', realEstate)).toBe('Real estate is slow.');
    expect(replaceInText('LAW OFFICE', realEstate)).toBe('REAL ESTATE BROKERAGE');
  });

  test('dollar signs in a wording are literal', () => {
    expect(replaceInText('law and legal', { ...medical, field: '$&', adjective: "$1$'" })).toBe(
      "$& and $1$'",
    );
  });

  test('no wording contains a word that would be replaced again', () => {
    for (const wording of Object.values(wordings)) {
      for (const word of Object.values(wording))
        expect(replaceInText(String(word), medical)).toBe(word);
    }
  });
});

describe('in Markdown', () => {
  test.each([
    ['## Family law\n\nLegal **law** text.', '## Family medicine\n\nMedical **medicine** text.'],
    [
      '[law](/law/legal) and ![legal](law.png "law")',
      '[medicine](/law/legal) and ![medical](law.png "law")',
    ],
    ['`law` and ``legal ` law``', '`law` and ``legal ` law``'],
    ['```law\nlegal\n```\nlaw', '```law\nlegal\n```\nmedicine'],
    [
      '[a law][law-1]\n\n[law-1]: https://law.example/legal',
      '[a medicine][law-1]\n\n[law-1]: https://law.example/legal',
    ],
    [
      '<span class="law">law</span> <https://law.example>',
      '<span class="law">medicine</span> <https://law.example>',
    ],
    ['- law\n- legal', '- medicine\n- medical'],
    ['[law (old)](</a b>) law', '[medicine (old)](</a b>) medicine'],
  ])('%j becomes %j', (markdown, expected) => {
    expect(replaceInMarkdown(markdown, medical)).toBe(expected);
  });
});
