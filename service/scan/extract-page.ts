import type { ScannedField, ScanOutcome } from '../contract/scan.ts';
import { nameFromDomain } from './read-domain.ts';
import { decodeText } from './decode-text.ts';
import { findAddress } from './find-address.ts';
import { findColors } from './find-colors.ts';
import { findDescription, findSlogan } from './find-description.ts';
import { findEmail } from './find-email.ts';
import { findHours } from './find-hours.ts';
import { findIndustry } from './find-industry.ts';
import { findLinks } from './find-links.ts';
import type { OnwardLinks } from './find-links.ts';
import { findName } from './find-name.ts';
import { findPhone } from './find-phone.ts';
import type { Found } from './found.ts';
import { guessCountries } from './guess-country.ts';
import { judgeOutcome } from './judge-outcome.ts';
import type { Answer } from './judge-outcome.ts';
import { readLogo } from './read-logo.ts';
import { readPage } from './read-page.ts';
import type { Page } from './read-page.ts';

/** A document as it came from the network, or as a person pasted it (then text). */
export interface RawDocument {
  readonly url: string | undefined;
  readonly body: Uint8Array | string;
  readonly contentType: string;
}

export type Findings = Partial<Record<ScannedField, Found>>;

/** Work for the extraction: words of the home page and its contact pages, or the colours of the home page. */
export type Extraction =
  | {
      readonly kind: 'words';
      readonly home: RawDocument;
      readonly contacts: readonly RawDocument[];
      readonly answer: Answer | undefined;
    }
  | {
      readonly kind: 'colors';
      readonly home: RawDocument;
      readonly sheets: readonly RawDocument[];
      readonly logo: Uint8Array | undefined;
    };

export interface Extracted {
  readonly findings: Findings;
  /** Set when the page is not the firm's own; then only what the address says is found. */
  readonly outcome: ScanOutcome | undefined;
  readonly links: OnwardLinks;
}

const nowhere: OnwardLinks = { sheets: [], contacts: [], logo: undefined };

/** Reads what can be read. Pure; may take long on a hostile page, so it runs in a worker. */
export async function extractPage(work: Extraction): Promise<Extracted> {
  const page = pageOf(work.home);
  if (work.kind === 'colors') {
    const logo = work.logo === undefined ? [] : await readLogo(work.logo);
    const { primary, secondary } = findColors(page, work.sheets.map(textIn), logo);
    return {
      findings: { primaryColor: primary, secondaryColor: secondary },
      outcome: undefined,
      links: nowhere,
    };
  }
  const outcome = judgeOutcome(page, work.answer);
  if (outcome !== undefined && outcome !== 'script-only') {
    return { findings: { businessName: nameFromDomain(page) }, outcome, links: nowhere };
  }
  const pages = [page, ...work.contacts.map(pageOf)];
  const countries = guessCountries(page);
  const businessName = findName(page);
  const findings: Findings = {
    businessName,
    industry: findIndustry(page),
    description: findDescription(page),
    slogan: findSlogan(page, businessName?.value),
    phone: findPhone(pages, countries),
    email: findEmail(pages),
    address: findAddress(pages),
    hours: findHours(pages),
  };
  return { findings, outcome, links: findLinks(page) };
}

function pageOf(document: RawDocument): Page {
  const url = document.url === undefined ? undefined : (URL.parse(document.url) ?? undefined);
  return readPage(textIn(document), url);
}

function textIn({ body, contentType }: RawDocument): string {
  return typeof body === 'string' ? body : decodeText(body, contentType);
}
