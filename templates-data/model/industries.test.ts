import { expect, test } from 'vitest';
import { industryLabel, isIndustry, templateIndustry } from './industries.ts';

test('a name that is not in the registry is a general business under its own label', () => {
  expect(templateIndustry('law')).toBe('law');
  for (const name of ['Dog grooming', '', 'constructor', 'Law & Order', '$&']) {
    expect(isIndustry(name), name).toBe(false);
    expect(templateIndustry(name), name).toBe('general');
    expect(industryLabel(name), name).toBe(name);
  }
});
