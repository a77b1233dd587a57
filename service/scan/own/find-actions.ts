import { ownLimits } from '../../contract/scanned-words.ts';
import type { BookingLink } from '../../contract/scanned-words.ts';
import type { PageElement } from '../page/element-text.ts';
import type { PageLink } from '../page/read-page.ts';
import type { FoundWords, SitePage } from './own-words.ts';

/** Hosts of booking, ordering and reservation services. */
const bookingHosts =
  /(?:^|\.)(?:opentable|resy|sevenrooms|exploretock|quandoo|thefork|lafourchette|toasttab|clover|chownow|ubereats|doordash|grubhub|deliveroo|lieferando|takeaway|thuisbezorgd|just-eat|justeat|slicelife|menufy|calendly|acuityscheduling|squareup|square|setmore|simplybook|booksy|fresha|treatwell|planity|vagaro|mindbodyonline|mindbody|schedulicity|styleseat|glossgenius|phorest|salonized|salonkee|doctolib|doctena|jameda|zocdoc|janeapp|practo|clubautomation|playtomic|bookwhen|wellnessliving|momence|eversports|booking|airbnb|vrbo|gites-de-france|reservit|sirvoy|cloudbeds|hostelworld|checkfront|fareharbor|peek|rezdy|as\.me|book\.app|timify|shore|cal|bookeo|appointy|housecallpro|getjobber|servicetitan|tennisenpadelvlaanderen)\.[a-z.]{2,10}$/u;
const asksToBook =
  /^(?:(?:book|reserve|order|schedule)(?:\s(?:now|online|a|an|your|my|the|us|today|here|direct)\b.{0,35})?|(?:online )?(?:booking|reservations?|ordering)|make an? (?:appointment|reservation|booking).{0,15}|get tickets|(?:jetzt |online |hier )?(?:termin|tisch|zimmer)?\s?(?:online )?(?:buchen|reservieren|bestellen|vereinbaren)|termin(?:e)? (?:buchen|vereinbaren|online.{0,12})|online[- ]?termin\w*|(?:je )?réserve[rz]?(?:\s.{2,25})?|réservations?(?: en ligne)?|prendre (?:un )?rendez[- ]vous.{0,10}|commander(?: en ligne)?|reserv(?:ar?|e|as?)(?:\s.{2,25})?|pedir (?:cita|online)|prenota(?:\s.{2,25})?|prenotazion[ei]|ordina(?: online)?|(?:online )?reserve(?:er|ren)(?:\s.{2,25})?|(?:terrein|tafel|plaats) reserveren|(?:maak (?:een )?)?afspraak(?: maken)?.{0,12}|bestel(?:len)?(?: online)?|boek(?:en)?(?: nu)?(?:\s.{2,20})?|marcar (?:consulta|hora).{0,10}|agendar.{0,15}|rezerwuj|rezerwacja|umów (?:wizytę|się).{0,10}|zarezerwuj.{0,15}|записаться(?: онлайн| на .{2,20})?|забронировать.{0,15})$/iu;
const acts =
  /^(?:book|reserve|order|schedule|get (?:a|an|your|my|our|in|started|directions|quote|tickets|involved)|request|call|contact|shop|start|join|donate|visit|plan|apply|register|enrol|enroll|try|buy|claim|arrange|find (?:a|your)|make|talk|speak|give|hire|rent|sign up for|jetzt|termin|angebot|anfrage|kontakt(?:ieren|aufnehmen)?|rufen|buchen|bestellen|reservieren|unverbindlich|kostenlos|réserve|demande|contacte|appele|prendre|prenez|obtenir|devis|commande|découvr|faire un don|reserv|pide|pedir|solicit|contact[ae]|llam|compra|prenota|richied|chiama|contatta|ordina|scopri|afspraak|maak|vraag|bel |bestel|boek|neem|contacteer|offerte|word lid|reserveer|marcar|agendar|peça|fale|ligue|solicite|umów|zadzwoń|zamów|zapytaj|skontaktuj|rezerwuj|заказать|позвонить|записаться|рассчитать|вызвать|получить|оставить|купить|pozovite|naručite)/iu;
