import type { PricedItem } from '../contract/scanned-words.ts';
import { nameKey } from './name/compare-names.ts';
import { nameFromDomain } from './name/read-domain.ts';
import { decodeText } from './fetch/decode-text.ts';
import type { Extracted, Extraction, RawDocument } from './extraction.ts';
import { findAddress } from './contact/find-address.ts';
import { findColors } from './colors/find-colors.ts';
import { findDescription, findSlogan } from './words/find-description.ts';
import { findEmail } from './contact/find-email.ts';
import { findHours } from './contact/find-hours.ts';
import type { Findings } from './findings.ts';
import { findIndustry } from './industry/find-industry.ts';
import { encodeLogo } from './pictures/encode-logo.ts';
import { inlineLogo } from './pictures/inline-logo.ts';
import { encodeOpening } from './pictures/encode-opening.ts';
import { findLanguage } from './words/find-language.ts';
import { findLinks, noLinks } from './find-links.ts';
import { findOwnWords } from './own/find-own-words.ts';
import { findPriceList } from './own/find-prices.ts';
import type { SitePage } from './own/own-words.ts';
import { findName } from './name/find-name.ts';
import { findLocality } from './contact/find-locality.ts';
import { findPeople } from './lists/find-people.ts';
import { withPortraits } from './lists/find-portraits.ts';
import { findPhone } from './contact/find-phone.ts';
import { findServices } from './lists/find-services.ts';
import { fromOwnPage } from './lists/services-described.ts';
import { withMore } from './lists/more-services.ts';
import { fromEntries, withEntries } from './lists/services-in-entries.ts';
import { fromPriceList } from './lists/services-in-data.ts';
import { findSocials } from './contact/find-socials.ts';
import { findTestimonials } from './lists/find-testimonials.ts';
import type { FoundList } from './page/found.ts';
import { guessCountries } from './contact/guess-country.ts';
import { judgeOutcome, needsScript } from './judge-outcome.ts';
import { isWidePhotograph, readLogo } from './pictures/read-logo.ts';
import { readPage } from './page/read-page.ts';
import type { Page } from './page/read-page.ts';
import { findTrade } from './trade/find-trade.ts';
import { surveyPage } from './page/survey-page.ts';

// A page that was pasted has no address.
const blankPage = new URL('about:blank');

/** Reads what can be read. Pure; may take long on a hostile page, so it runs in a worker. */
export async function extractPage(work: Extraction): Promise<Extracted> {
  const source = textIn(work.home);
  const page = readPage(source, urlOf(work.home));
  if (work.kind === 'colors') {
    // Encoded beside this thread, while it reads the colours.
    const opened =
      work.opening === undefined ? undefined : encodeOpening(work.opening, { choosy: true });
    const logoFile = work.logo ?? inlineLogo(page, page.url ?? blankPage)?.bytes;
    const picture = logoFile === undefined ? undefined : await encodeLogo(logoFile);
    const isBanner =
      picture !== undefined && logoFile !== undefined && (await isWidePhotograph(logoFile));
    const logo =
      picture === undefined || isBanner
        ? []
        : await readLogo(Buffer.from(picture.base64, 'base64'));
    const { primary, secondary, ground } = findColors(page, work.sheets.map(textIn), logo);
    return {
      pictures: { logo: picture, opening: await opened },
      findings: { primaryColor: primary, secondaryColor: secondary, ground },
      outcome: undefined,
      links: noLinks,
    };
  }
  const verdict = judgeOutcome(page, work.answer, source);
  const outcome = verdict?.outcome;
  if (verdict !== undefined && outcome !== 'script-only') {
    const { notice, onward } = verdict;
    const findings =
      verdict.keepsContact === true ? contactOf(page) : { businessName: nameFromDomain(page) };
    return { findings, outcome, notice, onward, links: noLinks };
  }
  const businessName = findName(page);
  const name = businessName?.value ?? '';
  if (work.further.length > 0) {
    const further = work.further.map((document) => ({
      page: pageOf(document),
      kind: document.kind,
    }));
    const findings = findAcross([{ page, kind: 'home' }, ...further], name);
    const trade = work.seeksTrade === true ? tradeAcross(page, further, name) : undefined;
    return { findings: { ...findings, ...trade }, outcome, links: noLinks };
  }
  const industry = findIndustry(page, name);
  const language = findLanguage(page);
  const trade = findTrade(page, name, industry, { language: language?.value });
  const findings: Findings = {
    businessName,
    industry: trade?.industry ?? industry,
    trade: trade?.trade,
    description: findDescription(page),
    slogan: findSlogan(page, name),
    language,
    ...findAcross([{ page, kind: 'home' }], name),
  };
  const links = findLinks(page, businessName?.value, findings.services?.values);
  return {
    findings: { ...findings, logo: links.logo },
    outcome,
    links,
    rest: work.handsOver === true ? page.source : undefined,
    survey: surveyPage(page, findings.phone !== undefined),
    needsScript: needsScript(page),
  };
}

