import { describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { mailedLink } from './mail-box.ts';
import { openSeats, sendAs } from './send-as.ts';

const origin = inject('origin');
const outbox = inject('outbox');

describe.skipIf(!hasBrowser)('an invited colleague', () => {
  const { open } = useBrowser(still);

  test('logs out of a wrong account, registers by the link, joins, sees the demos, and can become the owner', async () => {
    const owner = await openAccount(origin);
    await openSeats(owner);
    await owner.create({ businessName: 'Harbor & Pike' });
    const email = `${crypto.randomUUID()}@agency.example`;
    expect(await sendAs(owner, '/api/agency/invitations', { email, role: 'member' })).toBe(201);
    const link = await mailedLink(outbox, email, '/join');
    const context = await open();
    await context.addCookies([(await openAccount(origin, { subscribed: false })).cookie]);
    const page = await context.newPage();
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Register' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Email').inputValue()).toBe(email);
    await dialog.getByLabel('Username').fill('Noor');
    await dialog.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Join Ada' }).click();
    await page.getByText('You belong to Ada').waitFor();
    await page.getByRole('button', { name: 'Open the workspace' }).waitFor();
    const demos = await page.evaluate(async () => (await fetch('/api/demos')).text());
    expect(demos).toContain('"name":"Harbor & Pike"');
    await page.goto(link);
    await page.getByText('This invitation has been used').waitFor();
    await context.close();

    const ownersContext = await open();
    await ownersContext.addCookies([owner.cookie]);
    const account = await ownersContext.newPage();
    await account.goto(`${origin}/app/settings/members`);
    const members = account.getByRole('list', { name: 'Members' });
    await members.getByRole('button', { name: 'Leave' }).click();
    await account.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await account.getByText('An agency needs an owner.').waitFor();
    await members.getByLabel('Role of Noor').selectOption('owner');
    await account.getByText('Noor is owner now').waitFor();
    await members.getByRole('button', { name: 'Leave' }).click();
    await account.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await account.getByText('You have left the agency').waitFor();
    expect(await members.getByRole('listitem').count()).toBe(1);
    await ownersContext.close();
  });

  test('is removed by the owner, and the demos stay', async () => {
    const owner = await openAccount(origin);
    await openSeats(owner);
    const colleague = await openAccount(origin, { username: 'Bo', subscribed: false });
    const context = await open();
    await context.addCookies([owner.cookie]);
    const page = await context.newPage();
    await page.goto(`${origin}/app/settings/members`);
    await page.getByLabel('Invite a colleague').last().fill(colleague.email);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByRole('list', { name: 'Open invitations' }).waitFor();
    const link = new URL(await mailedLink(outbox, colleague.email, '/join'));
    const token = link.searchParams.get('token');
    expect(await sendAs(colleague, '/api/invitations/accept', { token })).toBe(200);
    expect(await sendAs(colleague, '/api/change-plan', { plan: 'agency' })).toBe(403);
    await page.reload();
    await page.getByRole('button', { name: 'Remove Bo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Bo is not a member any more').waitFor();
    await context.close();
  });
});
