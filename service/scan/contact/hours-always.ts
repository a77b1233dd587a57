import { fitSlot, capitalize } from '../page/clean-text.ts';
import type { Found } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';

const alwaysOpen =
  /\b(?:open\s+)?24\s?(?:\/|x|-)\s?7\b|\b24\s?(?:hours?|hrs?)(?:\s+a\s+day|\s+service|\s*[,/]?\s*7\s+days)|\bopen\s+24\s?(?:hours?|hrs?)\b/iu;
/** Open at all hours of all days, in other languages. */
const alwaysOpenElsewhere =
  /(?<![\p{L}\d])(?:24\s?h(?:eures)?\s?(?:\/|sur)\s?24(?:\s?h)?|24\s?(?:ore|horas|hores|uur|stunden|h)\s?(?:su 24|\/\s?(?:7|365)\s?(?:d|j|días?|tage?|giorni)?|al día|del día|por dia|per dag|am tag|täglich)|(?:las )?24 horas,? (?:los )?(?:7|365) d[ií]as|rund um die uhr|todos los días,? (?:las )?24 horas|ca[łl](?:odobowo|[ąa] dob[ęe])|круглосуточно|цілодобово|nonstop \(?24)(?!\p{L})/iu;
const onAppointment =
  /\bhours\b[^.]{0,20}?\b(by appointment(?: only)?)|^\W*((?:strictly |open )?by appointment only|(?:termine )?nur nach (?:termin)?vereinbarung|(?:uniquement )?sur rendez-vous(?: uniquement)?|solo con cita previa|solo su appuntamento|(?:uitsluitend|alleen|enkel) op afspraak|apenas (?:com|por) marcação|tylko po (?:wcześniejszym )?umówieniu)\W*$/iu;

// Services that are always available online or by machine.
const remote =
  /help ?desk|support|monitor|online|portal|hotline|helpline|surveillance|access|crisis|roadside|towing|chat|answering|account|e-?mail|correo|courriel|whatsapp|website|book(?:ing)? on/iu;
const remoteElsewhere =
  /en ligne|en línea|urgenc|emergen|notfall|notdienst|pannen|spoed|storing|dépann|distribut|automat|accessib|дежур|уход|сиделк/iu;
/** Services at any hour, which are not opening hours. */
const onCall =
  /^24\s?(?:\/|x|-)\s?7\s+(?:emergency|service|repair|response|assistance|call|care)/iu;

const maxLineLength = 300;

/** "Open 24 hours" or "by appointment only", for pages without days and times. */
export function findStatedHours(pages: readonly Page[]): Found | undefined {
  for (const page of pages) {
    for (const { text } of page.lines) {
      if (text.length > maxLineLength) continue;
      const elsewhere = alwaysOpenElsewhere.exec(text);
      const match = alwaysOpen.exec(text) ?? elsewhere ?? onAppointment.exec(text);
      if (match === null) continue;
      const near = text.slice(Math.max(0, match.index - 25), match.index + match[0].length + 25);
      const isAppointment = match[1] !== undefined || match[2] !== undefined;
      if (
        !isAppointment &&
        (remote.test(near) ||
          onCall.test(text.slice(match.index)) ||
          (match === elsewhere && remoteElsewhere.test(near)))
      )
        continue;
      const value = fitSlot('hours', capitalize(match[1] ?? match[2] ?? match[0]));
      if (value !== undefined) return { value, source: 'text', confidence: 0.55, snippet: text };
    }
  }
  return undefined;
}
