/** What one books, so that its question fits each button that books. */
const booked = ['appointment', 'journey', 'order', 'stay', 'table', 'trial'] as const;

/**
 * What a call to action asks for. Its headline is in `words/*.yaml` (`bannerOf.order`), so that
 * headline and button agree; `contact` has the headline of all trades.
 */
export const actionKinds = [
  ...booked,
  'date',
  'enrol',
  'help',
  'join',
  'quote',
  'talk',
  'visit',
  'contact',
] as const;
export type ActionKind = (typeof actionKinds)[number];

const gives = /donat|\bdon(?:ner)?\b|spende/iu;
/** Words that book, but not those for books: "Buchladen", "Onze boekwinkel". */
const books =
  /\bbo[eo]k(?![shw]| shop)|\bbok[an]|buch(?:en|ung)|r[eé]serv|prenot|bestil|termin|appoint|rendez|afspra/iu;

/** What a client's own button asks for, in a trade whose button asks for `usual`. */
export function actionKind(label: string, usual: ActionKind): ActionKind {
  if (gives.test(label)) return 'help';
  if (!books.test(label)) return 'contact';
  return booked.some((kind) => kind === usual) ? usual : 'date';
}
