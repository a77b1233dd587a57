import { nameFromDomain } from './name/read-domain.ts';
import type { Extracted, Extraction } from './extraction.ts';
import { findAddress } from './contact/find-address.ts';
import { findColors } from './colors/find-colors.ts';
import { findDescription, findSlogan } from './words/find-description.ts';
import { findEmail } from './contact/find-email.ts';
import { findHours } from './contact/find-hours.ts';
import type { Findings } from './findings.ts';
import { findIndustry } from './industry/find-industry.ts';
import { encodeLogo } from './pictures/encode-logo.ts';
import { fitLogo } from './pictures/fit-logo.ts';
import { findInlineLogo } from './pictures/inline-logo.ts';
import { encodeOpening } from './pictures/encode-opening.ts';
import { findLanguage, findLanguageAcross } from './words/find-language.ts';
import { findLinks, noLinks } from './find-links.ts';
import { findOwnWords } from './own/find-own-words.ts';
import { findPriceList } from './own/find-prices.ts';
import type { SitePage } from './own/own-words.ts';
import { findName } from './name/find-name.ts';
import { findLocality } from './contact/find-locality.ts';
import { findPeople } from './lists/find-people.ts';
import { addPortraits } from './lists/find-portraits.ts';
import { findPhone } from './contact/find-phone.ts';
import { findSiteServices } from './lists/services-of-site.ts';
import { findSocials } from './contact/find-socials.ts';
import { findTestimonials } from './lists/find-testimonials.ts';
import { guessCountries } from './contact/guess-country.ts';
import { judgeOutcome, needsScript } from './judge-outcome.ts';
import { isWidePhotograph, readLogo } from './pictures/read-logo.ts';
import { isDummy } from './page/filler.ts';
import type { Page } from './page/read-page.ts';
import type { PageKind } from './page-kinds.ts';
import { findTrade } from './trade/find-trade.ts';
import type { TradeContext } from './trade/find-trade.ts';
import { decodeDocument, forgetHomePage, readDocument, readHomePage } from './read-document.ts';
import { surveyPage } from './page/survey-page.ts';

// A page that was pasted has no address.
const blankPage = new URL('about:blank');

type ColorWork = Extract<Extraction, { kind: 'colors' }>;
type WordWork = Extract<Extraction, { kind: 'words' }>;

/**
 * Extracts the findings of a page. Pure; may take long on a hostile page, so it runs in a worker.
 */
export async function extractPage(work: Extraction): Promise<Extracted> {
  const { source, page } = readHomePage(work.home);
  if (work.kind === 'colors') {
    // The last task of a scan.
    forgetHomePage();
    return extractColors(page, work);
  }
  const verdict = judgeOutcome(page, work.answer, source);
  const outcome = verdict?.outcome;
  if (verdict !== undefined && outcome !== 'script-only') {
    const { notice, onward } = verdict;
    const findings =
      verdict.keepsContact === true ? findContact(page) : { businessName: nameFromDomain(page) };
    return { findings, outcome, notice, onward, links: noLinks };
  }
  return work.further.length > 0
    ? { ...extractFurther(page, work), outcome }
    : { ...extractHome(page, work), outcome };
}

/** The colours of the home page, with the pictures, which are encoded in parallel. */
async function extractColors(page: Page, work: ColorWork): Promise<Extracted> {
  const opened =
    work.opening === undefined ? undefined : encodeOpening(work.opening, { choosy: true });
  const logoFile = work.logo ?? findInlineLogo(page, page.url ?? blankPage)?.bytes;
  const picture = logoFile === undefined ? undefined : await encodeLogo(logoFile);
  const isBanner =
    picture !== undefined && logoFile !== undefined && (await isWidePhotograph(logoFile));
  const logo =
    picture === undefined || isBanner ? [] : await readLogo(Buffer.from(picture.base64, 'base64'));
  const { primary, secondary, ground } = findColors(page, work.sheets.map(decodeDocument), logo);
  return {
    pictures: {
      logo: picture && (await fitLogo(picture)),
      opening: await opened,
    },
    findings: { primaryColor: primary, secondaryColor: secondary, ground },
    outcome: undefined,
    links: noLinks,
  };
}

