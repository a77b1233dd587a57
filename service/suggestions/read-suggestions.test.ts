import { describe, expect, test } from 'vitest';
import { createEvidence } from './check-claims.ts';
import { readFounded, readSuggestions } from './read-suggestions.ts';

const read = (written: string): readonly string[] => readSuggestions('slogan', written);

describe('readSuggestions', () => {
  test.each([
    ['plain lines', 'One here\nTwo here\nThree here', ['One here', 'Two here', 'Three here']],
    [
      'numbers, bullets and quotes',
      '1. "One here"\n- “Two here”\n(3) «Three here»',
      ['One here', 'Two here', 'Three here'],
    ],
    ['an announcement', 'Here are three slogans:\n\nOne here', ['One here']],
    ['markup', '**One** here\n<b>Two</b> <script>here', ['One here', 'Two here']],
    ['a label', 'Slogan 1: One here', ['One here']],
    ['thoughts', '<think>Maybe a pun?\nNo.</think>\nOne here', ['One here']],
    ['thoughts that are not ended', '<think>Maybe a pun?\nNo.', []],
    ['the same text twice', 'One here\nOne here', ['One here']],
    ['characters that no page shows', 'One\u0000 \u001bhere', ['One here']],
    ['signs without a word', '---\n***\n…', []],
    ['Arabic', 'خبرة تثق بها', ['خبرة تثق بها']],
    [
      'a year, which is no number of a list',
      '1998 was our first year',
      ['1998 was our first year'],
    ],
  ])('%s', (_, written, expected) => {
    expect(read(written)).toEqual(expected);
  });

  test('a text that is too long ends at a word within the limit of its field', () => {
    const [text = ''] = readSuggestions(
      'callToAction',
      'Book your very first free consultation with us today',
    );
    expect(text).toBe('Book your very first free consultation');
    expect(readSuggestions('callToAction', 'x'.repeat(90))).toEqual(['x'.repeat(40)]);
  });
});

describe('readFounded', () => {
  const facts = { evidence: createEvidence(['Harbor Dental in Leeds']), language: 'en' } as const;
  const founded = (written: string, isWhole: boolean): readonly string[] =>
    readFounded('slogan', written, facts, isWhole);

  test('waits for the end of a line, and takes three at most', () => {
    expect(founded('One here\nTwo here\nMore he', false)).toEqual(['One here', 'Two here']);
    expect(founded('One here\nTwo here\nMore here', true)).toEqual([
      'One here',
      'Two here',
      'More here',
    ]);
    expect(founded('A a\nB b\nC c\nD d\n', false)).toEqual(['A a', 'B b', 'C c']);
  });

  test('passes over what claims more than is known', () => {
    expect(
      founded('The best in Leeds\nDental care in Leeds\nDental care in York\n', false),
    ).toEqual(['Dental care in Leeds']);
  });
});
