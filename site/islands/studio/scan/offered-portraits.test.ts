import { expect, test } from 'vitest';
import { toScannedContent } from './scan-content.ts';

test('scanned portraits are offered with the person’s name, and are on no page', () => {
  const portrait = 'https://harbor.example/ann.jpg';
  const people = [{ name: 'Ann Lee', title: 'Dentist', portrait }];
  const photos = [
    { url: portrait, alt: '' },
    { url: 'https://harbor.example/yard.jpg', alt: '' },
  ];
  const content = toScannedContent(
    {
      outcome: 'ok',
      website: {
        businessName: 'Harbor Dental',
        industry: 'medical',
        description: null,
        slogan: null,
        primaryColor: null,
        secondaryColor: null,
        contactInfo: { phone: null, email: null, address: null, hours: null },
        people,
        photos,
      },
      evidence: {},
      websiteData: { people: [{ name: 'Ann Lee', title: 'Dentist' }] },
    },
    'harbor.example',
  );
  expect(content.offered.photos).toEqual([
    { url: portrait, alt: 'Ann Lee', person: 'Ann Lee' },
    photos[1],
  ]);
  expect(content.pictures).toEqual({});
});
