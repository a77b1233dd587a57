import ipaddr from 'ipaddr.js';
import { parse } from 'tldts';

// Azure's platform address is in public space:
// https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
const platformAddress = '168.63.129.16';
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
const privateSuffixes =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|lan|home|corp|test|example|invalid|onion|arpa)$/u;

/**
 * Whether `address`, an IPv4 or IPv6 literal without brackets, is a public unicast address; false
 * for an invalid one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // ipaddr.js classifies ::7f00:1 as unicast, but only 2000::/3 is allocated.
  return parsed instanceof ipaddr.IPv6
    ? parsed.match(globalUnicast)
    : parsed.toString() !== platformAddress;
}

/** The address in a URL's host, without brackets; undefined when the host is a name. */
export function parseLiteralAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/gu, '').replace(/\.$/u, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}

/** Whether `hostname` (lower case, as in `URL`) can be a website's name on the public Internet. */
export function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/u, '');
  if (name.length > 253 || privateSuffixes.test(name)) return false;
  const labels = name.split('.');
  if (labels.length < 2 || !labels.every(isLabel)) return false;
  const { isIcann, isPrivate } = parse(name, { allowPrivateDomains: true });
  return isIcann === true || isPrivate === true;
}

function isLabel(label: string): boolean {
  return /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/u.test(label) && label !== 'xn--';
}
