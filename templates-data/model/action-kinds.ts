/**
 * What a call to action asks for. Its headline is in `words/*.yaml` (`bannerOf.order`), so that
 * headline and button agree; `contact` has the headline of all trades.
 */
export const actionKinds = [
  'appointment',
  'date',
  'enrol',
  'help',
  'join',
  'journey',
  'order',
  'quote',
  'stay',
  'table',
  'talk',
  'trial',
  'visit',
  'contact',
] as const;
export type ActionKind = (typeof actionKinds)[number];

const contacts = /conta[ck]|kontakt|contatt|\bcall|anruf|llam/iu;
const gives = /donat|donner|\bdon\b|spende/iu;
const books = /book|buch|boek|boka|r[eé]serv|prenot|bestil|termin|appoint|rendez|afspra/iu;

/** What a client's own button asks for, in a trade whose button asks for `usual`. */
export function actionKind(label: string, usual: ActionKind): ActionKind {
  if (contacts.test(label)) return 'contact';
  return gives.test(label) ? 'help' : books.test(label) ? 'date' : usual;
}
