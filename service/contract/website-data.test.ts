import { describe, expect, test } from 'vitest';
import { listCases } from '../../templates-data/model/client-lists.cases.ts';
import { readLists } from '../../templates-data/model/client-lists.ts';
import { listNames, listRules, type TextRule } from '../../templates-data/model/content-rules.ts';
import { toWebsiteData } from '../../templates-data/model/website-data.ts';
import { textKeys } from '../../templates-data/model/text-keys.ts';
import { websiteDataIssues as issues } from './website-data-issues.ts';
import { SentWebsiteData, WebsiteData } from './website-data.ts';

describe('what a demo is sent and stored as', () => {
  test.each(listCases)(
    '$outcome: accepted, and read again it is the same',
    ({ overrides, lists }) => {
      const sent: unknown = JSON.parse(JSON.stringify(toWebsiteData(overrides, lists)));
      const stored = WebsiteData.parse(SentWebsiteData.parse(sent));
      expect(readLists(stored)).toEqual(lists);
    },
  );

  test('null takes a list, a text, a picture or a choice back', () => {
    const none = {
      ...Object.fromEntries(listNames.map((name) => [name, null])),
      texts: { 'about.text': null },
      sections: null,
      hiddenPages: null,
      samples: null,
      trade: null,
      founded: null,
      locality: null,
      booking: null,
      pictures: { about: null },
      logo: null,
      opening: null,
    };
    expect(issues(none)).toEqual({});
    expect(readLists(SentWebsiteData.parse(none))).toEqual({ texts: { 'about.text': null } });
  });
});

const rules = listNames.flatMap((list) =>
  Object.entries<TextRule>(listRules[list].texts).map(([key, rule]) => ({ list, key, ...rule })),
);

describe('a text of an item', () => {
  const makeItem = (list: (typeof rules)[number]['list'], key: string, value: unknown): object => ({
    ...Object.fromEntries(
      Object.entries<TextRule>(listRules[list].texts).map(([name, { kind }]) => [
        name,
        kind === 'address' ? 'https://network.example/' : kind === 'date' ? '2027-03-14' : name,
      ]),
    ),
    [key]: value,
  });
  const refused = (
    list: (typeof rules)[number]['list'],
    key: string,
    value: unknown,
  ): string | undefined => issues({ [list]: [makeItem(list, key, value)] })[`${list}.0.${key}`];

  test.each(rules)(
    '$list, $key: takes $max characters, and is told what is wrong with more',
    (rule) => {
      const { list, key, kind, label, max } = rule;
      const full =
        kind === 'address'
          ? `https://network.example/${'x'.repeat(max - 24)}`
          : kind === 'date'
            ? '2027-03-14'
            : key === 'network'
              ? key.padEnd(max, 'x')
              : '🙂'.repeat(max);
      expect(refused(list, key, full)).toBeUndefined();
      expect(refused(list, key, `${full}x`)).toBe(
        kind === 'address'
          ? `${label} must be a web address of at most ${max} characters`
          : kind === 'date'
            ? `${label} must be a day like 2027-03-14`
            : `${label} is ${max + 1} characters, the limit is ${max}`,
      );
      expect(refused(list, key, 7)).toBe(`${label} must be text`);
      if (kind === 'address')
        expect(refused(list, key, 'javascript:alert(1)')).toMatch(
          /must be a web address|is not a page of the network/u,
        );
      else if (kind !== 'date')
        expect(refused(list, key, 'a\u0007')).toBe(
          `${label} contains characters that cannot be shown`,
        );
    },
  );

  test.each(rules.filter(({ required }) => required))(
    '$list, $key: must not be left out',
    ({ list, key, kind }) => {
      expect(refused(list, key, kind === 'address' ? '' : ' ')).toMatch(
        /must (?:not be blank|be a web address|be a day)|is not a page/u,
      );
    },
  );

  test.each(listNames)('%s: one more than fit is refused', (name) => {
    const { max, label } = listRules[name];
    const item = makeItem(name, 'no other', '');
    expect(issues({ [name]: Array.from({ length: max }, () => item) })).toEqual({});
    expect(issues({ [name]: Array.from({ length: max + 1 }, () => item) })).toEqual({
      [name]: `${label}: at most ${max} fit`,
    });
    expect(issues({ [name]: 'text' })).toEqual({ [name]: `${label} must be a list` });
  });
});

describe('a replaced text', () => {
  test.each(Object.entries(textKeys))(
    '%s takes as many characters as fit, and no more',
    (key, rule) => {
      const { max, label, needed } = rule;
      expect(issues({ texts: { [key]: '🙂'.repeat(max) } })).toEqual({});
      expect(issues({ texts: { [key]: 'x'.repeat(max + 1) } })).toEqual({
        [`texts.${key}`]: `${label} is ${max + 1} characters, the limit is ${max}`,
      });
      expect(issues({ texts: { [key]: null } })).toEqual(
        needed ? { [`texts.${key}`]: `${label} must not be blank` } : {},
      );
      expect(issues({ texts: { [key]: ' ' } })).toEqual(
        needed ? { [`texts.${key}`]: `${label} must not be blank` } : {},
      );
    },
  );

  test('that the template could not be used without cannot be emptied by an old row either', () => {
    expect(readLists({ texts: { 'contact.formSubmit': '', 'hero.eyebrow': '' } }).texts).toEqual({
      'hero.eyebrow': null,
    });
  });
});
