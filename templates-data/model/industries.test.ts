import { expect, test } from 'vitest';
import { deriveValues } from './derived-values.ts';
import { industryLabel, isIndustry, templateIndustry } from './industries.ts';

test('a name that is not in the registry is a general business under its own label', () => {
  expect(templateIndustry('hospitality')).toBe('hospitality');
  expect(templateIndustry(undefined)).toBe('general');
  for (const name of ['Dog grooming', '', 'constructor', 'Law & Order', '$&']) {
    expect(isIndustry(name), name).toBe(false);
    expect(templateIndustry(name), name).toBe('general');
    expect(industryLabel(name), name).toBe(name);
  }
  expect(industryLabel('real-estate')).toBe('Real Estate');
});

test('a business of its own industry has the general titles', () => {
  const values = deriveValues({ industry: 'toString' }, { canonical: '', demoId: '' });
  expect(values['services-title']).toBe('Our Services');
  expect(values['view-all-people']).toBe('View All Team');
});
