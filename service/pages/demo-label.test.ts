import { afterEach, describe, expect, test } from 'vitest';
import { readWords } from '../template-data.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { labelTexts, type DemoMaker } from '../../templates-data/model/demo-label.ts';
import { languages, type Language } from '../../templates-data/model/languages.ts';

const maker: DemoMaker = {
  name: 'North Studio',
  tone: 'light',
  website: 'https://www.north.example/',
  phone: '+1 617 555 0142',
  email: 'hello@north.example',
};

const textsFor = (
  client: string,
  by: DemoMaker | undefined = maker,
  language: Language = 'en',
): Readonly<Record<string, string>> =>
  labelTexts({
    words: readWords(language),
    client,
    maker: by,
    website: 'https://www.halloran.example/home',
    base: '/demos/x',
  });

test.each(languages)('names only the agency and the client in %s', (language) => {
  const texts = textsFor('Halloran & Pike', maker, language);
  expect(texts['label.text']).toContain('North Studio');
  expect(texts['label.text']).toContain('Halloran & Pike');
  expect(texts['label.official']).not.toBe('');
  const all = Object.values(texts).join(' ');
  expect(all).not.toMatch(/[{}]|undefined/u);
});

test('reads "Concept by … for …" in English, and leads to the page about the demo', () => {
  const texts = textsFor('Halloran & Pike');
  expect(texts).toMatchObject({
    'label.text': 'Concept by North Studio for Halloran & Pike',
    'label.official': 'not the official website',
    'label.tone': 'light',
    'label.mark': 'N',
    'href.label': '/demos/x/about-this-page',
    'concept.theirs': 'The official website is halloran.example.',
    'href.maker': 'https://www.north.example/',
  });
});

test('says that it is a concept where the agency is not known', () => {
  const unknown = labelTexts({
    words: readWords('en'),
    client: 'Harbor',
    maker: undefined,
    website: '',
    base: '',
  });
  expect(unknown['label.text']).toBe('Concept for Harbor');
  expect(unknown['concept.who']).toMatch(/^An agency made/u);
  expect(unknown['concept.theirs']).toBe('');
  expect(unknown['label.tone']).toBe('dark');
});

test('leaves out a name without visible characters', () => {
  expect(textsFor(' \u200b\u2060 ')['label.text']).toBe('Concept by North Studio');
});

test.each([
  ['\u202egnp.exe', 'gnp.exe'],
  ['Har\u2069bor\u2067', 'Harbor'],
  ['Two\nlines', 'Two lines'],
  ['{agency} & {name}', '{agency} & {name}'],
  ['$& $1', '$& $1'],
])('keeps its words in order with the name %j', (name, shown) => {
  expect(textsFor(name)['label.text']).toBe(`Concept by North Studio for ${shown}`);
});

test('keeps a name that is written from right to left from turning the rest', () => {
  const text = textsFor('مكتب الميناء')['label.text'];
  expect(text).toBe('Concept by North Studio for \u2068مكتب الميناء\u2069');
});

describe('on the page', () => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());

  test('is in the served page, and follows the agency’s changes at once', async () => {
    app = createTestApp();
    const maker = app.visitor();
    await maker.signUp();
    const { json } = await maker.send('POST', '/api/demos', {
      name: 'Harbor',
      industry: 'law',
      websiteData: { businessName: 'Harbor' },
    });
    const path = `/demos/${String(json['uniqueId'])}`;
    const visitor = app.visitor();
    expect((await visitor.get(path)).text).toContain('Concept by Ada for Harbor');
    expect((await visitor.get(`/api${path}`)).json['demo']).toMatchObject({
      agency: { name: 'Ada', tone: 'dark' },
    });
    await maker.send('PATCH', '/api/agency', { name: 'North Studio', labelTone: 'quiet' });
    for (const page of ['', '/services', '/contact', '/about-this-page', '/nowhere']) {
      const { text } = await visitor.get(path + page);
      expect(text).toContain('Concept by North Studio for Harbor');
      expect(text).toContain(`href="${path}/about-this-page" data-tone="quiet"`);
    }
    expect((await visitor.get(`/api${path}`)).json['demo']).toMatchObject({
      agency: { name: 'North Studio', tone: 'quiet' },
    });
  });

  test('has one of three tones, and cannot be removed', async () => {
    app = createTestApp();
    const maker = app.visitor();
    await maker.signUp();
    for (const labelTone of ['none', '', null]) {
      const { status, json } = await maker.send('PATCH', '/api/agency', { labelTone });
      expect([status, Object.keys(json['fields'] ?? {})]).toEqual([422, ['labelTone']]);
    }
  });
});