const notAction =
  /^(?:read|learn|more|submit|search|send|subscribe|log|view all|see all|close|accept|ok|yes|no|next|prev|back|menu|skip|show|hide|toggle|play|share|like|add to|cart|checkout|cookie|decline|allow|contact form|call us on)\b|^(?:rate us|review us|leave a review|write a review|jetzt bewerten|bewerten|laisser un avis|deja(?:r)? (?:una )?opini[oó]n|lascia una recensione|schrijf een review|avaliar?)\b|\d{3}|@/iu;
const buttonMarks =
  /(?:^|[\s_-])(?:btn|button|cta|wp-block-button__link|elementor-button|et_pb_button|wsite-button|sqs-block-button-element|w-button|action)(?:$|[\s_-])/u;

/**
 * The address for bookings, orders or reservations: that of a booking service, else a link with
 * such words.
 */
export function findBooking(pages: readonly SitePage[]): FoundWords<BookingLink> | undefined {
  const found: FoundWords<BookingLink>[] = [];
  for (const { page, kind } of pages) {
    if (page.url === undefined) continue;
    for (const link of page.links) {
      const url = URL.parse(link.href, page.url);
      if (
        url === null ||
        !/^https?:$/u.test(url.protocol) ||
        url.href.length > ownLimits.booking.url
      )
        continue;
      const label = link.text.replace(/[\s›»→]+$/u, '');
      const isPortal = bookingHosts.test(url.hostname) && url.pathname.length > 1;
      const isCalled = label.length <= ownLimits.booking.label && asksToBook.test(label);
      if (!isCalled && !(isPortal && label.length >= 3 && label.length <= ownLimits.booking.label))
        continue;
      // A link to an anchor of the page is useless outside of it.
      if (url.href.replace(/#.*$/u, '') === page.url.href.replace(/#.*$/u, '')) continue;
      const confidence =
        (isPortal && isCalled ? 0.9 : isPortal ? 0.75 : 0.7) - (kind === 'home' ? 0 : 0.1);
      found.push({
        value: { label, url: url.href },
        source: isPortal ? 'portal' : 'link',
        confidence,
        snippet: label,
      });
    }
  }
  return found.sort((a, b) => b.confidence - a.confidence)[0];
}

/**
 * The text of the first button on the home page with a call to action. The header and the opening
 * come before other places.
 */
export function findCallToAction([home]: readonly SitePage[]): FoundWords<string> | undefined {
  if (home === undefined) return undefined;
  const { links } = home.page;
  const found = links.slice(0, 400).flatMap((link, index) => {
    const text = link.text
      // A button may contain the number that it calls.
      .replace(/[\s:|·–-]*\+?\(?\d[\d\s()./-]{6,}$/u, '')
      .replace(/[\s›»→!]+$/u, '');
    if (text.length < 4 || text.length > ownLimits.callToAction || text.split(' ').length > 5)
      return [];
    if (!acts.test(text) || notAction.test(text) || !isButton(link)) return [];
    const books = asksToBook.test(text) ? 0.1 : 0;
    const plain =
      /^(?:contact(?: us)?|call(?: us)?(?: now)?|kontakt|contactez[- ]nous|contatti)$/iu.test(text)
        ? -0.15
        : 0;
    return [
      {
        value: text,
        source: 'button',
        confidence: 0.75 + books + plain - Math.min(0.1, index / 1000),
        snippet: link.text,
      },
    ];
  });
  return found.sort((a, b) => b.confidence - a.confidence)[0];
}

function isButton({ element }: PageLink): boolean {
  const marks = (one: PageElement | null): string =>
    one === null
      ? ''
      : `${one.attribs['class'] ?? ''} ${one.attribs['role'] ?? ''}`.slice(0, 200).toLowerCase();
  const outer = element.parent !== null && 'attribs' in element.parent ? element.parent : null;
  return buttonMarks.test(marks(element)) || buttonMarks.test(marks(outer));
}
