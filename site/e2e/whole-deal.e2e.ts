import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../service/testing/start-service.ts';
import { openAccount, type AgencyAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { mailedCode, mailedLink } from './mail-box.ts';
import { pressFeedback } from './press-feedback.ts';
import { startService, type RunningService } from './start-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'firstlook-deal-'));
const signer = 'maria@harbor.example';
const { open } = useBrowser(still);
let service: RunningService;
let account: AgencyAccount;
beforeAll(async () => {
  if (!hasBrowser) return;
  const port = await freePort();
  // Demos have their own origin, as the documentation advises operators.
  const DEMO_ORIGIN = `http://localhost:${port}`;
  service = await startService({
    folder,
    port,
    without: ['packing', 'preparation'],
    settings: { TRIAL_DAYS: '14', DEMO_ORIGIN },
  });
  account = await openAccount(service.origin, { username: 'North & Co', subscribed: false });
});
afterAll(async () => {
  if (hasBrowser) await service.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Calls the service as the agency, for the preparations. */
async function send(method: string, path: string, body?: unknown): Promise<unknown> {
  const { name, value } = account.cookie;
  const answer = await fetch(service.origin + path, {
    method,
    headers: {
      origin: service.origin,
      cookie: `${name}=${value}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBeLessThan(300);
  return answer.json();
}

/** A demo with a recipient, and the recipient's link. */
async function prepareDemo(): Promise<{ demo: string; link: string }> {
  const proof = new URL(await mailedLink(service.outbox, account.email, '/verify-email'));
  await send('POST', '/api/verify-email', { token: proof.searchParams.get('token') });
  const demo = await account.create(
    { businessName: 'Harbor Law', industry: 'law', slogan: 'Steady counsel, plain words' },
    { services: [{ name: 'Wills', text: 'We write them.' }] },
  );
  const palette = { name: 'Harbour', primaryColor: '#12304e', secondaryColor: '#b08d3c' };
  await send('PATCH', `/api/demos/${demo}`, {
    panel: { comments: true, choices: true, approval: true },
    looks: { palettes: [palette], headlines: [] },
  });
  const { link } = (await send('POST', `/api/demos/${demo}/recipients`, {
    name: 'Maria Keller',
    email: signer,
  })) as { link: string };
  return { demo, link: new URL(link, service.origin).href };
}

async function requestApproval(work: Page): Promise<void> {
  await work.getByLabel('Who signs').fill('Maria Keller');
  await work.getByLabel('Their email address').fill(signer);
  await work.getByLabel('Line 1').fill('Website, five pages, as shown');
  await work.getByLabel('Amount').first().fill('4,800');
  await work.getByLabel('Amount').nth(1).fill('1,920.00');
  await work.getByLabel('Your payment link at Stripe').fill('https://buy.stripe.com/test_x');
  await work.getByRole('button', { name: 'Freeze this version and ask' }).click();
  await work.getByRole('link', { name: 'See the page' }).waitFor();
}

const brand = async (address: string): Promise<string> =>
  /--brand:(#[0-9a-f]+)/u.exec(await (await fetch(address)).text())?.[1] ?? '';

describe.skipIf(!hasBrowser)('a whole deal', () => {
  test(
    'leads from the link to the certificate, in two browsers',
    { timeout: 240_000 },
    async () => {
      const { demo, link } = await prepareDemo();
      const tab = (name: string): string => `${service.origin}/app/demos/${demo}/${name}`;
      const client = await open({ viewport: { width: 390, height: 844 } });
      const page = await client.newPage();
      const agency = await open({ viewport: { width: 1440, height: 900 } });
      await agency.addCookies([account.cookie]);
      const work = await agency.newPage();

      // The client comments, under the name that the agency gave the link.
      await page.goto(link);
      await pressFeedback(page);
      const panel = page.getByRole('dialog');
      await panel
        .getByRole('textbox', { name: 'Your comment' })
        .fill('Could it be a little bluer?');
      await panel.getByRole('button', { name: 'Send' }).click();
      await panel.getByText('North & Co has been told.').waitFor();

      // The agency answers.
      await work.goto(tab('comments'));
      const thread = work.getByRole('listitem', { name: 'Comment of Maria Keller' });
      await thread.getByText('Could it be a little bluer?').waitFor();
      await thread.getByLabel('Reply to Maria Keller').fill('Try Harbour, under Looks.');
      await thread.getByRole('button', { name: 'Send' }).click();
      // The field is emptied just after the reply is shown.
      await thread.getByRole('paragraph').filter({ hasText: 'Try Harbour' }).waitFor();

      // The client reads it, and chooses another look.
      await page.reload();
      await pressFeedback(page);
      await panel.getByText('Try Harbour, under Looks.').waitFor();
      await panel.getByRole('tab', { name: 'Looks' }).click();
      await panel.getByRole('radio', { name: 'Harbour' }).check();
      await panel.getByRole('button', { name: 'Keep this look' }).click();
      await panel.getByText('North & Co has been told which one you keep.').waitFor();
      expect(await brand(link)).not.toBe('#12304e');

      // The agency applies the look, and asks for approval.
      await work.reload();
      await work.getByRole('button', { name: 'Take it over' }).click();
      await work.getByText(/, taken over/u).waitFor();
      expect(await brand(link)).toBe('#12304e');
      await work.goto(tab('approval'));
      await requestApproval(work);

      // The client opens the request from the panel, and signs with the mailed code.
      await page.reload();
      await pressFeedback(page);
      await panel.getByRole('link', { name: 'Approve' }).click();
      await page.waitForURL(/\/approve\//u);
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await page.getByRole('button', { name: 'Mail me the code' }).click();
      await page.getByLabel(/^Code/u).fill(await mailedCode(service.outbox, signer));
      await page.getByLabel(/^I approve/u).check();
      await page.getByRole('button', { name: /^Approve/u }).click();
      await page.getByText('Thank you').waitFor();
      await page.getByRole('button', { name: /^Simulate the payment/u }).click();
      await page.getByText('Simulated: no money has moved').waitFor();

      // Both can download the certificate; the agency's deal is won.
      const pdf = await fetch(`${service.origin}/api/approvals/${id}/certificate.pdf`);
      expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      await work.reload();
      await work.getByText('Approved', { exact: true }).first().waitFor();
      expect(await send('GET', '/api/demos')).toMatchObject([{ stage: 'won' }]);

      // An edit does not change the approved version.
      const frozen = `${service.origin}/approve/${id}/page`;
      const approved = await (await fetch(frozen)).text();
      expect(await brand(frozen)).toBe('#12304e');
      await account.edit(demo, { businessName: 'Harbor Law', slogan: 'Other words' });
      expect(await (await fetch(link)).text()).toContain('Other words');
      expect(await (await fetch(frozen)).text()).toBe(approved);

      // The evidence is valid, and one changed byte makes it invalid.
      await page.goto(`${service.origin}/verify/${id}`);
      await page.getByRole('heading', { name: 'Unchanged' }).waitFor();
      // The page about the label is not among them.
      await page.getByText('Version 3, five pages').waitFor();
      const evidence = await (
        await fetch(`${service.origin}/api/approvals/${id}/evidence.json`)
      ).text();
      const check = (text: string): Promise<void> =>
        page.getByLabel('Evidence file').setInputFiles({
          name: 'evidence.json',
          mimeType: 'application/json',
          buffer: Buffer.from(text),
        });
      await check(evidence);
      await page.getByText(/^Unchanged\. /u).waitFor();
      await check(evidence.replace('Maria', 'Mariа'));
      await page.getByText(/^Changed\. /u).waitFor();

      // The log contains all events in this order.
      const { events } = (await send('GET', '/api/events/latest?limit=100')) as {
        events: { kind: string; recipient: string | null }[];
      };
      expect(events.find(({ kind }) => kind === 'approval.signed')?.recipient).toBe('Maria Keller');
      const kinds = events.map(({ kind }) => kind).toReversed();
      const steps = ['comment.posted', 'look.chosen', 'approval.signed', 'deposit.paid'];
      expect(kinds.filter((kind) => steps.includes(kind))).toEqual(steps);
      await client.close();
      await agency.close();
    },
  );
});
