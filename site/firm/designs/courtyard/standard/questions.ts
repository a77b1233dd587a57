/** What children ask: the line in the margin of each page, which the page answers. */
export const questions = {
  about: 'Is there a back row?',
  reasons: [
    'Will there be a test?',
    'Who is going to teach me?',
    'Do you tell my mother?',
    'What if I get good at it?',
  ],
  services: 'What if I forgot where I am?',
  timetable: 'What if I miss one?',
  prices: 'Do I have to pay?',
  people: 'Are they strict?',
  articles: 'Do grown-ups get homework?',
  testimonials: 'Who wants to hear me read?',
  contact: 'Can I bring my own book?',
} as const;
