import { describe, expect, test } from 'vitest';
import type { ScanReply } from '../contract/scan.ts';
import { createDecapitalizer } from './decapitalize-lines.ts';

const none = {
  businessName: null,
  industry: null,
  description: null,
  slogan: null,
  primaryColor: null,
  secondaryColor: null,
  contactInfo: { phone: null, email: null, address: null, hours: null },
} as const;

const decapitalize = (text: string, website: Partial<ScanReply['website']>): string =>
  createDecapitalizer({ ...none, ...website })(text);

describe('a line in capitals', () => {
  test('speaks calmly, and a line or abbreviation that is not shouted stays', () => {
    expect(decapitalize('RESERVA AHORA', { language: 'es' })).toBe('Reserva ahora');
    expect(decapitalize('Book NOW', { language: 'en' })).toBe('Book NOW');
    expect(decapitalize('BMW', { language: 'en' })).toBe('BMW');
    expect(decapitalize('RESERVA AHORA', {})).toBe('RESERVA AHORA');
  });

  test('keeps the names and abbreviations that the website writes elsewhere', () => {
    const website = {
      language: 'en',
      businessName: 'Old Mill Heating',
      brands: ['BMW'],
      description:
        'Dr Ann O’Neill and her team have repaired every HVAC system in Leeds since then.',
    };
    expect(decapitalize('HVAC REPAIR IN LEEDS', website)).toBe('HVAC repair in Leeds');
    expect(decapitalize('MEET DR O’NEILL', website)).toBe('Meet Dr O’Neill');
    expect(decapitalize('SPECIALISTS FOR BMW', website)).toBe('Specialists for BMW');
    expect(decapitalize('WHY OLD MILL HEATING?', website)).toBe('Why Old Mill Heating?');
  });

  test('takes no emphasis for an abbreviation where the word is also written small', () => {
    const description = 'We are the BEST bakers in town, and our best bread is sold out by nine.';
    expect(decapitalize('THE BEST BREAD', { language: 'en', description })).toBe('The best bread');
  });

  test('has the capitals of the other English headings of its page', () => {
    const services = ['Brake Repair', 'Oil Change', 'Wheel Alignment'];
    expect(decapitalize('CARE FOR YOUR CAR', { language: 'en', services })).toBe(
      'Care for Your Car',
    );
    const plainServices = ['Brake repair', 'Oil change'];
    expect(decapitalize('CARE FOR YOUR CAR', { language: 'en', services: plainServices })).toBe(
      'Care for your car',
    );
    expect(decapitalize('SOIN DE VOTRE AUTO', { language: 'fr', services })).toBe(
      'Soin de votre auto',
    );
  });

  test('begins each sentence of a paragraph with a capital, and titles no word of it', () => {
    const services = ['Brake Repair', 'Oil Change'];
    const website = { language: 'en', services, locality: 'Leeds' };
    expect(decapitalize('WE ARE OPEN IN LEEDS! “COME IN,” WE SAY. (NO DOGS.)', website)).toBe(
      'We are open in Leeds! “Come in,” we say. (No dogs.)',
    );
  });

  test('is decapitalized in German only where each of its words is spelled elsewhere', () => {
    const description =
      'Wer jetzt bei uns einen Termin buchen will, ruft einfach in der Praxis an.';
    expect(decapitalize('JETZT TERMIN BUCHEN', { language: 'de', description })).toBe(
      'Jetzt Termin buchen',
    );
    expect(decapitalize('JETZT BERATUNG BUCHEN', { language: 'de', description })).toBe(
      'JETZT BERATUNG BUCHEN',
    );
  });
});
