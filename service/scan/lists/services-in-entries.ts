import type { FoundList } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';
import { guessPageKind } from '../page-kinds.ts';
import { nameKey } from '../name/compare-names.ts';
import { addMissing } from './more-services.ts';
import { servicesHeading, toFoundServices, notService, cleanServices } from './service-words.ts';

const minEntries = 2;
const maxEntries = 12;
const maxEntryLength = 40;
/** Pages that most websites have, and that are not services. */
const standard =
  /wordpress|plugin|live chat|^(?:restaurant|hotel|praxis|kanzlei|salon|studio|clinic|praktijk|cabinet|start|welcome|index|menu|main|the |shop|store|login|account|map|links?|sitemap|downloads?|media|press|forum|search|language|english|deutsch|français|español|italiano|nederlands|polski|русский|partner|sponsor\p{L}*|impressum|imprint|jobs?|karriere|aktuell\p{L}*|termine|veranstaltungen|agenda|événements?|eventi|eventos|evenementen|wydarzenia|actus?|promo\p{L}*|offerte? in corso|réserv\p{L}*|reserv\p{L}*|prenota\p{L}*|buchen|buchung|anfahrt|weinkarte|getränkekarte|carte|staff|locali|profs?|galleria|ważne|strona główna|главная|startseite|accueil|inicio|início|home|casa|pagina|plan|more|mehr|other|donate|give|give online|order\b|photos?\b|virtual|(?:who|what|why|how) |book\b|bookings?$|academy|colab|sermons?|predigten|ministr\p{L}+$|coaches|trainers?$|members?(?:hip)?\b|lid worden|mitglied\p{L}*|adhé\p{L}*|join|inscri\p{L}*|contact|find |visit |trouver |cart\b|impact|(?:le|la|les|il|lo|das|der|die|het|de|el|o|a)\s)/iu;

/**
 * Menu entries that link to pages of their own and are not standard pages, when the page's title,
 * description and headings mention at least half of them: "Seafood" and "Catering".
 */
export function findMentionedEntries(page: Page): FoundList<string> | undefined {
  const heads = page.lines.filter(
    ({ heading, place }) => (heading === 1 || heading === 2) && place !== 'nav',
  );
  const mainTexts = joinTexts(
    page.title,
    page.metas.get('description'),
    ...heads.map(({ text }) => text),
  );
  const values = listEntries(page);
  const mentioned = values.filter((value) => isMentioned(value, mainTexts));
  return values.length < minEntries ||
    values.length > maxEntries ||
    mentioned.length < values.length / 2
    ? undefined
    : toFoundServices(values, 'menu', 0.45);
}

const maxBeforeEntries = 6;

/** Adds to a short list the menu entries that the page's title or description mentions. */
export function addMentionedEntries(list: FoundList<string>, page: Page): FoundList<string> {
  if (list.values.length > maxBeforeEntries) return list;
  const mainTexts = joinTexts(page.title, page.metas.get('description'));
  return addMissing(
    list,
    listEntries(page).filter((value) => isMentioned(value, mainTexts)),
  );
}

/** The words of texts in the form that `isMentioned` looks through. */
function joinTexts(...texts: readonly (string | undefined)[]): string {
  return ` ${nameKey(texts.join(' ').slice(0, 5000))}`;
}

function listEntries({ links, url }: Page): readonly string[] {
  const entries = new Map<string, string>();
  for (const { href, text, element } of links.slice(0, 200)) {
    const to = url === undefined ? null : URL.parse(href, url);
    if (to === null || to.host !== url?.host || isHome(to, url) || to.hash !== '') continue;
    if (text.length < 3 || text.length > maxEntryLength || !isInMenu(element)) continue;
    if (standard.test(text) || notService.test(text) || servicesHeading.test(text)) continue;
    const kind = guessPageKind(text);
    if (kind !== undefined && kind !== 'services') continue;
    entries.set(to.pathname, text);
  }
  return cleanServices([...entries.values()]);
}

function isHome(to: URL, url: URL): boolean {
  return to.pathname === url.pathname || /^\/(?:index\.\w+)?$/u.test(to.pathname);
}

/** Whether the text contains each longer word of a name, at the beginning of a word. */
function isMentioned(value: string, texts: string): boolean {
  const words = nameKey(value)
    .split(' ')
    .filter((word) => word.length >= 4);
  return words.length > 0 && words.every((word) => texts.includes(` ${word.slice(0, 7)}`));
}

function isInMenu(element: Page['elements'][number]): boolean {
  let outer: Page['elements'][number]['parent'] = element;
  for (let depth = 0; depth < 8 && outer !== null && 'attribs' in outer; depth += 1) {
    if (outer.name === 'footer') return false;
    const marks = `${outer.attribs['class'] ?? ''} ${outer.attribs['id'] ?? ''}`.toLowerCase();
    if (
      outer.name === 'nav' ||
      /(?:^|[\s_-])(?:nav|navbar|navigation|menu)(?:$|[\s_-])/u.test(marks)
    )
      return true;
    outer = outer.parent;
  }
  return false;
}
