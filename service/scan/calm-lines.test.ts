import { describe, expect, test } from 'vitest';
import type { ScanReply } from '../contract/scan.ts';
import { createCalm } from './calm-lines.ts';

const none = {
  businessName: null,
  industry: null,
  description: null,
  slogan: null,
  primaryColor: null,
  secondaryColor: null,
  contactInfo: { phone: null, email: null, address: null, hours: null },
} as const;

const calm = (text: string, website: Partial<ScanReply['website']>): string =>
  createCalm({ ...none, ...website })(text);

describe('a line in capitals', () => {
  test('speaks calmly, and a line or abbreviation that is not shouted stays', () => {
    expect(calm('RESERVA AHORA', { language: 'es' })).toBe('Reserva ahora');
    expect(calm('Book NOW', { language: 'en' })).toBe('Book NOW');
    expect(calm('BMW', { language: 'en' })).toBe('BMW');
    expect(calm('RESERVA AHORA', {})).toBe('RESERVA AHORA');
  });

  test('keeps the names and abbreviations that the website writes elsewhere', () => {
    const website = {
      language: 'en',
      businessName: 'Old Mill Heating',
      brands: ['BMW'],
      description:
        'Dr Ann O’Neill and her team have repaired every HVAC system in Leeds since then.',
    };
    expect(calm('HVAC REPAIR IN LEEDS', website)).toBe('HVAC repair in Leeds');
    expect(calm('MEET DR O’NEILL', website)).toBe('Meet Dr O’Neill');
    expect(calm('SPECIALISTS FOR BMW', website)).toBe('Specialists for BMW');
    expect(calm('WHY OLD MILL HEATING?', website)).toBe('Why Old Mill Heating?');
  });

  test('takes no emphasis for an abbreviation where the word is also written small', () => {
    const description = 'We are the BEST bakers in town, and our best bread is sold out by nine.';
    expect(calm('THE BEST BREAD', { language: 'en', description })).toBe('The best bread');
  });

  test('has the capitals of the other English headings of its page', () => {
    const services = ['Brake Repair', 'Oil Change', 'Wheel Alignment'];
    expect(calm('CARE FOR YOUR CAR', { language: 'en', services })).toBe('Care for Your Car');
    const calmServices = ['Brake repair', 'Oil change'];
    expect(calm('CARE FOR YOUR CAR', { language: 'en', services: calmServices })).toBe(
      'Care for your car',
    );
    expect(calm('SOIN DE VOTRE AUTO', { language: 'fr', services })).toBe('Soin de votre auto');
  });

  test('begins each sentence of a paragraph with a capital, and titles no word of it', () => {
    const services = ['Brake Repair', 'Oil Change'];
    const website = { language: 'en', services, locality: 'Leeds' };
    expect(calm('WE ARE OPEN IN LEEDS! “COME IN,” WE SAY. (NO DOGS.)', website)).toBe(
      'We are open in Leeds! “Come in,” we say. (No dogs.)',
    );
  });

  test('is calm in German only where each of its words is spelled elsewhere', () => {
    const description =
      'Wer jetzt bei uns einen Termin buchen will, ruft einfach in der Praxis an.';
    expect(calm('JETZT TERMIN BUCHEN', { language: 'de', description })).toBe(
      'Jetzt Termin buchen',
    );
    expect(calm('JETZT BERATUNG BUCHEN', { language: 'de', description })).toBe(
      'JETZT BERATUNG BUCHEN',
    );
  });
});
