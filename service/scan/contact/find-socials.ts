import { socialNetworks } from '../../../templates-data/model/social-networks.ts';
import type { SocialLink } from '../../contract/scan.ts';
import { maxScanned } from '../../contract/scan.ts';
import type { FoundList } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';

// Share buttons, single posts, pages of the network itself and of website builders.
const notProfile =
  /^\/?$|^\/(?:share|sharer|intent|dialog|plugins|tr|home|login|signup|hashtag|search|watch|embed|playlist|results|p\/|reel\/|status|policies|policy|privacy|terms|about|help|legal|ads|business\/?$|developers|pin\/create|sharearticle|shareArticle|feed|events|groups\/?$|wix|squarespace|wordpress|wordpressdotcom|shopify|weebly|godaddy|webflow|facebook\/?$|instagram\/?$|your|username|yourpage|#)/iu;

/**
 * The firm's pages on social networks, one per network: links of the page and `sameAs` in
 * structured data.
 */
export function findSocials(pages: readonly Page[]): FoundList<SocialLink> | undefined {
  const kept = new Map<string, SocialLink>();
  let source = 'link';
  for (const { things, links } of pages) {
    const same = things.flatMap(({ data }) =>
      toStrings(data['sameAs']).map((url) => [url, 'json-ld'] as const),
    );
    for (const [address, kind] of [...same, ...links.map(({ href }) => [href, 'link'] as const)]) {
      const link = parseProfile(address);
      const known = link === undefined ? undefined : kept.get(link.network);
      if (
        link === undefined ||
        (known !== undefined && !(isPersonalProfile(known) && !isPersonalProfile(link)))
      )
        continue;
      if (kept.size === 0) source = kind;
      kept.set(link.network, link);
    }
  }
  const values = [...kept.values()].slice(0, maxScanned.socials);
  const snippet = values.map(({ url }) => url).join(' ');
  return values.length === 0 ? undefined : { values, source, confidence: 0.9, snippet };
}

/** Whether the page is a person's; a page of the firm is preferred. */
function isPersonalProfile({ network, url }: SocialLink): boolean {
  return (network === 'linkedin' || network === 'xing') && /\/(?:in|pub|profile)\//u.test(url);
}

function parseProfile(address: string): SocialLink | undefined {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  if (url === null || !/^https?:$/u.test(url.protocol) || url.username !== '' || url.port !== '')
    return undefined;
  const network = socialNetworks.find(([, host]) => host.test(url.hostname))?.[0];
  if (network === undefined) return undefined;
  // Older Facebook pages and older channels have their number in the query.
  const query = /^\/profile\.php$/u.test(url.pathname)
    ? `?id=${url.searchParams.get('id') ?? ''}`
    : '';
  if (
    (notProfile.test(url.pathname) &&
      !(network === 'facebook' && /^\/p\/[^/]+-\d{6,}/u.test(url.pathname))) ||
    (network === 'x' && /\/status\//u.test(url.pathname))
  )
    return undefined;
  const clean = `https://${url.hostname}${url.pathname.replace(/\/+$/u, '')}${query}`;
  return clean.length > 300 ? undefined : { network, url: clean };
}

function toStrings(value: unknown): string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value.slice(0, 30) : [value];
  return all.filter((item) => typeof item === 'string');
}
