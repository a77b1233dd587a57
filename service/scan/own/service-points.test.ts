import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { toFoundServices } from '../lists/service-words.ts';
import { findServiceDetails } from './find-service-details.ts';

/** The description of "Clocks" on a page. */
function describeClocks(html: string): string | undefined {
  const page = readPage(html, new URL('https://brenner.example/'));
  const services = toFoundServices(['Clocks', 'Watches'], 'heading', 0.7);
  return findServiceDetails([{ page, kind: 'home' }], services)?.value[0]?.description;
}
const list = (...points: readonly string[]): string =>
  `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;

describe('the points below a service', () => {
  test('describe it when no sentence does', () => {
    expect(
      describeClocks(
        `<h3>Clocks</h3>${list('✓ Cleaning;', 'New springs')}<h3>Watches</h3>${list('Straps', 'Glass')}`,
      ),
    ).toBe('Cleaning · New springs');
  });

  test('come after a sentence', () => {
    const sentence = 'We clean every clock, and we replace what is worn.';
    expect(describeClocks(`<h3>Clocks</h3><p>${sentence}</p>${list('Cleaning', 'Springs')}`)).toBe(
      sentence,
    );
  });

  test('are cut between two of them', () => {
    const points = Array.from(
      { length: 12 },
      (_, index) => `Repair of old parts ${'i'.repeat(index + 1)}`,
    );
    const joined = describeClocks(`<h3>Clocks</h3>${list(...points)}`) ?? '';
    expect(joined.length).toBeLessThanOrEqual(300);
    expect(joined.split(' · ').every((one) => points.includes(one))).toBe(true);
  });

  test.each([
    ['one point', list('Cleaning')],
    ['a telephone number', list('Cleaning', '0113 496 0000')],
    ['prices', list('Cleaning £ 40', 'Springs £ 60')],
    ['opening days', list('Monday', 'Tuesday')],
    ['buttons', list('Read more', 'Contact us')],
    ['the list of the next part', `<h3>Our shop</h3>${list('Cleaning', 'Springs')}`],
  ])('are not %s', (_what, html) => {
    expect(describeClocks(`<h3>Clocks</h3>${html}`)).toBeUndefined();
  });
});
