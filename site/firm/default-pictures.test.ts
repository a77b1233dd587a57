import { expect, it } from 'vitest';
import { templateIndustries } from '../../templates-data/model/industries.ts';
import { picturePlaces } from '../../templates-data/model/pictures.ts';
import { widthsOf } from './picture-files.ts';
import { defaultPictures, pictureSet } from './pictures.ts';

it('offers at least six pictures for every industry, all of which are there', () => {
  for (const industry of templateIndustries) {
    const names = pictureSet(industry).map(({ of }) => of);
    expect(new Set(names).size, industry).toBeGreaterThanOrEqual(6);
    for (const name of names) expect(widthsOf(name, 'webp'), `${industry}: ${name}`).not.toHaveLength(0);
  }
});

it('fills places of a demo from the set of its own industry only', () => {
  for (const industry of templateIndustries) {
    const names = pictureSet(industry).map(({ of }) => of);
    for (const [place, name] of Object.entries(defaultPictures(industry))) {
      expect(picturePlaces[place], `${industry}: ${place}`).toBeDefined();
      expect(names, `${industry}: ${place}`).toContain(name);
    }
  }
});

it("shows no house of the realtor's in hospitality, no tower of finance beside builders and advisers, and no photograph in general", () => {
  const shownIn = (industry: string): readonly string[] => Object.values(defaultPictures(industry));
  for (const house of ['villa', 'pool', 'terrace', 'room', 'barn'])
    expect(shownIn('hospitality')).not.toContain(house);
  for (const industry of ['construction', 'consulting'])
    for (const tower of ['finance-towers', 'finance-facade', 'tower'])
      expect(shownIn(industry)).not.toContain(tower);
  expect(shownIn('general')).toEqual([]);
});
