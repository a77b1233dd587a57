import { expect, test } from 'vitest';
import { industries, templateIndustries } from '../templates-data/model/industries.ts';
import { missingIndustryParts, readIndustryData } from './industry-parts.ts';

const data = readIndustryData('templates-data');

test.each(templateIndustries)('the industry %s has all its parts', (industry) => {
  expect(missingIndustryParts(industry, data)).toEqual([]);
});

test('an industry with only a registry line is reported with each missing file', () => {
  expect(industries).not.toContain('farming');
  expect(missingIndustryParts('farming', data)).toEqual([
    'The industry farming needs templates-data/industries/farming/industry.yaml',
    'The industry farming needs templates-data/industries/farming/services.yaml',
    'The industry farming needs templates-data/industries/farming/people.yaml',
    'The industry farming needs templates-data/industries/farming/testimonials.yaml',
    'The industry farming needs templates-data/industries/farming/faqs.yaml',
    'The industry farming needs templates-data/industries/farming/posts',
    'The industry farming needs at least 3 files in templates-data/trades with industry: farming',
    'The industry farming needs exactly one file in templates-data/trades with fallback: true',
    'The industry farming needs a sample in templates-data/firms: npm run new:firm -- --industry farming',
  ]);
});
