import { atom } from 'nanostores';
import {
  changeHost,
  checkHost,
  createHost,
  deleteHost,
  listHosts,
  type AgencyHost,
} from '../../../service/contract/hosts.ts';
import { refreshSession } from '../auth/session-store.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';

/** The agency's own domains; undefined until they are loaded, an error sentence after a failure. */
export const $domains = atom<readonly AgencyHost[] | string | undefined>();
/** The domain with a running call; empty while one is being added. */
export const $busyDomain = atom<string | undefined>();

export async function loadDomains(): Promise<void> {
  const result = await callService(listHosts);
  $domains.set(result.ok ? result.reply.hosts : result.error.error);
}

function showDomain(domain: AgencyHost): void {
  const known = $domains.get();
  if (!Array.isArray(known)) return;
  const isKnown = known.some(({ host }) => host === domain.host);
  const others = known.map((one: AgencyHost) => (one.host === domain.host ? domain : one));
  $domains.set(isKnown ? others : [...others, domain]);
}

/** Adds a domain; returns the reason if the service refuses it. */
export async function addDomain(host: string): Promise<string | undefined> {
  $busyDomain.set('');
  const result = await callService(createHost, { body: { host } });
  $busyDomain.set(undefined);
  if (!result.ok) return result.error.fields?.['host'] ?? result.error.error;
  showDomain(result.reply);
  return undefined;
}

/** Lets the service look up the domain's records now. */
export async function checkDomain(host: string): Promise<void> {
  $busyDomain.set(host);
  const result = await callService(checkHost, { params: { host } });
  $busyDomain.set(undefined);
  if (!result.ok) {
    toast({ title: 'Not checked', description: result.error.error, destructive: true });
    return;
  }
  showDomain(result.reply);
  const isThere = result.reply.state === 'verified' && result.reply.reason === undefined;
  toast({
    title: isThere ? 'Domain verified' : 'Record not found yet',
    ...(!isThere && { description: 'What is missing stands beside the domain.' }),
  });
  // The session contains the domain for links.
  await refreshSession();
}

export async function setLinkDomain(host: string, forLinks: boolean): Promise<void> {
  $busyDomain.set(host);
  const result = await callService(changeHost, { params: { host }, body: { forLinks } });
  $busyDomain.set(undefined);
  if (!result.ok)
    toast({ title: 'Not changed', description: result.error.error, destructive: true });
  await loadDomains();
  await refreshSession();
}

export async function removeDomain(host: string): Promise<void> {
  $busyDomain.set(host);
  const result = await callService(deleteHost, { params: { host } });
  $busyDomain.set(undefined);
  if (!result.ok) {
    toast({ title: 'Not removed', description: result.error.error, destructive: true });
    return;
  }
  toast({ title: 'Domain removed', description: `Nothing is shown at ${host} any more.` });
  await loadDomains();
  await refreshSession();
}
