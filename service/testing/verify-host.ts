import { expect } from 'vitest';
import type { Person } from './agency-people.ts';
import type { DnsServer } from './dns-server.ts';

/**
 * Claims a host for a person's agency, sets the DNS record that verifies it, and has it checked.
 */
export async function verifyHost(dns: DnsServer, by: Person, host: string): Promise<void> {
  const { json } = await by.visitor.send('POST', '/api/agency/hosts', { host });
  const [record] = json['dns'] as { value: string }[];
  dns.texts.set(`_demo-challenge.${host}`, [record?.value ?? '']);
  const checked = await by.visitor.send('POST', `/api/agency/hosts/${host}/check`);
  expect(checked.json['state']).toBe('verified');
}
