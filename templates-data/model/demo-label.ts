/**
 * The label on every page of a demo, which names its maker, and the page that it leads to. The
 * words belong to the shell: no text of a client or an agency replaces them.
 */
import { telephoneAddress } from './phone.ts';
import { firstCharacter, findInitials } from './derived-values.ts';
import { conceptPath } from './sections.ts';
import { displayHost } from './web-address.ts';

export const labelTones = ['dark', 'light', 'quiet'] as const;
export type LabelTone = (typeof labelTones)[number];

/** The agency that made a demo; unknown details are empty. */
export interface DemoMaker {
  readonly name: string;
  readonly tone: LabelTone;
  readonly website: string;
  readonly phone: string;
  readonly email: string;
  /** Accent colour as `#rrggbb`. */
  readonly accent?: string;
  /** Address of the logo, on the agency's own domain. */
  readonly logo?: string;
  /** Whether only the agency is named, with its telephone number and address. */
  readonly isWhiteLabel?: boolean;
}

/** The maker of a demo that is stored in a browser only. */
const unknownMaker: DemoMaker = { name: '', tone: 'dark', website: '', phone: '', email: '' };

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/**
 * A name for use in a sentence: without invisible characters, which could change the direction of
 * the text. A right-to-left name is isolated.
 */
function inlineName(name: string): string {
  const seen = name
    .replace(/[\p{Cf}\p{Cc}]/gu, (character) => (/\s/u.test(character) ? ' ' : ''))
    .replace(/\s+/gu, ' ')
    .trim();
  return rightToLeft.test(seen) ? `\u2068${seen}\u2069` : seen;
}

/** Texts about the agency, and links to reach it. */
export function makerTexts(maker: DemoMaker = unknownMaker): Readonly<Record<string, string>> {
  const { website, phone, email } = maker;
  const host = displayHost(website);
  return {
    'concept.agency': inlineName(maker.name),
    'concept.website': host,
    'concept.phone': phone,
    'concept.mail': email,
    'label.logo': maker.logo ?? '',
    'href.maker': host === '' ? '' : website,
    'href.makerPhone': telephoneAddress(phone),
    'href.makerMail': email === '' ? '' : `mailto:${encodeURIComponent(email)}`,
  };
}

/** The link by which a visitor calls the agency or writes to it. */
function talkTexts({
  isWhiteLabel = false,
  ...maker
}: DemoMaker): Readonly<Record<string, string>> {
  const { 'href.makerPhone': phone = '', 'href.makerMail': mail = '' } = makerTexts(maker);
  if (!isWhiteLabel) return { 'href.talk': '', 'href.call': '' };
  return { 'href.talk': mail || phone, 'href.call': mail === '' ? '' : phone };
}

interface Labelled {
  /** The words of the shell in the demo's language. */
  readonly words: Readonly<Record<string, string>>;
  readonly client: string;
  readonly maker: DemoMaker | undefined;
  /** Address of the client's own website; empty where it is not known. */
  readonly website: string;
  /** The beginning of the demo's own links, without a slash at the end. */
  readonly base: string;
}

/** The texts of the label and of its page. */
export function labelTexts({
  words,
  client,
  maker = unknownMaker,
  website,
  base,
}: Labelled): Readonly<Record<string, string>> {
  const agency = inlineName(maker.name);
  const name = inlineName(client);
  const host = displayHost(website);
  const fill = (key: string): string =>
    (words[key] ?? '').replace(/\{(\w+)\}/gu, (_, value: string) =>
      value === 'agency' ? agency : value === 'host' ? host : name,
    );
  const known = agency === '' ? 'client' : name === '' ? 'agency' : 'both';
  return {
    ...Object.fromEntries(
      Object.keys(words)
        .filter((key) => key.startsWith('concept.'))
        .map((key) => [key, fill(key)]),
    ),
    'concept.who': fill(agency === '' ? 'concept.whoUnknown' : 'concept.who'),
    'concept.theirs': host === '' ? '' : fill('concept.theirs'),
    ...makerTexts(maker),
    ...talkTexts(maker),
    'label.talk': words['label.talk'] ?? '',
    'label.text': fill(`label.${known}`),
    'label.official': fill('label.official'),
    'label.tone': maker.tone,
    'label.mark': firstCharacter(findInitials(agency)),
    'href.label': `${base}${conceptPath}`,
    'href.theirs': host === '' ? '' : website,
  };
}
