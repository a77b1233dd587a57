import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findPeople } from './find-people.ts';

const people = (html: string, path = ''): readonly string[] | undefined =>
  findPeople([readPage(html, new URL(`https://firm.example/${path}`))], 'Tallow Yard')?.values.map(
    ({ name, title }) => `${name}|${title}`,
  );
const life =
  'has worked with children for many years. She is a member of the guild, and loves to walk by the sea.';

describe('a card of the team', () => {
  test.each([
    [
      'repeats the name, though its last word is a trade or a crew',
      `<h2>Our team</h2><h3>Sara Baker</h3><p>Sara Baker ${life}</p><h3>Becky Crew</h3><p>Becky ${life}</p>`,
      ['Sara Baker|', 'Becky Crew|'],
    ],
    [
      'stands alone of its kind, above a life',
      `<h3>Meet our team</h3><div class="bio ian"><h4>Ian W. Tallow</h4><p>In the firm, Ian is the one who reads contracts. He is from Leeds, where his family lives.</p></div>`,
      ['Ian W. Tallow|'],
    ],
    [
      'begins with the name and degrees or a second sentence part',
      `<h2>Meet the team</h2><p>Carol Weller, RDA, ${life}</p><p>Karen Weller, or “aunt Karen”, ${life}</p>`,
      ['Carol Weller|RDA', 'Karen Weller|'],
    ],
    [
      'shows what a doctor is for',
      '<h2>Nossos dentistas</h2><h3>Dr. César Tallo</h3><p>Especialista em cirurgia</p><h3>Dra Ana de A. Vela</h3><p>Clinico Geral</p>',
      ['Dr. César Tallo|Especialista em cirurgia', 'Dra Ana de A. Vela|Clinico Geral'],
    ],
    [
      'has a profession before the name',
      '<h2>Nasz zespół</h2><h4>lek. wet. Michał Tarski</h4><p>Chirurgia</p><h4>tech. wet. Kinga Tarska</h4><p>Technik weterynarii</p>',
      ['tech. wet. Kinga Tarska|Technik weterynarii', 'lek. wet. Michał Tarski|Chirurgia'],
    ],
    [
      'is marked, with a first name or a name that is also a trade',
      '<div class="team-card"><div class="team-name">Berda</div><div class="team-role">Die gute Seele beim Frühstück</div></div><div class="team-card"><div class="team-name">Lars Gioielli</div><div class="team-role">Fondatore</div></div>',
      ['Lars Gioielli|Fondatore', 'Berda|Die gute Seele beim Frühstück'],
    ],
  ])('%s', (_case, html, expected) => {
    expect(people(html)).toEqual(expected);
  });

  test('needs no heading of the team on a page about it', () => {
    const html = `<h2>Clara Reeve</h2><p>Clara ${life}</p>`;
    expect(people(html, 'meet-the-team.html')).toEqual(['Clara Reeve|']);
    expect(people(html, 'news/sponsors.html')).toBeUndefined();
    expect(people(html, 'our-treatments.html')).toBeUndefined();
    expect(people(html, 'about.html')).toBeUndefined();
  });
});

describe('no person is', () => {
  test.each([
    [
      'the crew itself',
      '<h2>Kitchen Crew</h2><p>We cook with what the farms around us bring, every day of the week.</p>',
    ],
    [
      'a firm of bakers',
      '<h2>Our partners</h2><h3>Tallow Baker</h3><p>Tallow bread is made by hand in the old mill, and it is sold here every day.</p>',
    ],
    [
      'a town at the beginning of a text about the team',
      '<h2>Our team</h2><p>San Vela, our home for thirty years, is where most of the work is done today.</p>',
    ],
    [
      'a wine, an inn, a street or a horse',
      '<h2>Unser Team</h2><h3>Blauer Tallinger</h3><p>Blauer Tallinger reift zwei Jahre, und seine Farbe ist tief wie die Nacht.</p><h3>Alter Markt</h3><p>Der Alter Markt liegt mitten in der Stadt, seine Häuser sind sehr gefragt.</p>',
    ],
    [
      'a position beside another position',
      '<div><div class="position">Perito Clasificador de Granos</div><div class="position">Socio Gerente</div></div>',
    ],
    [
      'the opening of a sentence',
      '<h2>Team</h2><p>After Ann qualified she moved back home, where she had been born and had her friends.</p>',
    ],
  ])('%s', (_case, html) => {
    expect(people(html)).toBeUndefined();
  });
});

describe('names below an office of several people', () => {
  test.each([
    [
      '<p>Deacons<br>Tom Field and<br>Joe Harrow<br>In Residence<br>Msgr. Ed P Weller<br>and Fr. Max Ferris<br>Phone</p>',
      [
        'Tom Field|Deacon',
        'Joe Harrow|Deacon',
        'Msgr. Ed P Weller|In Residence',
        'Fr. Max Ferris|In Residence',
      ],
    ],
    [
      '<p>Gérants :<br>Aline Duterre et<br>Luc Tanneur<br>Tél.</p>',
      ['Aline Duterre|Gérant', 'Luc Tanneur|Gérant'],
    ],
  ])('hold it: %s', (html, expected) => {
    expect(people(html)).toEqual(expected);
  });

  test.each([
    '<p>Electricians<br>Milton Keynes<br>San Vela</p>',
    '<p>Partners<br>Globex Systems<br>Initech</p>',
    '<p>Our partners<br>Tallow Boch<br>Hans Velane</p>',
    '<p>In Residence<br>Vela Quartet<br>Trio Tallow</p>',
  ])('are not read where they are towns or firms: %s', (html) => {
    expect(people(html)).toBeUndefined();
  });
});
