import { describe, expect, test } from 'vitest';
import { choosePictures, type PictureValues } from '../../templates-data/model/demo-pictures.ts';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import {
  createKit,
  createPeople as people,
  createView,
  nameDemo as named,
} from '../testing/trade-demos.ts';

describe('pictures', () => {
  const stored = { hash: 'a1', width: 480, height: 100 };
  const view = (lists: DemoValues['lists'], overrides: DemoValues['overrides'] = {}) =>
    createView(named(overrides, lists));

  test('of the set stand in their places until the agency chooses others', () => {
    const { texts, lists } = view({}, { industry: 'law' });
    expect([texts['opening.src'], texts['about.src'], texts['banner.src']]).toEqual([
      '/room.webp',
      '/door.webp',
      '',
    ]);
    expect(lists['services']?.[0]).toMatchObject({ src: '/room.webp', alt: '' });
    const chosen = view({
      opening: { set: 'door', alt: 'A door' },
      pictures: { about: { set: '' }, banner: { set: 'room' }, service1: { set: 'nothing' } },
      services: [{ name: 'Boats', text: '' }],
    });
    expect(chosen.texts).toMatchObject({
      'opening.src': '/door.webp',
      'opening.alt': 'A door',
      'opening.srcset': '/room.webp 800w',
      'about.src': '',
      'banner.src': '/room.webp',
    });
    // The trade's own picture replaces one that the industry no longer has.
    expect(chosen.lists['services']).toMatchObject([{ src: '/room.webp' }]);
  });

  test('that are engravings stand beside the words, where the design has that, and are darkened under them', () => {
    const demo = named({ industry: 'medical' }, { trade: 'vet' });
    const kit = createKit(demo);
    const room = kit.industry.pictures['room'];
    if (!room) throw new Error('the kit of tests has a room');
    const pictures = { room: { ...room, isPlate: true, isBeside: true } };
    const { texts } = choosePictures(
      demo,
      { ...kit, industry: { ...kit.industry, pictures } },
      '/demos/x',
    );
    expect(texts).toMatchObject({ 'opening.class': 'opening plate', 'opening.beside': 'yes' });
    expect(choosePictures(demo, kit, '/demos/x').texts).not.toHaveProperty('opening.class');
  });

  test('of a trade come as lines where no photograph is wanted; else the lines of its industry', () => {
    const demo = named({ industry: 'medical', layout: 'minimal' }, { trade: 'vet' });
    const kit = createKit(demo);
    const lines = { src: '/clinic.svg', width: 1000, height: 980 };
    const tooth = { ...kit.industry.pictures['room'], isPlate: true };
    const pictureTexts = (pictures: object): PictureValues['texts'] =>
      choosePictures(
        demo,
        {
          ...kit,
          industry: {
            ...kit.industry,
            drawing: { ...lines, name: 'contours', isOwn: false },
            pictures: { ...kit.industry.pictures, ...pictures },
          },
        },
        '/demos/x',
      ).texts;
    expect(pictureTexts({})).toMatchObject({
      'drawing.src': '/clinic.svg',
      'drawing.contours': 'yes',
    });
    expect(pictureTexts({})).not.toHaveProperty('drawing.isOwn');
    const own = { ...lines, src: '/plate-tooth.svg' };
    // The second picture of the trade; those of other trades are not shown.
    expect(pictureTexts({ door: { ...tooth, drawing: own } })).toMatchObject({
      'drawing.src': '/plate-tooth.svg',
      'drawing.isOwn': 'yes',
    });
    expect(pictureTexts({ loaves: { ...tooth, drawing: own } })['drawing.src']).toBe('/clinic.svg');
  });

  test('of the client stand at the demo, with their words and without the set’s sizes', () => {
    const { texts, lists } = view({
      opening: { ...stored, alt: 'The quay' },
      pictures: {
        about: stored,
        person1: stored,
        gallery2: stored,
        gallery1: stored,
        service1: { ...stored, alt: 'A boat' },
      },
      people: people(2),
      services: [{ name: 'Boats', text: '' }],
    });
    expect(texts).toMatchObject({
      'opening.src': '/demos/x/opening-a1.webp',
      'opening.alt': 'The quay',
      'opening.srcset': '',
      'opening.class': 'opening',
      'about.src': '/demos/x/about-a1.webp',
    });
    expect(lists['people']).toMatchObject([
      { src: '/demos/x/person1-a1.webp', initials: 'P1' },
      { src: '', initials: 'P2' },
    ]);
    expect(lists['services']).toMatchObject([{ src: '/demos/x/service1-a1.webp', alt: 'A boat' }]);
    expect(lists['gallery']?.map(({ place }) => place)).toEqual(['gallery1', 'gallery2']);
  });

  test('are found below /api on a host of files alone, and at the demo that has them', () => {
    const demo = named({}, { opening: stored });
    const { texts } = createView(demo, { picturesBelow: '/api/demos', picturesOf: 'y' });
    expect(texts['opening.src']).toBe('/api/demos/y/opening-a1.webp');
  });

  test('of the client’s present website are named as such', () => {
    const sourceUrl = 'https://www.harbor.example/a';
    expect(view({ opening: stored, sourceUrl }).texts['concept-note']).toContain(
      'Pictures: harbor.example.',
    );
    expect(view({ sourceUrl }).texts['concept-note']).not.toContain('harbor.example');
  });

  test('a hero for which the agency chose no photograph keeps its drawing', () => {
    for (const choice of [
      { layout: 'minimal' },
      { heroImageStyle: 'pattern' },
      { heroImageStyle: 'none' },
    ])
      expect(view({ opening: stored }, choice).texts['opening.class'] ?? '').toBe('');
  });

  test('keep the focal point that the agency chose', () => {
    const demo = named(
      {},
      {
        opening: { ...stored, focus: { x: 0.4, y: 0.333 } },
        pictures: {
          about: { set: 'door', focus: { x: 0, y: 1 } },
          gallery2: stored,
          gallery5: { ...stored, focus: { x: 1, y: 0.5 } },
        },
      },
    );
    expect(choosePictures(demo, createKit(demo), '/demos/x').focus).toEqual({
      '--focus-opening': '40% 33%',
      '--focus-about': '0% 100%',
      '--focus-gallery2': '100% 50%',
    });
  });

  test('a wide logo replaces the name, and a square one has the name beside it', () => {
    expect(view({ logo: stored }).texts).toMatchObject({
      'logo.src': '/demos/x/logo-a1.webp',
      'logo.alt': 'Harbor',
      'logo.name': '',
      'logo.width': '211',
      'logo.height': '44',
    });
    expect(view({ logo: { ...stored, width: 100 } }).texts).toMatchObject({
      'logo.alt': '',
      'logo.name': 'Harbor',
    });
    expect(view({}).texts).toMatchObject({ 'logo.src': '', 'logo.name': 'Harbor' });
  });

  test('the footer, which is dark, shows only a logo for dark grounds', () => {
    expect(view({ logo: { ...stored, background: 'light' } }).texts).toMatchObject({
      'logo.foot': '',
      'logo.footName': 'Harbor',
    });
    expect(view({ logo: { ...stored, background: 'dark' } }).texts).toMatchObject({
      'logo.foot': '/demos/x/logo-a1.webp',
      'logo.footName': '',
    });
  });
});
