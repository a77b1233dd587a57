import { describe, expect, test } from 'vitest';
import { picturePlaces } from '../../templates-data/model/pictures.ts';
import { websiteDataIssues as issues } from './website-data-issues.ts';
import { WebsiteData } from './website-data.ts';

const reference = { hash: 'a'.repeat(32), width: 10, height: 10 };

describe('a picture', () => {
  const places = Object.keys(picturePlaces).filter(
    (place) => place !== 'logo' && place !== 'opening',
  );

  test.each(places)(
    'of the place %s is a reference, one of the set, an upload, or none',
    (place) => {
      for (const picture of [reference, { set: 'surgery' }, { set: '' }, null])
        expect(issues({ pictures: { [place]: picture } })).toEqual({});
      const { width = 0, height = 0, base64 = 0 } = picturePlaces[place] ?? {};
      const upload = { type: 'image/webp', width, height, base64: 'A'.repeat(base64) };
      expect(issues({ pictures: { [place]: upload } })).toEqual({});
      for (const tooMuch of [
        { width: width + 1 },
        { height: height + 1 },
        { base64: `${upload.base64}AAAA` },
      ])
        expect(
          issues({ pictures: { [place]: { ...upload, ...tooMuch } } })[`pictures.${place}`],
        ).toMatch(/must be a WebP, PNG or JPEG picture of at most \d+ by \d+ pixels/u);
    },
  );

  test('says what it shows, and which point stays in sight', () => {
    const words = { alt: 'A boat', focus: { x: 0, y: 1 } };
    expect(
      issues({
        opening: { ...reference, ...words },
        pictures: { about: { set: 'a', ...words } },
      }),
    ).toEqual({});
    for (const wrong of [
      { focus: { x: 1.1, y: 0 } },
      { focus: { x: 0 } },
      { alt: 'x'.repeat(161) },
    ])
      expect(Object.keys(issues({ opening: { ...reference, ...wrong } }))).toHaveLength(1);
  });

  test('of the set is not a logo, and its name is not a path', () => {
    expect(issues({ logo: { set: 'surgery' } })).toHaveProperty(['logo']);
    expect(issues({ opening: { set: '../secret' } })).toEqual({
      'opening.set': 'The trade has no picture of that name',
    });
    expect(Object.keys(issues({ pictures: { about: { set: 'A b' } } }))).toHaveLength(1);
  });

  test('is stored as a reference or a choice only', () => {
    const upload = { type: 'image/webp', width: 1, height: 1, base64: 'UklG' };
    for (const data of [{ logo: upload }, { opening: upload }, { pictures: { about: upload } }])
      expect(issues(data, WebsiteData)).not.toEqual({});
  });
});
