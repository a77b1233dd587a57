import type { ListName } from '../../../../../templates-data/model/content-rules.ts';
import { addEntry, typeEntry } from '../content-store.ts';
import type { toScannedContent } from '../../scan/scan-content.ts';

export const site = 'marlowe.example';
const at = '2026-11-21T20:00:00.000Z';

/** The reply to a scan of a law firm's website, changed as a test needs it. */
export const scan = (website: object = {}): Parameters<typeof toScannedContent>[0] => ({
  outcome: 'ok',
  website: {
    businessName: 'Marlowe',
    industry: 'law',
    description: null,
    slogan: null,
    primaryColor: null,
    secondaryColor: null,
    contactInfo: { phone: null, email: null, address: null, hours: null },
    services: ['Wills', 'Family law'],
    people: [{ name: 'Ada Marlowe', title: 'Partner' }],
    language: 'en',
    ...website,
  },
  evidence: { services: { source: 'text', confidence: 0.8, snippet: 'Wills · Family law' } },
  assets: {
    logo: { type: 'image/webp', width: 40, height: 20, background: 'light', base64: 'UklGRg==' },
  },
  facts: [
    {
      id: 'https',
      sentence: 'It is served over http.',
      value: false,
      source: `http://${site}/`,
      at,
    },
  ],
});

/** Adds an entry with these texts to a list, and returns its key. */
export function add(list: ListName, texts: Readonly<Record<string, string>>): number {
  const key = addEntry(list) ?? NaN;
  for (const [name, text] of Object.entries(texts)) typeEntry(list, key, name, text);
  return key;
}
