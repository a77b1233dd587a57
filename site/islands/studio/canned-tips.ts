import type { SuggestedField } from '../../../service/contract/suggestions.ts';
import { type Overrides } from '../../../templates-data/model/slots.ts';
import { templateOf, type Industry } from '../../../templates-data/model/industries.ts';

/** Advice written in advance; which one comes is chance, not analysis. */
export interface Tip {
  readonly field: SuggestedField;
  readonly advice: string;
  /** The advice followed, in the words of the industry; undefined where too little is known. */
  readonly example: (values: Overrides) => string | undefined;
}

interface Phrases {
  readonly result: string;
  readonly friend: string;
  readonly who: string;
  readonly visit: string;
  readonly call: string;
  readonly small: string;
}

const phrases: Readonly<Record<Industry, Phrases>> = {
  law: {
    result: 'Settled fairly, because we prepare for court',
    friend: 'They tell you where you stand, and what it costs',
    who: 'helps families and firms through the matters that cannot go wrong',
    visit: 'The first meeting takes half an hour, and you leave with a written plan.',
    call: 'Book a free consultation',
    small: 'Ask a lawyer',
  },
  technology: {
    result: 'Systems that stay up, because somebody watches them',
    friend: 'They pick up the phone, and the printer works again',
    who: 'looks after the computers of offices that would rather do their own work',
    visit: 'It begins with an hour at your desks, and ends with a list in plain words.',
    call: 'Book a free review',
    small: 'See how it works',
  },
  finance: {
    result: 'Retire when you want to, on a plan you understand',
    friend: 'They show you what you pay, to the dollar',
    who: 'plans the money of families and owners who have better things to do than watch it',
    visit: 'The first meeting is free, and you keep the plan whatever you decide.',
    call: 'Book a first meeting',
    small: 'Check my plan',
  },
  'real-estate': {
    result: 'Sold well, because the right people saw it',
    friend: 'They told us what it was worth before we asked',
    who: 'sells homes street by street, and knows what the last ones went for',
    visit: 'It begins with a walk through your home, and an honest figure the next day.',
    call: 'Value my home',
    small: 'See homes nearby',
  },
  medical: {
    result: 'Feel better sooner, with a doctor who has time',
    friend: 'They listen first, and explain everything',
    who: 'cares for families from the first check-up on',
    visit: 'Your first visit takes forty minutes, and nothing is done before it is explained.',
    call: 'Book an appointment',
    small: 'Ask a question',
  },
  education: {
    result: 'Better marks, because the gaps are closed first',
    friend: 'My daughter looks forward to Tuesdays now',
    who: 'teaches children in groups small enough to ask questions',
    visit: 'It begins with a trial lesson, and a talk about what is missing.',
    call: 'Book a trial lesson',
    small: 'See the timetable',
  },
  construction: {
    result: 'Finished on the day we said, at the price we said',
    friend: 'They came when they said, and cleaned up after',
    who: 'builds and renovates houses for people who live in them meanwhile',
    visit: 'We look at it together, and the quote is on your table within a week.',
    call: 'Get a fixed quote',
    small: 'See our work',
  },
  retail: {
    result: 'The right one, because we let you try it',
    friend: 'They knew what I needed before I did',
    who: 'keeps a small choice of good things, and knows each of them',
    visit: 'Come in, try it out, and bring it back if it does not suit.',
    call: 'Visit the shop',
    small: 'See what is new',
  },
  hospitality: {
    result: 'Come for dinner, stay for the evening',
    friend: 'It is where we take everybody who visits us',
    who: 'cooks what the season brings, for guests who have the evening off',
    visit: 'Tables are yours for the evening, and the kitchen asks about allergies first.',
    call: 'Book a table',
    small: 'See the menu',
  },
  consulting: {
    result: 'Decisions that hold, because the figures do',
    friend: 'They left us with three things to do, and we did them',
    who: 'works with owners who want to decide rather than to report',
    visit: 'It begins with a morning in your company, and a page of findings.',
    call: 'Book a first talk',
    small: 'See how we work',
  },
};

const phrasesOf = ({ industry }: Overrides): Phrases => phrases[templateOf(industry)];

/** The town of an address whose second line begins with it: `1200 Centre Street`, `Calgary, AB`. */
function townOf({ address = '' }: Overrides): string | undefined {
  const town = /^[^\n]*\n\s*(\p{L}[\p{L}\s.'’-]*)/u.exec(address)?.[1]?.trim();
  return town === '' ? undefined : town;
}

/** How a sentence about the business begins. */
const subjectOf = ({ businessName = '' }: Overrides): string => businessName.trim() || 'Our house';

export const tips: readonly Tip[] = [
  {
    field: 'slogan',
    advice: 'Begin the slogan with the client’s result, and end it with how the firm gets there.',
    example: (values) => phrasesOf(values).result,
  },
  {
    field: 'slogan',
    advice: 'Say it the way a client would say it to a friend.',
    example: (values) => phrasesOf(values).friend,
  },
  {
    field: 'description',
    advice: 'Name the town in the description. People look for someone nearby first.',
    example: (values: Overrides): string | undefined => {
      const town = townOf(values);
      return town === undefined ? undefined : `${subjectOf(values)} in ${town} ${phrasesOf(values).who}.`;
    },
  },
  {
    field: 'description',
    advice: 'Two sentences are enough: whom the firm helps, and what happens next.',
    example: (values) => `${subjectOf(values)} ${phrasesOf(values).who}. ${phrasesOf(values).visit}`,
  },
  {
    field: 'description',
    advice: 'Say what the first visit is like. It takes away the last doubt.',
    example: (values) => phrasesOf(values).visit,
  },
  {
    field: 'callToAction',
    advice: 'Say what happens after the click: “Book a free call” is easier to press than “Submit”.',
    example: (values) => phrasesOf(values).call,
  },
  {
    field: 'callToAction',
    advice: 'Ask for something small. A first step is taken more often than a decision.',
    example: (values) => phrasesOf(values).small,
  },
];
