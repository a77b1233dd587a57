import { describe, expect, it } from 'vitest';
import { knownGroup, matches } from './filter-list.ts';

const groups = ['Family Law', 'Estate Planning'];
const text = 'Étienne Caron Partner Family Law & Estate Planning He settles nine files in ten.';

describe('matches', () => {
  it.each([
    ['nothing asked for', '', '', true],
    ['a word of the text', 'partner', '', true],
    ['part of a word, in any case', 'SETTL', '', true],
    ['accents left out', 'etienne', '', true],
    ['accents that the text does not have', 'cáron', '', true],
    ['words in another order', 'law  family', '', true],
    ['one word that is missing', 'family tax', '', false],
    ['a group of the card', '', 'Estate Planning', true],
    ['a group in another case', '', 'estate planning', true],
    ['a group of other cards', '', 'Corporate Law', false],
    ['the right word in the wrong group', 'etienne', 'Corporate Law', false],
    ['signs that are not a pattern', 'nine (files', '', false],
  ])('%s', (_, query, choice, expected) => {
    expect(matches(text, groups, query, choice)).toBe(expected);
  });
});

describe('knownGroup', () => {
  it('returns the group in the page’s spelling', () => {
    expect(knownGroup('family law', groups)).toBe('Family Law');
  });
  it('returns no group without cards', () => {
    expect(knownGroup('Astrology', groups)).toBe('');
    expect(knownGroup(null, groups)).toBe('');
  });
});
