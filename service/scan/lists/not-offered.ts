import { isDays } from '../contact/hours-words.ts';
import { isNavigation } from './navigation-words.ts';

/** Names that templates count: "Service 1", "Newsletter 3". */
const numbered =
  /^(?:newsletter|services?|servizi?o?|servicio|serviço|leistung|prestation|dienst|products?|produkt|produto|produit|prodotto|producto|item|artikel|article|artículo|artigo|articolo|project|projekt|projet|progetto|proyecto|projeto|titel|title|titre|título|titolo|card|bild|image|imagen|immagine|foto|photo|slide|feature|categor(?:y|ie|ía|ia)|kategorie)\s?(?:#|n[°º.]\s?)?\d{1,2}$/iu;

/** Rules of a house: "No pets", "Animaux non acceptés", "Nichtraucher". */
const houseRule =
  /^(?:no|non|pas d['’e]|keine?|sin|senza|geen|sem)[\s-]?(?:pets?|dogs?|smok\p{L}+|fum\p{L}+|animaux|chiens?|haustiere?|tiere|hunde|mascotas?|perros?|animal[ie]s?|cani|huisdieren|honden|animais|cães)(?!\p{L})|^(?:pets?|dogs?|animaux|chiens?|haustiere|hunde|mascotas|animal[ie]s?|huisdieren|honden|animais)(?:\s\p{L}+)?\s(?:not|non|no|nicht|niet|não|interdits?|verboten|vietat[io])(?!\p{L})|^(?:nichtraucher|rauchverbot|rookvrij|niet roken|vietato fumare|prohibido fumar|proibido fumar|défense de fumer)/iu;

const timeOfStay =
  "(?:check-?\\s?(?:in|out)|arrivée|départ|heure (?:d['’]arrivée|de départ)|anreise|abreise|llegada|salida|arrivo|partenza|aankomst|vertrek|chegada|saída)";
const untilHour =
  "(?:is|from|by|until|till|before|after|at|between|ab|bis|vor|um|von|zwischen|à|à partir de|dès|avant|après|jusqu['’]à|entre|desde|hasta|antes de|a partir de|las|dalle|dalle ore|entro|entro le|fino alle|vanaf|tot|voor|vóór|a partir das|das|até|até às)";
/** Times of a stay, alone or with an hour: "Check-in from 3 pm". */
const stay = new RegExp(
  `^${timeOfStay}(?:\\s(?:times?|zeit(?:en)?))?(?:\\s?(?:and|und|et|y|e|en|&|/)\\s?${timeOfStay})?(?:\\s?[:(–-][^\\d]{0,20}\\d.*|\\s(?:${untilHour}\\s){0,2}\\d{1,2}(?!\\d|\\s?(?:horas|hours|stunden|min|d[ií]as|days|jours|tage|dagen|pers)).*)?$`,
  'iu',
);
/** The terms of a contract. */
const terms =
  /^(?:(?:general |our |nos |unsere )?(?:terms|conditions|bedingungen|condiciones|condizioni|voorwaarden|condições)(?:\s(?:générales|generales|generali|gerais|de vente|of (?:use|business|sale)|and conditions|& conditions))?|(?:allgemeine geschäfts|teilnahme|miet)bedingungen|cgv|agb|house rules|hausordnung|règlement(?: intérieur)?)$/iu;

/** What a firm calls its services, without one of them: "Mijn diensten", "Aanbod". */
const allOfThem =
  /^(?:(?:my|our|meine?|unsere?|mes|nos|notre|mis|nuestr[oa]s?|i miei|i nostri|mijn|onze|ons|meus|nossos|nossas)\s)?(?:services|leistungen|dienstleistungen|angebote?|prestations|offres?|servicios|servizi|offerta|diensten|aanbod|serviços|oferta)$/iu;
/** Labels of forms and of contact details. */
const label =
  /^(?:tele(?:f|ph)on[eo]?|téléphone|teléfono|telefoon|telefone|adres(?:se)?|dirección|direccion|indirizzo|endereço|morada|naam|vorname|nachname|prénom|nombre|apellidos?|cognome|nome|e-?mail(?:-?adres(?:se)?)?|correo(?: electrónico)?|courriel|bericht|nachricht|mensaje|messaggio|mensagem|betreff|sujet|asunto|oggetto|onderwerp|assunto|postcode|plz|code postal|código postal|cap)\s*\*?$/iu;
/** Cells of a table of prices besides names: heads of columns, "Free", the way to the client. */
const cell =
  /^(?:gratis|free|kostenlos|gratuit[eo]?|gratuito|inclus[oe]?|inklusive|inbegrepen|op aanvraag|auf anfrage|sur (?:devis|demande)|a consultar|su richiesta)$|^(?:prijs|preis|prix|precio|prezzo|preço|price|activiteit|aktivität|activité|actividad|attività|atividade|omschrijving|beschreibung|description|descripción|descrizione|descrição|dauer|duur|durée|duration|duración|durata|duração)(?:\s\([^()]*\))?$|\b(?:per|pro|par|por|al) km\b|^(?:reiskosten|fahrtkosten|frais de déplacement|gastos de desplazamiento|travel costs?)(?!\p{L})/iu;
const points =
  '(?:vantagens|ventajas|vantaggi|vorteile|avantages|voordelen|advantages|benefits|diferencia(?:is|les)|especifica(?:ciones|ções)|specifiche|spezifikationen|spécifications|specifications|características|caratteristiche|caractéristiques|kenmerken)';
const kinds = '(?:tipos|types|tipi|arten|soorten)';
const article =
  "(?:d[oae]s?|del|dell[aoe]|de[il]|degli|dell['’]\\p{L}+|du|des|de l[ao]s?|de l['’]\\p{L}+|d['’]\\p{L}+|of|der|von|van)";
const owner =
  "(?:the|our|my|this|los|las|la|el|l['’]\\p{L}+|unsere[rnms]?|meine[rnms]?|ihre[rnms]?|diese[rnms]?|nos|notre|mes|mon|ma|ces|cette|nuestr[oa]s?|mis|nostr[oaie]|mi[eo]i|het|de|onze|ons|mijn|deze|noss[oa]s?|meus?|minhas?)";
/**
 * Heads of parts that describe a service, alone or with its name: "Vantagens da nossa aplicação",
 * but not "Benefits administration".
 */
const part = new RegExp(
  `^${points}(?:\\s(?:e|y|et|ed|und|and|en|&)\\s${points})?(?:\\s(?:${article}(?:\\s${owner})?|${owner})(?:\\s\\p{L}.*|(?<=['’]\\p{L}+))|\\s(?:for|für|pour|para|per|voor)\\s(?:you|sie|dich|euch|vous|toi|ti|te|voi|ustedes|usted|você|u|jou|jullie))?:?$|^(?:types of|${kinds}\\s(?:d[oa]s|de nos|de los|de las|dei|degli|delle|der|unserer|van onze))\\s\\p{L}.*$|^(?:kijk|schauen? sie|siehe|regardez|mira|guarda|veja|see)\\s(?:below|hieronder|unten|ci-dessous|abajo|sotto|abaixo)`,
  'iu',
);
/** What firms promise, in other languages than English. */
export const foreignVirtue =
  '(?:rapidez|rapidité|rapidità|schnelligkeit|snelheid|economia|economía|économies?|ersparnis|besparing|precisão|precisión|précision|precisione|präzision|precisie|proteção|protección|protezione|segurança|seguridad|sécurité|sicurezza|sicherheit|veiligheid|sustentabilidade|sostenibilidad|durabilité|sostenibilità|nachhaltigkeit|duurzaamheid|eficiência|eficiencia|efficacité|efficienza|effizienz|efficiëntie|agilidade|agilidad|pontualidade|puntualidad|ponctualité|puntualità|pünktlichkeit|stiptheid|qualidade|calidad|qualité|qualità|qualität|kwaliteit|confiança|confianza|confiance|fiducia|vertrauen|vertrouwen|transparência|transparencia|transparence|trasparenza|transparenz|transparantie|experiência|experiencia|expérience|esperienza|erfahrung|ervaring|flexibilidade|flexibilidad|flexibilité|flessibilità|flexibilität|flexibiliteit|discrétion|diskretion|discretie|discreción|discrezione)';
const virtueNoun = `(?:${foreignVirtue}|efficiency|precision|quality|safety|savings|speed|sustainability|trust)`;
/** Two qualities, or one with a word that praises it: "Rapidez e Eficiência", "Segurança Total". */
const virtues = new RegExp(
  `^${virtueNoun}(?:\\s(?:e|y|et|ed|und|and|en|&)\\s${virtueNoun}|\\s(?:real|total|máxima|maximale?|garantid[oa]|garantizad[oa]|garantita|garantiert|garantie|guaranteed|absoluta|absolue|totale))$`,
  'iu',
);

/** Whether a line opens the contact details or a form. */
export function isContactLabel(text: string): boolean {
  return label.test(text);
}

/** "Hilltown and its surroundings", and the people of a school, to whom services are offered. */
const placeOrAudience =
  /\s(?:und|and|&|et|y|e|en|i|och|og)\s(?:(?:its|die|seine?|ses|sus|i suoi)\s)?(?:umgebung|surroundings?|surrounding areas?|environs|alentours|alrededores|dintorni|omgeving|arredores|okolice|omnejd|omegn)$|^(?:(?:for|für|pour|para|per|voor)\s)?(?:pupils|students|parents|teachers|schools|staff|schüler(?:innen)?|eltern|lehrer(?:innen)?|schulen|élèves|écoles|enseignants|alumnos|padres|profesores|escuelas|studenti|genitori|insegnanti|scuole|leerlingen|ouders|leraren|scholen|alunos|pais|professores|escolas|uczniowie|rodzice)$/iu;
/** Entries of menus beside those of services. */
const menuEntry =
  /^(?:photos|before (?:&|and) after|vorher[ -/&]{1,3}nachher|avant[ -/&]{1,3}après|antes y después|prima e dopo|apply (?:for|now).*)$/iu;

/** Whether a text below a heading for services names nothing that a firm offers. */
export function isNotOffered(text: string): boolean {
  return (
    numbered.test(text) ||
    houseRule.test(text) ||
    stay.test(text) ||
    terms.test(text) ||
    allOfThem.test(text) ||
    label.test(text) ||
    cell.test(text) ||
    part.test(text) ||
    placeOrAudience.test(text) ||
    menuEntry.test(text) ||
    isNavigation(text) ||
    isDays(text) ||
    virtues.test(text)
  );
}

/** Where examples or reasons begin: "Sports injuries such as …", "Stotteren (bij kinderen …)". */
const details =
  /\s?\(|\s[–—-]\s|,?\s(?:such as|including|due to|e\.g\.|o\.\s?a\.|for example|wie|z\.\s?B\.|inklusive|tels? que|telles que|comme|notamment|tales como|incluyendo|quali|come|tra cui|zoals|waaronder|tais como|incluindo)\s/iu;
const maxLongName = 14;

/** A name that is too long for its place, without the examples at its end. */
export function shortenName(text: string, maxWords: number): string {
  const count = text.split(' ').length;
  const at = count > maxWords && count <= maxLongName ? text.search(details) : -1;
  return at > 0 ? text.slice(0, at) : text;
}

/** The time that a treatment takes, at the end of its name: "Beard trim — 15 min". */
const duration =
  /\s*[–—·|-]?\s*[([]?\s?(?:(?<!\p{L})(?:ca|env)\.?\s|±\s?)?\d{1,3}\s?(?:min(?:ut(?:en?|es?|os|i))?\.?|minuten|mn)\s?[)\]]?$/iu;

/** Hours, which may also be a service's name, only behind a sign: "Full check – 2 hours". */
const hours =
  /\s*[–—·|:(-]\s?\d{1,2}\s?(?:h|hours?|hrs?|heures?|stunden?|std\.?|horas?|or[ae]|uur|uren|timer|timmar)\s?\)?$/iu;

export function withoutDuration(text: string): string {
  const bare = text.replace(duration, '').replace(hours, '');
  return /\p{L}{3}/u.test(bare) ? bare : text;
}
