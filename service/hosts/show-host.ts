import { parse } from 'tldts';
import type { AgencyHost } from '../contract/hosts.ts';
import type { Env } from '../env.ts';
import { challengeName, graceMs } from './check-host.ts';
import type { NameServers } from './lookup.ts';
import { isVerified, type HostRow } from './queries.ts';
import { toIsoTime } from '../iso-time.ts';

/** A domain of an agency as the settings show it, with the DNS records that it needs. */
export function createHostView(
  { demoOrigin }: Pick<Env, 'demoOrigin'>,
  servers: NameServers,
): (row: HostRow) => Promise<AgencyHost> {
  const target = new URL(demoOrigin).hostname.replace(/^\[|\]$/gu, '');

  /** The records that lead visitors here. A domain without a subdomain cannot have a CNAME. */
  async function dnsRecords(host: string): Promise<AgencyHost['dns']> {
    const isByNumber = parse(target).isIp === true;
    const isApex = parse(host, { allowPrivateDomains: true }).domain === host;
    const found = isByNumber ? [target] : isApex ? await servers.findAddresses(target) : [];
    if (found.length === 0) return [{ type: 'CNAME', name: host, value: target }];
    return found.map((value) => ({
      type: value.includes(':') ? 'AAAA' : 'A',
      name: host,
      value,
    }));
  }

  return async (row) => {
    const { host, token, reason, forLinks, createdAt, checkedAt, missingSince } = row;
    return {
      host,
      state: isVerified(row) ? 'verified' : 'pending',
      ...(reason !== null && { reason }),
      forLinks,
      hasAddress: !isVerified(row) || (await servers.hasAddress(host)),
      dns: [{ type: 'TXT', name: challengeName(host), value: token }, ...(await dnsRecords(host))],
      createdAt: toIsoTime(createdAt),
      checkedAt: toIsoTime(checkedAt),
      lostAt: missingSince === null ? null : toIsoTime(missingSince + graceMs),
    };
  };
}
