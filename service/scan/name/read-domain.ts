import { parse as parseDomain } from 'tldts';
import type { Found } from '../page/found.ts';
import { splitLabel } from '../page/split-label.ts';

interface Domain {
  readonly label: string;
  readonly domain: string;
  readonly suffix: string;
}

/**
 * The registrable domain (`tallow-roofing.co.uk`), its label (`tallow-roofing`) and its suffix;
 * empty for an IP address.
 */
export function splitDomain(url: URL | undefined): Domain {
  const host = parseDomain(url?.hostname ?? '', { allowPrivateDomains: true });
  return {
    label: (host.domainWithoutSuffix ?? '').toLowerCase(),
    domain: (host.domain ?? '').toLowerCase(),
    suffix: host.publicSuffix ?? '',
  };
}

/**
 * The label of the domain as a name of last resort: hyphens become spaces, known words are
 * separated, first letters are capitalised.
 */
export function nameFromDomain({
  label,
  domain,
}: Pick<Domain, 'label' | 'domain'>): Found | undefined {
  if (label.length < 2 || /^xn--/u.test(label) || /^\d+$/u.test(label)) return undefined;
  const value = label
    .split(/[-_]+/u)
    .flatMap((part) => splitLabel(part).split(' '))
    .filter((word) => word !== '')
    .map((word) =>
      word === 'and' ? '&' : word.replace(/^\p{L}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ');
  return { value, source: 'domain', confidence: 0.3, snippet: domain };
}