/** What the firm does, by all its pages. */
function tradeAcross(home: Page, further: readonly SitePage[], name: string): Findings {
  const beside = further.filter(({ kind }) => kind !== 'articles').map(({ page }) => page);
  const context = { language: findLanguage(home)?.value, beside };
  return { ...findTrade(home, name, findIndustry(home, name), context) };
}

/** What a page that is not the firm's website says of it all the same. */
function contactOf(page: Page): Findings {
  return {
    businessName: findName(page),
    phone: findPhone([page], guessCountries(page)),
    email: findEmail([page]),
    socials: findSocials([page]),
    language: findLanguage(page),
  };
}

/** What stands on the home page or on another one. */
function findAcross(site: readonly SitePage[], name: string): Findings {
  // The page of one service may name another number, its own hours and its makers.
  const pages = site.filter(({ kind }) => kind !== 'service').map(({ page }) => page);
  const priceList = findPriceList(site);
  const services = withoutName(servicesOf(site, priceList?.value), name);
  const address = findAddress(pages);
  const people = findPeople(pages, name);
  return {
    phone: findPhone(pages, guessCountries(...pages)),
    email: findEmail(pages),
    address,
    hours: findHours(pages),
    people: withPortraits(people, pages),
    testimonials: findTestimonials(pages, { people: people?.values ?? [], name }),
    socials: findSocials(pages),
    services,
    own: {
      ...findOwnWords(site, { name, services, priceList }),
      locality: findLocality(pages, address),
    },
  };
}

/** A heading of the firm's own name among its services is none. */
function withoutName(
  found: FoundList<string> | undefined,
  name: string,
): FoundList<string> | undefined {
  if (found === undefined) return undefined;
  const own = nameKey(name);
  const values = found.values.filter((value) => nameKey(value) !== own);
  return values.length === 0 ? undefined : { ...found, values };
}

/**
 * The services that the home page names; where it names few, or only shows cards that are called
 * nothing, first those of the page about them.
 */
function servicesAcross(site: readonly SitePage[]): FoundList<string> | undefined {
  const home = site.find(({ kind }) => kind === 'home');
  const shown = home === undefined ? undefined : findServices(home.page);
  const isCalled = shown !== undefined && shown.confidence >= surelyServices;
  if (isCalled && shown.values.length > fewServices) return shown;
  const told = site
    .filter(({ kind }) => kind === 'services')
    .map(({ page }) => findServices(page) ?? fromOwnPage(page))
    .find((found) => found !== undefined);
  if (told === undefined || shown === undefined)
    return shown ?? (told && { ...told, confidence: told.confidence * 0.95 });
  const [first, second] = isCalled ? [shown, told] : [told, shown];
  return second.confidence < first.confidence && isCalled ? first : withMore(first, second.values);
}

function servicesOf(
  site: readonly SitePage[],
  prices: readonly PricedItem[] | undefined,
): FoundList<string> | undefined {
  const listed = servicesAcross(site) ?? fromPriceList(prices);
  const home = site.find(({ kind }) => kind === 'home');
  if (home === undefined) return listed;
  return listed === undefined ? fromEntries(home.page) : withEntries(listed, home.page);
}

/** What stands below a heading or menu that is called services. */
const surelyServices = 0.55;
const fewServices = 4;

function pageOf(document: RawDocument): Page {
  return readPage(textIn(document), urlOf(document));
}

function urlOf({ url }: RawDocument): URL | undefined {
  return url === undefined ? undefined : (URL.parse(url) ?? undefined);
}

function textIn({ body, contentType }: RawDocument): string {
  return typeof body === 'string' ? body : decodeText(body, contentType);
}
