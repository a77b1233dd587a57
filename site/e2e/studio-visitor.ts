import type { BrowserContext, Locator, Page } from 'playwright-core';

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** A page of a person who has just signed up and paid. */
export async function openSubscriber(
  context: BrowserContext,
  origin: string,
): Promise<{ page: Page; account: Account }> {
  const account = { email: `${crypto.randomUUID()}@agency.example`, password: 'correct horse battery' };
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.evaluate(async ({ email, password }) => {
    const post = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
      const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const answer = await fetch(path, { method: 'POST', ...(body === undefined ? {} : json) });
      return (await answer.json()) as Record<string, unknown>;
    };
    await post('/api/auth/email/register', { username: 'Ada', email, password });
    const { clientSecret } = await post('/api/create-subscription');
    await post(`/api/simulated-payments/${String(clientSecret)}/confirm`, { card: '4242424242424242' });
  }, account);
  await page.reload();
  return { page, account };
}

/** Opens the studio on the home page. */
export async function openStudio(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Access Page Builder' }).first().click();
  const studio = page.locator('dialog[open]', { hasText: 'Website Design Studio' });
  await studio.waitFor();
  return studio;
}
