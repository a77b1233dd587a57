import { scannedFields } from '../contract/scan.ts';
import { OwnWords, ownWordNames } from '../contract/scanned-words.ts';
import type { OwnWordName } from '../contract/scanned-words.ts';
import type {
  Evidence,
  Fact,
  ScannedExtra,
  ScannedField,
  ScannedPicture,
  ScanOutcome,
  ScanReply,
} from '../contract/scan.ts';
import { isIndustry } from '../../templates-data/model/industries.ts';
import { capText, cleanText, fitSlot } from './page/clean-text.ts';
import type { Findings } from './findings.ts';
import type { Found } from './page/found.ts';

const maxSnippetLength = 160;

/** Findings that are no slots. */
const extraNames = [
  'logo',
  'opening',
  'language',
  'services',
  'people',
  'testimonials',
  'socials',
  'trade',
  'ground',
] as const satisfies readonly ScannedExtra[];

interface ScanExtras {
  readonly logo?: ScannedPicture | undefined;
  readonly opening?: ScannedPicture | undefined;
  readonly facts?: readonly Fact[] | undefined;
}

/**
 * The reply for the findings: every value is checked against its slot again, and has its evidence.
 */
export function composeReply(
  outcome: ScanOutcome,
  findings: Findings,
  extras: ScanExtras = {},
): ScanReply {
  const evidence: Partial<Record<ScannedField | ScannedExtra, Evidence>> = {};
  // The industry is unknown only if the trade belongs to no industry.
  const isGeneralTrade = findings.industry?.value === 'general' && findings.trade !== undefined;
  const value = (field: ScannedField): string | null => {
    const found = findings[field];
    const fitted = fitSlot(field, found?.value);
    if (found === undefined || fitted === undefined) return null;
    if (field === 'industry' && !isIndustry(fitted) && !isGeneralTrade) return null;
    evidence[field] = toEvidence(found);
    return fitted;
  };
  for (const extra of extraNames) {
    const found = findings[extra];
    if (found !== undefined) evidence[extra] = toEvidence(found);
  }
  const own: OwnWords = {};
  for (const name of ownWordNames) {
    const found = findings.own?.[name];
    const fitted = found === undefined ? undefined : fitOwnWords(name, found.value);
    if (found === undefined || fitted === undefined) continue;
    Object.assign(own, fitted);
    evidence[name] = toEvidence(found);
  }
  const values: Partial<Record<ScannedField, string | null>> = {};
  for (const field of scannedFields) values[field] = value(field);
  return {
    outcome,
    website: { ...toWebsite(values, findings), ...own },
    evidence,
    ...(extras.logo === undefined && extras.opening === undefined
      ? {}
      : {
          assets: {
            ...(extras.logo && { logo: extras.logo }),
            ...(extras.opening && { opening: extras.opening }),
          },
        }),
    ...(extras.facts === undefined || extras.facts.length === 0
      ? {}
      : { facts: [...extras.facts] }),
  };
}

function toWebsite(
  values: Readonly<Partial<Record<ScannedField, string | null>>>,
  { logo, opening, language, services, people, testimonials, socials, trade, ground }: Findings,
): ScanReply['website'] {
  return {
    businessName: values.businessName ?? null,
    industry: values.industry ?? null,
    trade: trade?.value ?? null,
    description: values.description ?? null,
    slogan: values.slogan ?? null,
    primaryColor: values.primaryColor ?? null,
    secondaryColor: values.secondaryColor ?? null,
    ...(ground === undefined ? {} : { ground: ground.value === 'dark' ? 'dark' : 'light' }),
    contactInfo: {
      phone: values.phone ?? null,
      email: values.email ?? null,
      address: values.address ?? null,
      hours: values.hours ?? null,
    },
    ...(logo === undefined ? {} : { logo: logo.value }),
    ...(opening === undefined ? {} : { opening: opening.value }),
    ...(services === undefined ? {} : { services: [...services.values] }),
    ...(people === undefined ? {} : { people: [...people.values] }),
    ...(testimonials === undefined ? {} : { testimonials: [...testimonials.values] }),
    ...(socials === undefined ? {} : { socials: [...socials.values] }),
    ...(language === undefined ? {} : { language: language.value }),
  };
}

/** The texts in the form of the reply; undefined for one that breaks a limit. */
function fitOwnWords(name: OwnWordName, value: unknown): OwnWords | undefined {
  const { success, data } = OwnWords.safeParse({ [name]: value });
  return success ? data : undefined;
}

function toEvidence({ source, confidence, snippet }: Omit<Found, 'value'>): Evidence {
  return {
    source,
    confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
    snippet: capText(cleanText(snippet.slice(0, 1000)), maxSnippetLength),
  };
}
