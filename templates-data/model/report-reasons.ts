/** The reasons in the form that reports a demo; `word` is the key of its label. */
export const reportReasons = [
  { id: 'wrong_facts', word: 'wrongFacts' },
  { id: 'identity', word: 'identity' },
  { id: 'rights', word: 'rights' },
  { id: 'privacy', word: 'privacy' },
  { id: 'other', word: 'other' },
] as const;
export type ReportReason = (typeof reportReasons)[number]['id'];
export const reasonIds = reportReasons.map(({ id }) => id);
