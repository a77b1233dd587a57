import { describe, expect, test } from 'vitest';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import { createView, nameDemo } from '../testing/trade-demos.ts';
import { anchorState, findPlace, findItemName, type Anchor } from './anchors.ts';

const about = (quote: string, section = 'services', item: string | null = null): Anchor => ({
  section,
  item,
  quote,
  place: null,
});
const placed = (anchor: Anchor, demo: DemoValues): Anchor => ({
  ...anchor,
  place: findPlace(anchor, createView(demo)),
});
const withServices = (...services: { name: string; text: string }[]): DemoValues =>
  nameDemo({ slogan: 'Steady counsel, plain words' }, { services });

const wills = { name: 'Wills', text: 'We write them.' };
const trusts = { name: 'Trusts', text: 'We keep them.' };

describe('a comment on words of an item', () => {
  const demo = withServices(wills, trusts);
  const anchor = placed(about('We write them.', 'services', 'Wills'), demo);

  test('finds them by the item, also when it has moved', () => {
    expect(anchor.place).toBe('services[].text');
    expect(anchorState(anchor, createView(demo))).toBe('there');
    expect(anchorState(anchor, createView(withServices(trusts, wills)))).toBe('there');
  });

  test.each([
    ['the words are others', withServices({ ...wills, text: 'We draft them.' }, trusts)],
    ['another item says the same', withServices({ ...trusts, text: wills.text })],
    ['there are two of it', withServices(wills, wills, trusts)],
    [
      'the section is hidden',
      nameDemo({}, { ...demo.lists, sections: { '/': { hidden: ['services'], order: [] } } }),
    ],
  ])('is about something that has changed where %s', (_, edited) => {
    expect(anchorState(anchor, createView(edited))).toBe('changed');
  });
});

describe('a comment on other words', () => {
  test('finds a headline, and loses it with its words', () => {
    const demo = nameDemo({ slogan: 'Steady counsel, plain words' });
    const anchor = placed(about('Steady counsel,', 'hero'), demo);
    expect(anchorState(anchor, createView(demo))).toBe('there');
    const edited = nameDemo({ slogan: 'Counsel that stays, plain words' });
    expect(anchorState(anchor, createView(edited))).toBe('changed');
  });

  test('is about the section where the words stand nowhere by themselves', () => {
    const demo = withServices(wills);
    const anchor = placed(about('half of a sent'), demo);
    expect(anchor.place).toBeNull();
    expect(anchorState(anchor, createView(demo))).toBe('section');
  });

  test('goes with its page and its section', () => {
    const anchor = about('x', 'gallery');
    expect(anchorState(anchor, undefined)).toBe('changed');
    expect(anchorState(anchor, createView(nameDemo()))).toBe('changed');
    expect(anchorState({ ...anchor, section: 'footer' }, createView(nameDemo()))).toBe('section');
  });

  test('takes the position of an item for its name', () => {
    expect(findItemName('1', 'services', createView(withServices(wills, trusts)))).toBe('Trusts');
    expect(findItemName('9', 'services', createView(withServices(wills)))).toBe('9');
  });
});

/** A seeded pseudorandom generator, so that a failure can be repeated. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Entry {
  readonly id: number;
  readonly name: string;
  readonly text: string;
}

/** Few different words, so that edits make many equal texts. */
const names = ['Wills', 'Trusts', 'Deeds', 'Leases'];
const texts = ['We write them.', 'We keep them.', 'Ask us.', 'By appointment.'];

test('500 random edits pin no comment to a lookalike', () => {
  const random = createRandom(24);
  const pick = (from: readonly string[]): string => from[random(from.length)] ?? '';
  let nextId = 0;
  const make = (): Entry => ({ id: nextId++, name: pick(names), text: pick(texts) });
  let entries: Entry[] = [make(), make(), make(), make()];
  let [lead, more] = [pick(texts), pick(texts)];
  const demo = (): DemoValues =>
    nameDemo(
      { description: lead },
      {
        services: entries.map(({ name, text }) => ({ name, text })),
        texts: { 'about.text': more, 'services.lead': lead },
      },
    );
  /** Comments with the id of the item, or the name of the text, that they are about. */
  let comments: { anchor: Anchor; id: number | 'about.text'; words: string }[] = [];
  const edits = [
    () => entries.push(make()),
    () => entries.splice(random(entries.length + 1), 0, make()),
    () => entries.splice(random(entries.length), entries.length > 2 ? 1 : 0),
    () => entries.reverse(),
    () => entries.push(entries.shift() ?? make()),
    () => edit((one) => ({ ...one, text: pick(texts) })),
    () => edit((one) => ({ ...one, name: pick(names) })),
    () => (lead = pick(texts)),
    () => (more = pick(texts)),
  ];
  function edit(change: (one: Entry) => Entry): void {
    const at = random(entries.length);
    entries = entries.map((one, index) => (index === at ? change(one) : one));
  }

  let [pinned, wrong, lost] = [0, 0, 0];
  for (let step = 0; step < 500; step += 1) {
    const target = entries[random(entries.length)];
    if (target) {
      const { id, name, text } = target;
      const isText = random(4) === 0;
      const anchor = isText ? about(more, 'about') : about(text, 'services', name);
      comments.push({
        anchor: placed(anchor, demo()),
        id: isText ? 'about.text' : id,
        words: isText ? more : text,
      });
    }
    edits[random(edits.length)]?.();
    const view = createView(demo());
    // Comments that the edit has changed stay changed.
    const before = comments.length;
    comments = comments.filter(({ anchor }) => anchorState(anchor, view) !== 'changed');
    lost += before - comments.length;
    for (const { anchor, id, words } of comments) {
      if (anchorState(anchor, view) !== 'there') continue;
      pinned += 1;
      const shown = entries.filter(({ name, text }) => name === anchor.item && text === words);
      const isRight =
        id === 'about.text' ? more === words : shown.length === 1 && shown[0]?.id === id;
      if (!isRight) wrong += 1;
    }
  }
  expect(wrong).toBe(0);
  expect(pinned).toBeGreaterThan(500);
  expect(lost).toBeGreaterThan(100);
});
