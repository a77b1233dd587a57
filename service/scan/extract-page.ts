import type {
  ScannedField,
  ScannedPerson,
  ScannedPicture,
  ScanOutcome,
  SocialLink,
  Testimonial,
} from '../contract/scan.ts';
import type { PageKind } from './page-kinds.ts';
import { nameFromDomain } from './name/read-domain.ts';
import { decodeText } from './fetch/decode-text.ts';
import { findAddress } from './contact/find-address.ts';
import { findColors } from './colors/find-colors.ts';
import { findDescription, findSlogan } from './words/find-description.ts';
import { findEmail } from './contact/find-email.ts';
import { findHours } from './contact/find-hours.ts';
import { findIndustry } from './industry/find-industry.ts';
import { encodeLogo } from './pictures/encode-logo.ts';
import { inlineLogo } from './pictures/inline-logo.ts';
import { encodeOpening } from './pictures/encode-opening.ts';
import { findLanguage, findLanguageAcross } from './words/find-language.ts';
import { findLinks, noLinks } from './find-links.ts';
import type { OnwardLinks } from './find-links.ts';
import { findOwnWords } from './own/find-own-words.ts';
import { findPriceList } from './own/find-prices.ts';
import type { FoundOwnWords, SitePage } from './own/own-words.ts';
import { findName } from './name/find-name.ts';
import { findLocality } from './contact/find-locality.ts';
import { findPeople } from './lists/find-people.ts';
import { withPortraits } from './lists/find-portraits.ts';
import { findPhone } from './contact/find-phone.ts';
import { servicesOfSite } from './lists/services-of-site.ts';
import { findSocials } from './contact/find-socials.ts';
import { findTestimonials } from './lists/find-testimonials.ts';
import type { Found, FoundList } from './page/found.ts';
import { guessCountries } from './contact/guess-country.ts';
import { judgeOutcome, needsScript } from './judge-outcome.ts';
import type { Answer } from './judge-outcome.ts';
import { isWidePhotograph, readLogo } from './pictures/read-logo.ts';
import { readPage } from './page/read-page.ts';
import type { Page } from './page/read-page.ts';
import { findTrade } from './trade/find-trade.ts';
import type { TradeContext } from './trade/find-trade.ts';
import { surveyPage } from './page/survey-page.ts';
import type { PageSurvey } from './page/survey-page.ts';

/** A document as it came from the network, or as a person pasted it (then text). */
export interface RawDocument {
  readonly url: string | undefined;
  readonly body: Uint8Array | string;
  readonly contentType: string;
}

/** A page that the home page leads to. */
export interface FurtherDocument extends RawDocument {
  readonly kind: PageKind;
}

export interface Findings extends Partial<Record<ScannedField, Found | undefined>> {
  readonly logo?: Found | undefined;
  readonly opening?: Found | undefined;
  readonly language?: Found | undefined;
  readonly services?: FoundList<string> | undefined;
  readonly people?: FoundList<ScannedPerson> | undefined;
  readonly testimonials?: FoundList<Testimonial> | undefined;
  readonly socials?: FoundList<SocialLink> | undefined;
  readonly trade?: Found | undefined;
  /** `light` or `dark`. */
  readonly ground?: Found | undefined;
  readonly own?: FoundOwnWords | undefined;
}

/**
 * Work for the extraction: the words of the home page; with further pages, only what these may add
 * to; or the colours of the home page.
 */
export type Extraction =
  | {
      readonly kind: 'words';
      readonly home: RawDocument;
      readonly further: readonly FurtherDocument[];
      readonly answer: Answer | undefined;
      /** Set when the home page alone does not say what the firm does. */
      readonly seeksTrade?: boolean;
      /**
       * Set for a large page, whose bytes are handed over: the answer brings back what was left of
       * it.
       */
      readonly handsOver?: boolean;
    }
  | {
      readonly kind: 'colors';
      readonly home: RawDocument;
      readonly sheets: readonly RawDocument[];
      readonly logo: Uint8Array | undefined;
      readonly opening?: Uint8Array | undefined;
    };

export interface Extracted {
  readonly findings: Findings;
  /** Set when the page is not the firm's own; then only what the address says is found. */
  readonly outcome: ScanOutcome | undefined;
  /** What people should know of the outcome. */
  readonly notice?: string | undefined;
  /** The firm's own website, where the page only leads to it. */
  readonly onward?: string | undefined;
  readonly links: OnwardLinks;
  /** What was left of a page whose bytes were handed over. */
  readonly rest?: string | undefined;
  readonly survey?: PageSurvey;
  /** Set when a browser may see more than stands in the page. */
  readonly needsScript?: boolean;
  /** The pictures that could be used, encoded anew. */
  readonly pictures?: {
    readonly logo: ScannedPicture | undefined;
    readonly opening: ScannedPicture | undefined;
  };
}

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
    const language = findLanguageAcross(
      page,
      further.map((one) => one.page),
    );
    const trade = work.seeksTrade === true ? tradeAcross(page, further, name, language) : undefined;
    return {
      findings: { ...findings, ...trade, ...(language && { language }) },
      outcome,
      links: noLinks,
    };
  }
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
    outcome,
    links,
    rest: work.handsOver === true ? page.source : undefined,
    survey: surveyPage(page, findings.phone !== undefined),
    needsScript: needsScript(page),
  };
}

/** What the firm does, by all its pages. */
function tradeAcross(
  home: Page,
  further: readonly SitePage[],
  name: string,
  context: TradeContext,
): Findings {
  const beside = further.filter(({ kind }) => kind !== 'articles').map(({ page }) => page);
  return { ...findTrade(home, name, findIndustry(home, name), { ...context, beside }) };
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
  const services = servicesOfSite(site, priceList?.value, name);
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

function pageOf(document: RawDocument): Page {
  return readPage(textIn(document), urlOf(document));
}

function urlOf({ url }: RawDocument): URL | undefined {
  return url === undefined ? undefined : (URL.parse(url) ?? undefined);
}

function textIn({ body, contentType }: RawDocument): string {
  return typeof body === 'string' ? body : decodeText(body, contentType);
}
