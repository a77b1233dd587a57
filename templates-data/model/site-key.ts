/** Hosts that many businesses share, and how many parts of the path identify one of them. */
const sharedHosts: readonly (readonly [host: string, parts: number])[] = [
  ['sites.google.com', 2],
  ['wixsite.com', 1],
  ['github.io', 1],
  ['gitlab.io', 1],
  ['facebook.com', 1],
  ['instagram.com', 1],
];

/**
 * Identifies a website, however its address is written: its host in ASCII without `www.`, and a
 * non-standard port. Empty for an invalid address.
 */
export function siteKey(address: string): string {
  const trimmed = address.trim();
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//iu.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url || url.username !== '' || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    return '';
  const host = url.hostname.replace(/\.$/u, '').replace(/^www\./u, '');
  const own = sharedHosts.find(([shared]) => host === shared || host.endsWith(`.${shared}`));
  if (own)
    return [host, ...url.pathname.split('/').filter(Boolean).slice(0, own[1])]
      .join('/')
      .toLowerCase();
  return url.port === '' || url.port === '80' || url.port === '443' ? host : `${host}:${url.port}`;
}

/** The websites that website data was scanned from: the typed address, and its redirect. */
export function siteKeys(data: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const facts = [data['facts'], data['today']].flatMap((list): readonly unknown[] =>
    Array.isArray(list) ? list : [],
  );
  const sources = facts.map((fact) =>
    typeof fact === 'object' && fact !== null && 'source' in fact ? fact.source : undefined,
  );
  const addresses = [data['sourceUrl'], ...sources].filter((one) => typeof one === 'string');
  return new Set(addresses.map(siteKey).filter((key) => key !== ''));
}
