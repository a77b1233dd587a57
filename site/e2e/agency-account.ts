import { websiteDataOf, type Overrides } from '../../templates-data/model/slots.ts';

export interface AgencyAccount {
  /** Saves a demo and gives its uniqueId. @throws Error with the service's sentence. */
  readonly create: (overrides: Overrides) => Promise<string>;
  readonly remove: (uniqueId: string) => Promise<void>;
}

/** An agency that makes demos over HTTP, where the way through the studio is not what a test is about. */
export async function openAccount(origin: string): Promise<AgencyAccount> {
  const json = { 'content-type': 'application/json', origin };
  const registered = await fetch(`${origin}/api/auth/email/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      username: 'Ada',
      email: `${crypto.randomUUID()}@agency.example`,
      password: 'correct horse battery',
    }),
  });
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    create: async (overrides) => {
      const answer = await fetch(`${origin}/api/demos`, {
        method: 'POST',
        headers: { ...json, cookie },
        body: JSON.stringify({
          name: overrides.businessName,
          industry: overrides.industry ?? 'law',
          websiteData: websiteDataOf(overrides),
        }),
      });
      const reply = (await answer.json()) as { uniqueId?: string; error?: string };
      if (reply.uniqueId === undefined) throw new Error(reply.error);
      return reply.uniqueId;
    },
    remove: async (uniqueId) => {
      await fetch(`${origin}/api/demos/${uniqueId}`, { method: 'DELETE', headers: { origin, cookie } });
    },
  };
}
