import { parse as parseDomain } from 'tldts';
import { fitSlot } from '../page/clean-text.ts';
import type { Found } from '../page/found.ts';
import { textData } from '../page/element-text.ts';
import type { PageElement } from '../page/element-text.ts';
import type { Page } from '../page/read-page.ts';
import { findDisguisedEmails } from './disguised-emails.ts';
import { findThirdPartyEmails } from './third-party-emails.ts';
import { textProperty } from '../page/read-things.ts';
import { emailLike } from './email-like.ts';
import { decodePercents } from '../page/decode-percents.ts';

interface Candidate {
  readonly email: string;
  readonly weight: number;
  readonly source: string;
  readonly snippet: string;
}

const placeholders =
  /@(?:example|domain|your-?domain|mydomain|(?:twoja|moja)domena|(?:ihre?|deine?|meine?)-?domain|(?:tu|mi)-?dominio|(?:votre|mon)-?domaine|(?:jouw|mijn)-?domein|(?:seu|meu)-?dominio|(?:tuo|mio)-?dominio|yoursite|yourcompany|company|email|mail|mysite|website|test|sample|sentry|wixpress|godaddy|sentry-next|wordpress|your-domain|youremail|site|address|xxx+|muster\p{L}*|ihre-\p{L}+|deine-\p{L}+)\.|^(?:you|your|yourname|name|email|user|username|example|test|john\.?doe|jane\.?doe|someone|firstname.*|youremail)@|\.(?:png|jpe?g|gif|webp|svg|css|js|avif)$|^x{2,}@|@(?:[\w-]+\.)?example\./iu;
const webmail =
  /@(?:gmail|yahoo|hotmail|outlook|aol|icloud|live|msn|comcast|btinternet|verizon|att|sbcglobal|me|googlemail|proton|protonmail|web|gmx|t-online|freenet|posteo|mailbox|orange|wanadoo|free|laposte|sfr|libero|virgilio|tiscali|alice|telenet|skynet|ziggo|kpnmail|hetnet|planet|onet|wp|interia|o2|mail|yandex|ya|bk|inbox|list|rambler|abv|ukr|seznam|centrum|bigpond|sapo|uol|bol|terra|qq|naver)\./iu;
const mayHide = /@|\s[aä]t\s|[[({<_]\s?(?:[aä]t?|arroba|chiocciola|arobase)\s?[\])}>_]/iu;
const minScore = 1;

/**
 * The firm's e-mail address: structured data, mailto links, hidden and written addresses; its own
 * domain before others.
 */
export function findEmail(pages: readonly Page[]): Found | undefined {
  const scores = new Map<string, { score: number; best: Candidate }>();
  const others = new Set(pages.flatMap((page) => [...findThirdPartyEmails(page)]));
  pages.forEach((page, index) => {
    for (const candidate of collectEmails(page)) {
      const key = candidate.email.toLowerCase();
      if (placeholders.test(key) || others.has(key)) continue;
      const known = scores.get(key);
      const weight = (candidate.weight * (index === 0 ? 1 : 0.8)) / (known === undefined ? 1 : 3);
      if (known === undefined)
        scores.set(key, { score: weight + weighCandidate(key, candidate, page), best: candidate });
      else known.score += weight;
    }
  });
  const [best, second] = [...scores.values()].sort((a, b) => b.score - a.score);
  if (best === undefined || best.score < minScore) return undefined;
  const value = fitSlot('email', best.best.email.toLowerCase());
  if (value === undefined) return undefined;
  const runnerUp = second === undefined ? 0 : Math.max(0, second.score / best.score);
  const confidence = Math.min(0.97, 0.5 + best.score / 14) * (1 - runnerUp * 0.15);
  return { value, source: best.best.source, confidence, snippet: best.best.snippet };
}

function collectEmails(page: Page): Candidate[] {
  const found: Candidate[] = [];
  for (const thing of page.things) {
    const email = textProperty(thing.data['email']);
    for (const match of (email ?? '').slice(0, 300).matchAll(emailLike)) {
      found.push({ email: match[0], weight: 4, source: thing.source, snippet: email ?? '' });
    }
  }
  for (const { href, text, element } of page.links) {
    found.push(...readMailto(href, text));
    const own = element.attribs['data-cfemail'];
    if (own !== undefined) found.push(...readProtected(own));
  }
  for (const element of page.elements) {
    const code = element.name === 'a' ? undefined : element.attribs['data-cfemail'];
    if (code !== undefined) found.push(...readProtected(code));
    found.push(...readAttributes(element), ...readScript(element));
  }
  for (const { text } of page.lines) {
    const line = withoutNulls(text.slice(0, 5000));
    for (const match of line.includes('@') ? [...line.matchAll(emailLike)].slice(0, 20) : []) {
      const near = line.slice(Math.max(0, match.index - 60), match.index + 80);
      found.push({ email: match[0], weight: 2, source: 'text', snippet: near });
    }
    for (const { email, snippet } of mayHide.test(line) ? findDisguisedEmails(line) : []) {
      found.push({ email, weight: 2, source: 'text', snippet });
    }
  }
  return found;
}

