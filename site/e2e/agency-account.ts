import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { ClientLists } from '../../templates-data/model/client-lists.ts';
import type { Overrides } from '../../templates-data/model/slots.ts';
import { toWebsiteData } from '../../templates-data/model/website-data.ts';

export interface AgencyAccount {
  readonly email: string;
  readonly password: string;
  /** The session cookie for a browser: `context.addCookies([account.cookie])`. */
  readonly cookie: { readonly name: string; readonly value: string; readonly url: string };
  /** Saves a demo and returns its uniqueId. @throws Error with the service's message. */
  readonly create: (overrides: Overrides, lists?: ClientLists) => Promise<string>;
  readonly edit: (uniqueId: string, overrides: Overrides) => Promise<void>;
  readonly remove: (uniqueId: string) => Promise<void>;
}

interface AccountOptions {
  readonly username?: string;
  /** Whether to pay the simulated subscription, which opens the builder; true by default. */
  readonly subscribed?: boolean;
}

/**
 * An agency that makes demos over HTTP, for tests that are not about the screens.
 * @throws Error with the service's answer when it refuses the registration.
 */
export async function openAccount(
  origin: string,
  { username = 'Ada', subscribed = true }: AccountOptions = {},
): Promise<AgencyAccount> {
  const email = `${crypto.randomUUID()}@agency.example`;
  const password = 'correct horse battery';
  let cookie = '';
  const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        origin,
        cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  };
  const registered = await send('POST', '/api/auth/email/register', { username, email, password });
  if (!registered.ok)
    throw new Error(`registering answered ${registered.status}: ${await registered.text()}`);
  if (subscribed) await subscribe(send);
  const [name = '', value = ''] = cookie.split('=');
  return {
    email,
    password,
    cookie: { name, value, url: origin },
    create: async (overrides, lists = {}) => {
      const make = (): Promise<Response> =>
        send('POST', '/api/demos', {
          name: overrides.businessName,
          industry: overrides.industry ?? 'law',
          websiteData: toWebsiteData(overrides, lists),
        });
      let answer = await make();
      // While the machine is busy, the service answers 503 before it encodes a picture.
      for (let attempt = 0; answer.status === 503 && attempt < 20; attempt += 1) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        answer = await make();
      }
      const reply = (await answer.json()) as { uniqueId?: string; error?: string };
      if (reply.uniqueId === undefined) throw new Error(reply.error);
      return reply.uniqueId;
    },
    edit: async (uniqueId, overrides) => {
      await send('PATCH', `/api/demos/${uniqueId}`, { websiteData: toWebsiteData(overrides) });
    },
    remove: async (uniqueId) => {
      await send('DELETE', `/api/demos/${uniqueId}`);
    },
  };
}

async function subscribe(
  send: (method: string, path: string, body?: unknown) => Promise<Response>,
): Promise<void> {
  const created = (await (await send('POST', '/api/create-subscription')).json()) as {
    clientSecret?: string;
    error?: string;
  };
  if (created.clientSecret === undefined) throw new Error(created.error);
  await send('POST', `/api/simulated-payments/${created.clientSecret}/confirm`, {
    card: '4242424242424242',
  });
  await send('POST', '/api/subscription/refresh');
}

/** The studio of an agency that has just signed up and paid. */
export async function openSubscriber(
  context: BrowserContext,
  origin: string,
): Promise<{ page: Page; account: AgencyAccount }> {
  const account = await openAccount(origin);
  await context.addCookies([account.cookie]);
  const page = await context.newPage();
  await page.goto(`${origin}/app/new`);
  return { page, account };
}

/**
 * Opens the studio from the home page unless it is open. Returns the whole page, including dialogs
 * and messages.
 * @throws Error with the text of a page that is not the studio.
 */
export async function openStudio(page: Page): Promise<Locator> {
  if (!new URL(page.url()).pathname.startsWith('/app'))
    await page.getByRole('button', { name: 'Access Page Builder' }).first().click();
  try {
    await page.getByRole('heading', { name: 'Website Design Studio' }).waitFor();
  } catch (cause) {
    const message = await page
      .locator('dialog[open], main, [role="status"], [role="alert"]')
      .allInnerTexts();
    throw new Error(
      `the studio does not open; the page says: ${message.join(' | ').slice(0, 500)}`,
      {
        cause,
      },
    );
  }
  return page.locator('body');
}
