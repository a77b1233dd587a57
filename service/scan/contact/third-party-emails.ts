import type { Page } from '../page/read-page.ts';
import { emailLike } from './email-like.ts';

/** Chambers and authorities, which legal pages name with their own addresses. */
const authority =
  /kammer(?!\p{L}*musik)|kassen(?:zahn)?ärztliche|aufsichtsbehörde|schlichtungs\p{L}*|datenschutz(?:beauftragte|behörde)\p{L}*|ombuds\p{L}*|ordine (?:dei|degli|degli)|garante (?:per|privacy)|conseil (?:départemental|national|régional) de l['’]ordre|chambre des|colegio (?:oficial|de)|supervisory authority|data protection (?:authority|officer)|autoriteit persoonsgegevens/iu;
/** Who made the site. */
const maker =
  /\b(?:web\s?-?(?:site|design\p{L}*|master|entwicklung|ontwikkeling)|site|sito(?: web)?|página|sitio)\b.{0,20}?\b(?:by|von|par|da|por|door|made|realizzato|réalisé|desenvolvid[oa]|desarrollad[oa]|gemaakt|erstellt|przez)\b|\b(?:designed|developed|built|powered|made with .{0,3}|crafted)\s?by\b|(?:realizzat[oa]|réalisée?|conçue?|desenvolvid[oa]|desarrollad[oa]|diseñad[oa])\s(?:da|par|por)\b|wykonanie(?: strony)?|umsetzung|разработка сайта/iu;
const maxHeadLength = 90;
const reach = 6;

/**
 * The addresses on a page that belong to others: those next to the name of an authority, and those
 * of the links that name who made the site.
 */
export function findThirdPartyEmails({ lines, links }: Page): ReadonlySet<string> {
  const others = new Set<string>();
  const makers: string[] = [];
  let left = 0;
  for (const [index, { text, heading }] of lines.entries()) {
    if (heading > 0) left = 0;
    if (text.length <= maxHeadLength && authority.test(text)) left = reach;
    if (left > 0)
      for (const [email] of text.slice(0, 400).matchAll(emailLike)) others.add(email.toLowerCase());
    left -= 1;
    const credit = text.length <= maxHeadLength * 2 ? maker.exec(text) : null;
    if (credit === null) continue;
    makers.push(text.slice(credit.index), lines[index + 1]?.text ?? '');
  }
  for (const { href, text } of links) {
    if (!href.startsWith('mailto:') || text.length < 4 || text.includes('@')) continue;
    if (makers.some((credited) => credited.includes(text)))
      for (const [email] of href.slice(0, 400).matchAll(emailLike)) others.add(email.toLowerCase());
  }
  return others;
}
