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

/** Words on buttons of clients, in the languages of demos; the first kind that fits counts. */
const words: readonly (readonly [ActionKind, RegExp])[] = [
  [
    'help',
    /donat|donner|faire un don|spende|\bdona|doneer|doação|doar|wesprzyj|skänk|støt|stötta/iu,
  ],
  ['table', /table|tisch|mesa|tavol|tafel|stolik|\bbord/iu],
  ['quote', /quote|estimate|angebot|devis|presupuest|preventiv|offert|orçament|wycen|tilbud/iu],
  [
    'trial',
    /trial|probe|essai|prueba|lezione di prova|proef|experimental|próbn|prøve|\bprova på/iu,
  ],
  [
    'appointment',
    /appointment|termin|rendez-vous|\brdv|\bcita|appuntament|afspraak|wizyt|boka tid/iu,
  ],
  ['stay', /availab|verfügbar|disponib|\brooms?\b|zimmer|chambre|habitaci|camer[ae]|kamers?\b/iu],
  [
    'join',
    /member|mitglied|membre|hacerse soci|\bsoci[oa]\b|lid worden|medlem|\bjoin\b|adhérer|dołącz/iu,
  ],
  ['enrol', /enrol|register|anmeld|inscri|matrícul|iscri|aanmeld|zapis|tilmeld|påmeld|anmäl/iu],
  ['order', /\border|bestell|command|\bpedido|encarg|\bordin|encomend|zamów|beställ/iu],
  ['visit', /visit|besuch|\btour\b|bezoek|odwied|besök|besøg|besøk/iu],
  [
    'date',
    /\bbook\b|schedule|reserv|buchen|réserv|prenot|boek|marcar|agend|rezerw|\bboka|bestil/iu,
  ],
];
const booked: ReadonlySet<ActionKind> = new Set([
  'appointment',
  'stay',
  'table',
  'trial',
  'journey',
]);

/** What a client's own button asks for, in a trade whose button asks for `usual`. */
export function actionKind(label: string, usual: ActionKind): ActionKind {
  const [kind] = words.find(([, pattern]) => pattern.test(label)) ?? ['contact' as const];
  return kind === 'date' && booked.has(usual) ? usual : kind;
}
