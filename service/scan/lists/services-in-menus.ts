import { elementText } from '../page/element-text.ts';
import type { PageElement } from '../page/element-text.ts';
import { nameKey } from '../name/compare-names.ts';
import { guessPageKind } from '../page-kinds.ts';
import type { FoundList } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';
import type { Page } from '../page/read-page.ts';
import { matchTrade } from './services-in-cards.ts';
import {
  servicesHeading,
  toFoundServices as found,
  minServices,
  serviceName,
  notService,
  cleanServices,
} from './service-words.ts';

/** The entries of a menu for services. */
export function findServiceMenu(page: Page): FoundList<string> | undefined {
  for (const { title, entries } of listMenus(page)) {
    if (!servicesHeading.test(title)) continue;
    const values = cleanServices(entries.filter((text) => !notService.test(text)));
    if (values.length >= minServices) return found(values, 'menu', 0.65);
  }
  return undefined;
}

/** A heading or menu of goods or rooms. */
export const calledProducts =
  /^(?:(?:our|all|the|die|les|las|los|le|de|as|os|popular|favou?rite|signature|beliebte|ausgewählte|unsere|nos|nuestros|onze|i nostri|nasze|наша|вся)\s)?(?:products?|produkte|produits|productos|prodotti|producten|produtos|produkty|продукция|каталог|collections?|kollektion(?:en)?|catalogue?|assortiment|sortiment|(?:our )?range|(?:notre )?gamme(?: de produits)?|rooms?|zimmer|chambres|habitaciones|camere|kamers|rooms & suites|(?:plats|dishes|speisen|gerichte|platos|piatti|gerechten|pratos|dania|блюда)(?:\s\p{L}+)?|.{0,40}(?:by|por|par|per|nach|op) (?:category|categor[ií]as?|catégories?|kategorien?|categorie))$/iu;

/** The kinds of goods or rooms in a menu, for firms without services. */
export function findProductMenu(page: Page): FoundList<string> | undefined {
  for (const { title, entries } of listMenus(page)) {
    if (!calledProducts.test(title)) continue;
    const values = cleanServices(entries.filter((text) => !notService.test(text)));
    if (values.length >= minServices) return found(values, 'menu', 0.55);
  }
  return undefined;
}

/** The button that opens the whole menu of a page. */
const wholeMenu = /^(?:menu|menü|menú|navigation|navigazione|меню|☰|≡)?$/iu;

/**
 * A menu with any title whose entries are also headings on the page: "Business areas" with "Cloud"
 * and "Analytics".
 */
export function findHeadedMenu(page: Page, lines: readonly Line[]): FoundList<string> | undefined {
  const heads = new Set(
    lines
      .filter(({ heading, place }) => heading > 1 && place !== 'nav' && place !== 'footer')
      .map(({ text }) => nameKey(serviceName(text))),
  );
  for (const { title, entries } of listMenus(page)) {
    if (notService.test(title) || wholeMenu.test(title)) continue;
    const values = cleanServices(
      entries.filter((text) => !notService.test(text) && guessPageKind(text) === undefined),
    );
    const headed = values.filter((value) => heads.has(nameKey(value)));
    if (headed.length >= minServices && headed.length >= values.length * 0.6)
      return found(values, 'menu', 0.55);
  }
  return undefined;
}

const minSimilar = 4;
/** The same service in several towns. */
const inTowns = /\s(?:in|near|around|at|à|en|bei|bij|im|w|we|в|a|em)\s\p{Lu}|\b(?:19|20)\d{2}\b/u;

/**
 * A menu whose entries nearly all share a word: "Garage doors", "Sliding doors", "Folding doors".
 */
export function findSimilarMenu(page: Page): FoundList<string> | undefined {
  for (const { title, entries } of listMenus(page)) {
    if (notService.test(title)) continue;
    const values = cleanServices(entries.filter((text) => !notService.test(text)));
    if (areSimilar(values)) return found(values, 'menu', 0.5);
  }
  return undefined;
}

/** Whether there are many names, nearly all share a word, and none is a place. */
function areSimilar(values: readonly string[]): boolean {
  if (values.length < minSimilar || values.some((text) => inTowns.test(text))) return false;
  const counts = new Map<string, number>();
  for (const value of values)
    for (const word of new Set(value.toLowerCase().match(/\p{L}{5,}/gu)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return Math.max(0, ...counts.values()) >= values.length * 0.75;
}

const maxSimilarLength = 60;
/** What stands below a picture. */
const pictureClass = /caption|gallery|lightbox|thumb|slide|carousel|swiper/u;

/**
 * Consecutive short lines of one kind that share a word: "Furniture for homes", "Furniture for
 * offices".
 */
export function findSimilarLines(lines: readonly Line[]): FoundList<string> | undefined {
  let row: Line[] = [];
  for (const line of [...lines, undefined]) {
    const isNext =
      line?.heading === 0 &&
      line.place === 'main' &&
      line.tag !== 'figcaption' &&
      !pictureClass.test(line.marks.slice(-80)) &&
      line.text.length <= maxSimilarLength &&
      (row.length === 0 || (row[0]?.marks === line.marks && row[0].tag === line.tag));
    if (isNext) {
      row.push(line);
      continue;
    }
    const values = cleanServices(row.map(({ text }) => text));
    if (values.length === row.length && areSimilar(values)) return found(values, 'lines', 0.45);
    row = [];
  }
  return undefined;
}

/**
 * Menus with any title whose entries name a trade: "Personal insurance" with "Auto insurance" and
 * "Life insurance".
 */
export function findTradeMenus(page: Page): FoundList<string> | undefined {
  const named: string[] = [];
  for (const { title, entries } of listMenus(page)) {
    if (notService.test(title)) continue;
    const values = cleanServices(entries.filter((text) => !notService.test(text)));
    const trades = values.map(matchTrade).filter((trade) => trade !== undefined);
    const same = trades.filter((trade) => trade === trades[0]).length;
    if (values.length >= minServices - 1 && same >= 2 && same >= values.length * 0.6)
      named.push(...values);
  }
  const values = cleanServices(named);
  return values.length < minServices ? undefined : found(values, 'menu', 0.5);
}

interface Menu {
  readonly title: string;
  readonly entries: readonly string[];
}

/** Menu entries that open a submenu. */
function listMenus({ elements, $ }: Page): readonly Menu[] {
  return elements
    .filter(
      ({ name, attribs }) =>
        name === 'li' ||
        (name === 'div' &&
          /dropdown|submenu|has-child|nav-item|menu-item|(?:^|\s)folder(?:$|\s)/u.test(
            attribs['class'] ?? '',
          )),
    )
    .slice(0, 400)
    .flatMap((element) => {
      const link = childNamed(element, /^(?:a|span|button|label|div)$/u);
      const menu = childNamed(element, /^(?:ul|div)$/u, link);
      if (link === undefined || menu === undefined) return [];
      const title = elementText(link, 80).replace(/[▾▼+›»\s]+$/u, '');
      const links = $(menu).find('a').toArray().slice(0, 40);
      return [{ title, entries: links.map((entry) => elementText(entry, 100)) }];
    });
}

function childNamed(
  element: PageElement,
  names: RegExp,
  not?: PageElement,
): PageElement | undefined {
  for (const child of element.children)
    if ('attribs' in child && child !== not && names.test(child.name)) return child;
  return undefined;
}
