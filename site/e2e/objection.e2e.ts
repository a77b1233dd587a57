import { describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { findViolations } from './axe.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { harbor } from './harbor.ts';
import { mailedLink } from './mail-box.ts';

const origin = inject('origin');
const outbox = inject('outbox');

describe.skipIf(!hasBrowser)('a business that objects in its own language', () => {
  const { open } = useBrowser(still);

  test('removes the demo with two presses and a mail', async () => {
    const domain = `harbor-${crypto.randomUUID().slice(0, 8)}.example`;
    const email = `owner@${domain}`;
    const studio = await openAccount(origin);
    const sourceUrl = `https://www.${domain}/`;
    const uniqueId = await studio.create(harbor, { sourceUrl, language: 'de' });
    const context = await open({ locale: 'de-DE', viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${origin}/demos/${uniqueId}/about-this-page`);
    await page.getByRole('link', { name: 'Für Ihre Domain widersprechen' }).click();
    await page.getByRole('heading', { name: 'Keine Entwürfe Ihrer Website' }).waitFor();
    expect(await findViolations(page)).toEqual([]);

    const submit = page.getByRole('button', { name: 'Link zusenden' });
    await page.getByLabel('Domain Ihrer Website').fill(domain);
    await page.getByLabel('Ihre E-Mail-Adresse dieser Domain').fill('owner@mail.example');
    await submit.click();
    await page.getByText('Bitte nutzen Sie eine E-Mail-Adresse der Domain').waitFor();
    await page.getByLabel('Ihre E-Mail-Adresse dieser Domain').fill(email);
    await submit.click();
    await page.getByText(`an Ihre Adresse bei ${domain} gesendet`).waitFor();

    await page.goto(await mailedLink(outbox, email, '/opt-out/de'));
    const dutch = page.getByRole('link', { name: 'Nederlands' });
    expect(await dutch.getAttribute('href')).toMatch(/\/opt-out\/nl\?token=/u);
    expect((await fetch(`${origin}/demos/${uniqueId}`)).status).toBe(200);
    await page.getByRole('button', { name: 'Widerspruch bestätigen' }).click();
    await page.getByText(`Er betrifft ${domain}.`).waitFor();
    expect((await fetch(`${origin}/demos/${uniqueId}`)).status).toBe(410);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await context.close();
  });

  test('reads in it that a link has expired, also from the page itself on a static host', async () => {
    const context = await open({ locale: 'fr-FR' });
    const page = await context.newPage();
    await page.goto(`${origin}/opt-out?token=unknown`);
    await page.getByRole('button', { name: 'Confirmer l’opposition' }).click();
    await page.getByText('Ce lien a expiré. Demandez-en un nouveau.').waitFor();
    await page.route('**/api/opt-outs/confirm', (route) => route.abort());
    await page.getByRole('button', { name: 'Confirmer l’opposition' }).click();
    await page.getByText('L’envoi a échoué. Réessayez dans un instant.').waitFor();
    await context.close();
  });
});
