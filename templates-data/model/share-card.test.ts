import { describe, expect, test } from 'vitest';
import { createShareCard, shareCardVersion } from './share-card.ts';
import type { Overrides } from './slots.ts';

const harbor: Overrides = {
  businessName: 'Harbor Law Group',
  slogan: 'Steady counsel, in any weather',
  phone: '+1 902 555 0123',
  email: 'hello@harbor.example',
  address: '9 Pier Road\nHalifax, NS B3J 2K9',
  primaryColor: '#0f4c5c',
};
const version = (overrides: Overrides): string =>
  shareCardVersion(createShareCard(overrides, 'law', 'law'));

describe('a share card', () => {
  test('contains what identifies the firm', () => {
    expect(createShareCard(harbor, 'law', 'law')).toEqual({
      design: 'law',
      picture: 'colonnade',
      photo: '',
      focus: '',
      logo: '',
      logoGround: 'own',
      name: 'Harbor Law Group',
      initials: 'HG',
      slogan: 'Steady counsel, in any weather',
      phone: '+1 902 555 0123',
      town: 'Halifax, NS B3J 2K9',
      insteadOfName: 'harbor.example',
      primaryColor: '#0f4c5c',
      secondaryColor: '#3b82f6',
    });
  });

  test.each([
    ['slogan', { slogan: 'Another' }],
    ['name', { businessName: 'Harbour' }],
    ['colour', { primaryColor: '#0f4c5d' }],
    ['logo text', { logoText: 'H' }],
  ])('gets another version with another %s', (_, change) => {
    expect(version({ ...harbor, ...change })).not.toBe(version(harbor));
    expect(version({ ...harbor })).toBe(version(harbor));
    expect(version(harbor)).toMatch(/^[a-z0-9]{8,11}$/u);
  });

  test('keeps its version when only other content changes', () => {
    expect(version({ ...harbor, description: 'More words', hours: '9-5' })).toBe(version(harbor));
  });

  test('has no picture of another trade', () => {
    expect(createShareCard(harbor, 'Dog grooming', 'law').picture).toBe('none');
    expect(createShareCard(harbor, 'medical', 'real-estate').picture).toBe('none');
    expect(createShareCard(harbor, 'consulting', 'finance').picture).toBe('boardroom');
    expect(createShareCard(harbor, 'retail', 'real-estate').picture).toBe('shopfront');
  });

  test('shows the page’s photograph instead of its own picture, or neither if the page has none', () => {
    const own = {
      photo: 'a'.repeat(32),
      focus: '40 30',
      logo: 'b'.repeat(32),
      logoGround: 'dark',
    } as const;
    const card = createShareCard(harbor, 'law', 'law', own);
    expect(card).toMatchObject({ picture: 'none', ...own });
    const others = [
      { ...own, photo: 'c' },
      { ...own, logo: 'c' },
      { ...own, focus: '' },
    ];
    for (const other of others)
      expect(shareCardVersion(createShareCard(harbor, 'law', 'law', other))).not.toBe(
        shareCardVersion(card),
      );
    const plain = { photo: '', focus: '', logo: '', logoGround: 'own', isPlain: true } as const;
    expect(createShareCard(harbor, 'law', 'law', plain).picture).toBe('none');
  });

  test.each([
    ['hello@harbor.example', 'law', 'harbor.example'],
    ['harbor@gmail.com', 'law', 'Law'],
    ['', 'Dog grooming', 'Dog grooming'],
    ['', '', 'General'],
    ['', 'general', 'General'],
  ])('names %j, %j by "%s" when the name cannot be drawn', (email, industry, instead) => {
    expect(createShareCard({ ...harbor, email }, industry, 'law').insteadOfName).toBe(instead);
  });

  test('takes initials from letters', () => {
    expect(createShareCard({ businessName: '<b>Paws</b> & Co' }, 'law', 'law').initials).toBe('BB');
  });
});