/** What the home page and further pages say together. */
function extractFurther(page: Page, work: WordWork): Omit<Extracted, 'outcome'> {
  const name = findName(page)?.value ?? '';
  const further = work.further
    .map((document) => ({ page: readDocument(document), kind: document.kind }))
    .filter((one) => !isUnfinished(one));
  const findings = findAcross([{ page, kind: 'home' }, ...further], name);
  const language = findLanguageAcross(
    page,
    further.map((one) => one.page),
  );
  const context = {
    language: (language ?? findLanguage(page))?.value,
    services: findings.services?.values,
  };
  const trade =
    work.seeksTrade === true ? findTradeAcross(page, further, name, context) : undefined;
  return { findings: { ...findings, ...trade, ...(language && { language }) }, links: noLinks };
}

const listPages: ReadonlySet<PageKind> = new Set([
  'services',
  'service',
  'prices',
  'gallery',
  'faq',
]);
const minDummies = 2;

/** A page of lists that still has the texts of its theme: what it lists is the theme's as well. */
function isUnfinished({ page, kind }: { page: Page; kind: PageKind }): boolean {
  return listPages.has(kind) && page.lines.filter(({ text }) => isDummy(text)).length >= minDummies;
}

/** What the home page says, and where it leads. */
function extractHome(page: Page, work: WordWork): Omit<Extracted, 'outcome'> {
  const businessName = findName(page);
  const name = businessName?.value ?? '';
  const industry = findIndustry(page, name);
  const language = findLanguage(page);
  const across = findAcross([{ page, kind: 'home' }], name);
  const trade = findTrade(page, name, industry, {
    language: language?.value,
    services: across.services?.values,
  });
  const findings: Findings = {
    businessName,
    industry: trade?.industry ?? industry,
    trade: trade?.trade,
    description: findDescription(page),
    slogan: findSlogan(page, name),
    language,
    ...across,
  };
  const links = findLinks(page, businessName?.value, findings.services?.values);
  return {
    findings: { ...findings, logo: links.logo },
    links,
    rest: work.handsOver === true ? page.source : undefined,
    survey: surveyPage(page, findings.phone !== undefined),
    needsScript: needsScript(page),
  };
}

/** The firm's trade, by all its pages. */
function findTradeAcross(
  home: Page,
  further: readonly SitePage[],
  name: string,
  context: TradeContext,
): Findings {
  const beside = further.filter(({ kind }) => kind !== 'articles').map(({ page }) => page);
  return { ...findTrade(home, name, findIndustry(home, name), { ...context, beside }) };
}

/** The findings that are valid even on a page that is not the firm's website. */
function findContact(page: Page): Findings {
  return {
    businessName: findName(page),
    phone: findPhone([page], guessCountries(page)),
    email: findEmail([page]),
    socials: findSocials([page]),
    language: findLanguage(page),
  };
}

/** Findings from the home page and further pages. */
function findAcross(site: readonly SitePage[], name: string): Findings {
  // The page of one service may have another phone number, own hours and brands.
  const pages = site.filter(({ kind }) => kind !== 'service').map(({ page }) => page);
  const prices = findPriceList(site);
  const people = findPeople(pages, name);
  const names = [name, ...(people?.values ?? []).map((person) => person.name)];
  const services = findSiteServices(site, prices?.list.value, names);
  const address = findAddress(pages);
  return {
    phone: findPhone(pages, guessCountries(...pages)),
    email: findEmail(pages),
    address,
    hours: findHours(pages),
    people: addPortraits(people, pages),
    testimonials: findTestimonials(pages, { people: people?.values ?? [], name }),
    socials: findSocials(pages),
    services,
    own: {
      ...findOwnWords(site, { name, services, prices }),
      locality: findLocality(pages, address),
    },
  };
}
