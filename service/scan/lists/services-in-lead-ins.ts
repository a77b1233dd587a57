import { isDays } from '../contact/hours-words.ts';
import type { Line } from '../page/read-lines.ts';
import { isContactLabel } from './not-offered.ts';
import { cleanServices, minServices, notService } from './service-words.ts';

/** A name and its description on one line: "Gutters: we clean and replace …". */
const leadIn = /^[•·*✓✔–-]?\s*(\p{Lu}[^:–—.!?]{2,58}?)(?:\s*:|\s[–—-])\s+(\p{L}.{14,})$/su;
const maxNameWords = 6;
/** Other entries than names with descriptions, of the longer lines below a heading. */
const maxOthers = 0.3;
const shortLine = 20;
/** What a visitor has to know of the house: "Parking: there is a car park behind us". */
const ofHouse =
  /^(?:our |unsere? |nos |notre |nuestr[oa]s? |la nostra |onze |nossas? )?(?:(?:free|customer|guest) )?(?:parking|car park|payments?|payment methods?|(?:wheelchair |step-free )?access|accessibility|directions|getting here|public transport|(?:please )?notes?|important|emergenc(?:y|ies)|out of hours|guarantees?|warranty|public holidays|parkplätze?|parken|parkmöglichkeit(?:en)?|(?:be)?zahlung(?:smöglichkeiten|sarten|smittel)?|zugang|anreise|barrierefreiheit|hinweise?|bitte beachten|wichtig|notf(?:all|älle)|notdienst|garantien?|gewährleistung|feiertage|stationnement|paiements?|(?:moyens|modes) de paiement|accès|accessibilité|remarques?|à noter|urgences?|garanties?|jours fériés|aparcamiento|estacionamiento|pagos?|(?:formas|métodos) de pago|accesos?|accesibilidad|cómo llegar|notas?|importante|avisos?|urgencias?|emergencias?|garantías?|festivos|parcheggi(?:o|are)?|pagament[oi]|(?:metodi|modalità) di pagamento|accesso|accessibilità|come arrivare|note|avvis[oi]|urgenz[ae]|emergenz[ae]|garanzi[ae]|festivi|parkeren|parkeerplaats|betaling|betalen|betaalmogelijkheden|toegang|toegankelijkheid|bereikbaarheid|let op|opmerking(?:en)?|belangrijk|spoed(?:gevallen)?|noodgevallen|garantie|feestdagen|estacionamento|pagamentos?|(?:formas|métodos) de pagamento|acessos?|acessibilidade|como chegar|observaç(?:ão|ões)|urgências?|emergências?|garantias?|feriados)$/iu;

/** The name at the beginning of a line that goes on to describe it. */
export function readLeadIn(text: string): { name: string; description: string } | undefined {
  const [, name = '', description = ''] = leadIn.exec(text.slice(0, 1000)) ?? [];
  return name === '' || name.split(' ').length > maxNameWords
    ? undefined
    : { name: name.trim(), description };
}

/** The names that begin the lines below a heading for services. */
export function findLeadIns(section: readonly Line[]): readonly string[] {
  const long = section.filter(
    ({ text, heading }) =>
      heading === 0 && text.length > shortLine && !isFactOfHouse(readLeadIn(text)?.name ?? ''),
  );
  const names = long.flatMap(({ text }) => readLeadIn(text)?.name ?? []);
  const fitting = names.filter((name) => !notService.test(name) && !isContactLabel(name));
  if (fitting.length < minServices || fitting.length < long.length * (1 - maxOthers)) return [];
  const values = cleanServices(fitting);
  return values.length < minServices ? [] : values;
}

/** Whether a name is a day or says how to come, to park or to pay. */
function isFactOfHouse(name: string): boolean {
  return isDays(name) || ofHouse.test(name);
}
