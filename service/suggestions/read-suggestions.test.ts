import { describe, expect, test } from 'vitest';
import { isEnough, readSuggestions } from './read-suggestions.ts';

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
    ['more than three', 'A a\nB b\nC c\nD d', ['A a', 'B b', 'C c']],
    ['characters that no page shows', 'One\u0000 \u001bhere', ['One here']],
    ['signs without a word', '---\n***\n…', []],
    ['Arabic', 'خبرة تثق بها', ['خبرة تثق بها']],
    ['a year, which is no number of a list', '1998 was our first year', ['1998 was our first year']],
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

test('there is enough as soon as the third line has ended', () => {
  expect(isEnough('slogan', 'One here\nTwo here\nThree he')).toBe(false);
  expect(isEnough('slogan', 'One here\nTwo here\nThree here\n')).toBe(true);
});