/** An address without the hidden words between its parts: "infonull@nullfirm.fr". */
function withoutNulls(line: string): string {
  return line.includes('null@null') ? line.replaceAll('null', '') : line;
}

/**
 * The address of a link, and the visible one if it differs. Then the visible one counts more,
 * because a copied template keeps its old link.
 */
function readMailto(href: string, text: string): Candidate[] {
  const hidden = /\/cdn-cgi\/l\/email-protection#([\da-f]{6,400})/iu.exec(href)?.[1];
  const written =
    hidden === undefined
      ? (/^(?:mailto:|https?:\/\/(?=[^/]{1,64}@))\s*(.*)$/isu.exec(href)?.[1] ?? '')
      : (decodeCloudflare(hidden) ?? '');
  const target = decodePercents(written).split('?')[0] ?? '';
  const email = matchEmail(target) ?? findDisguisedEmails(target)[0]?.email;
  if (email === undefined) return [];
  const shown = matchEmail(text);
  const isOther =
    shown !== undefined && shown.toLowerCase() !== email.toLowerCase() && !placeholders.test(shown);
  const snippet = text === '' ? href : text;
  const mailto: Candidate = { email, weight: isOther ? 0.5 : 3, source: 'mailto', snippet };
  return isOther ? [mailto, { email: shown, weight: 3, source: 'text', snippet }] : [mailto];
}

/** Addresses that scripts assemble from attributes, and those to which forms are sent. */
function readAttributes({ attribs }: PageElement): Candidate[] {
  const found: Candidate[] = [];
  const add = (text: string | undefined, weight = 2): void => {
    const email = text?.includes('@') === true ? matchEmail(text) : undefined;
    if (email !== undefined) found.push({ email, weight, source: 'text', snippet: email });
  };
  const host = attribs['data-domain'];
  const user = host === undefined ? undefined : (attribs['data-user'] ?? attribs['data-name']);
  const top = attribs['data-tld'];
  if (user !== undefined) add(`${user}@${host ?? ''}${top === undefined ? '' : `.${top}`}`);
  add(attribs['data-email'] ?? attribs['data-mail']);
  // A form may still be sent to the one who made the site.
  add(attribs['action'] ?? attribs['onclick'], 1.4);
  return found;
}

/** Addresses that a script writes into the page. They count less than visible ones. */
function readScript({ name, attribs, children }: PageElement): Candidate[] {
  const script = name === 'script' ? textData(children[0]) : undefined;
  if (script?.includes('mailto:') !== true || /json/iu.test(attribs['type'] ?? '')) return [];
  return [...script.slice(0, 2000).matchAll(emailLike)].map(([email]) => ({
    email,
    weight: 1.6,
    source: 'script',
    snippet: email,
  }));
}

function weighCandidate(email: string, { snippet }: Candidate, page: Page): number {
  const host = email.slice(email.indexOf('@') + 1);
  const local = email.slice(0, email.indexOf('@'));
  let score = 0;
  if (page.domain !== '') {
    const { domain, domainWithoutSuffix } = parseDomain(host);
    if (domain === page.domain) score += 3;
    else if (domainWithoutSuffix === page.label) score += 2.5;
    else if (!webmail.test(email)) score -= 0.5;
  }
  if (
    /^(?:info|contact|hello|office|mail|enquir(?:y|ies)|inquir(?:y|ies)|admin|reception|sales|team|hi|bookings?)$/u.test(
      local,
    )
  )
    score += 0.6;
  if (
    /^(?:no-?reply|webmaster|postmaster|privacy|dpo|abuse|careers|jobs|press|unsubscribe)/u.test(
      local,
    )
  )
    score -= 1.5;
  if (/design|develop|powered|webmaster/iu.test(snippet.replace(email, '')) && score < 1)
    score -= 2;
  return score;
}

function readProtected(code: string): Candidate[] {
  const email = matchEmail(decodeCloudflare(code) ?? '');
  return email === undefined ? [] : [{ email, weight: 3, source: 'protected', snippet: email }];
}

/** Decodes Cloudflare's obfuscation: hexadecimal bytes, each combined with the first. */
function decodeCloudflare(code: string): string | undefined {
  if (!/^(?:[\da-f]{2}){4,200}$/iu.test(code)) return undefined;
  const bytes = Buffer.from(code, 'hex');
  const key = bytes[0] ?? 0;
  return Buffer.from(bytes.subarray(1).map((byte) => byte ^ key)).toString('utf8');
}

function matchEmail(text: string): string | undefined {
  return text.slice(0, 400).match(emailLike)?.[0];
}
