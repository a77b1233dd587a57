import type { ClientLists } from './client-lists.ts';
import type { Overrides } from './slots.ts';

interface ListCase {
  readonly outcome: string;
  readonly overrides: Overrides;
  readonly lists: ClientLists;
}

const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `Service ${index + 1}`);
const at = '2026-11-20T10:00:00.000Z';

/** What the service and the browser must show alike of a client's lists; pictures are made where a case is run. */
export const listCases: readonly ListCase[] = [
  {
    outcome: 'services stand instead of the sample’s, those of one subject lead to its page',
    overrides: { businessName: 'Harbor' },
    lists: { services: ['Family Law', 'Wills & Estates', 'Tax <Disputes>'] },
  },
  {
    outcome: 'more services than there are drawings stand without any',
    overrides: { businessName: 'Harbor', industry: 'technology' },
    lists: { services: many(12), language: 'en' },
  },
  {
    outcome: 'three services have the drawings of the first three',
    overrides: { businessName: 'Harbor', industry: 'finance' },
    lists: { services: many(3) },
  },
  {
    outcome: 'people stand on plates, with and without a title',
    overrides: { businessName: 'Harbor', industry: 'real-estate' },
    lists: {
      people: [
        { name: 'Ada "Quote" Lovelace', title: 'Partner & Founder' },
        { name: 'ليلى حداد', title: '' },
      ],
    },
  },
  {
    outcome: 'quotes of every length stand in the slider, with their source',
    overrides: { businessName: 'Harbor' },
    lists: {
      testimonials: [
        {
          quote: 'Long. '.repeat(90).trim(),
          author: 'J. <b>',
          source: 'https://www.reviews.example/a?b=1&c=2',
        },
        { quote: 'Short and kind.', author: '' },
      ],
    },
  },
  {
    outcome: 'one quote alone needs no controls',
    overrides: { businessName: 'Harbor', industry: 'finance' },
    lists: { testimonials: [{ quote: 'Twenty characters ok', author: 'Lee' }] },
  },
  {
    outcome: 'accounts, facts and a language',
    overrides: { businessName: 'Harbor', industry: 'medical' },
    lists: {
      socials: [
        { network: 'linkedin', url: 'https://www.linkedin.com/company/harbor' },
        { network: 'mastodon', url: 'https://social.example/@harbor' },
      ],
      today: [
        {
          id: 'https',
          sentence: 'The site answers without encryption.',
          value: false,
          source: 'http://h.example/',
          at,
        },
      ],
      language: 'de',
      sourceUrl: 'http://h.example/',
    },
  },
];
