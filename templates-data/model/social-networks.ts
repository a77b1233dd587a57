/**
 * The networks that a scan looks for, by the names that demos store, with the hosts of their pages.
 */
export const socialNetworks: readonly (readonly [name: string, host: RegExp])[] = [
  ['facebook', /^(?:[a-z-]+\.)?(?:facebook\.com|fb\.com|fb\.me)$/u],
  ['instagram', /^(?:www\.)?instagram\.com$/u],
  ['x', /^(?:www\.|mobile\.)?(?:twitter|x)\.com$/u],
  ['linkedin', /^(?:[a-z]{2,3}\.)?linkedin\.com$/u],
  ['youtube', /^(?:www\.|m\.)?youtube\.com$/u],
  ['tiktok', /^(?:www\.)?tiktok\.com$/u],
  ['pinterest', /^(?:[a-z]{2,3}\.)?pinterest\.[a-z.]{2,6}$/u],
  ['yelp', /^(?:[a-z]{2,3}\.)?yelp\.[a-z.]{2,6}$/u],
  ['threads', /^(?:www\.)?threads\.(?:net|com)$/u],
  ['bluesky', /^bsky\.app$/u],
  ['xing', /^(?:www\.)?xing\.com$/u],
  ['vimeo', /^(?:www\.)?vimeo\.com$/u],
  ['nextdoor', /^(?:www\.)?nextdoor\.[a-z.]{2,6}$/u],
];

/** Hosts of networks whose name differs from their address, and short addresses of those above. */
const otherHosts: readonly (readonly [name: string, host: RegExp])[] = [
  ['twitter', /^(?:www\.|mobile\.)?(?:twitter|x)\.com$/u],
  ['youtube', /^youtu\.be$/u],
  ['pinterest', /^pin\.it$/u],
  ['linkedin', /^lnkd\.in$/u],
  ['tiktok', /^vm\.tiktok\.com$/u],
  ['telegram', /^(?:t\.me|telegram\.me)$/u],
  ['whatsapp', /^(?:wa\.me|(?:[a-z]+\.)?whatsapp\.com)$/u],
  ['messenger', /^m\.me$/u],
  [
    'google',
    /^(?:g\.page|goo\.gl|(?:[a-z]+\.)*google\.(?:com|(?:com?\.)?[a-z]{2})|share\.google|maps\.app\.goo\.gl)$/u,
  ],
  ['vk', /^(?:m\.)?vk\.com$/u],
  ['discord', /^(?:discord\.gg|(?:www\.)?discord\.com)$/u],
  ['snapchat', /^(?:www\.)?snapchat\.com$/u],
];
/** Networks of many servers, each with its own host; the path names the account. */
const federated = /^(?:mastodon|pixelfed|peertube|fediverse|lemmy)$/u;

/**
 * Whether an address belongs to the network whose name it carries: a link named Facebook leads to
 * Facebook. The address of an unknown network contains its name: `Behance` is at behance.net.
 */
export function isPageOfNetwork(network: string, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  const name = network.normalize('NFKC').toLowerCase().trim();
  // Letters of other scripts can imitate those of a known name.
  if (!/^[\x20-\x7e]+$/u.test(name)) return false;
  const bare = name.replace(/[^a-z\d]/gu, '');
  if (federated.test(bare)) return /^\/@?[\w.-]+/u.test(pathname);
  const known = [...socialNetworks, ...otherHosts].filter(([one]) =>
    one.length < 4 ? bare === one : bare.includes(one),
  );
  if (known.length > 0) return known.some(([, host]) => host.test(hostname));
  const labels = hostname.split('.').slice(0, -1);
  return labels.some(
    (label) => label.length > 2 && label !== 'www' && bare.includes(label.replaceAll('-', '')),
  );
}
