/** What can be wrong with a demo, as the report form offers it; `word` names its words. */
export const reportReasons = [
  { id: 'wrong_facts', word: 'wrongFacts' },
  { id: 'identity', word: 'identity' },
  { id: 'rights', word: 'rights' },
  { id: 'privacy', word: 'privacy' },
  { id: 'other', word: 'other' },
] as const;
export type ReportReason = (typeof reportReasons)[number]['id'];
export const reasonIds = reportReasons.map(({ id }) => id);
