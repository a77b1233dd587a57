import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteExpired } from '../db/clean-up.ts';
import { mailedTokens, outbox } from '../db/schema.ts';
import { parseToken } from '../testing/mailed-token.ts';
import { listRows, useMailApps } from './testing/use-mail-apps.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const { appWith, startSmtp } = useMailApps();

test('a mail is rolled back with the transaction that causes it', async () => {
  const app = appWith({});
  const { email } = (await app.visitor().signUp()).json as { email: string };
  const again = await app.visitor().signUp(email);
  expect(again.status).toBe(409);
  await app.delivered();
  expect(app.mails).toHaveLength(1);
});

test('a mail is sent once, even when the outbox runs several times in parallel', async () => {
  const smtp = await startSmtp(() => undefined);
  const app = appWith({ SMTP_URL: smtp.url });
  await Promise.all(Array.from({ length: 12 }, () => app.visitor().signUp()));
  await Promise.all(Array.from({ length: 10 }, () => app.delivered()));
  expect(smtp.mails).toHaveLength(12);
  expect(new Set(smtp.mails.map((mail) => /^To: (.*)$/mu.exec(mail)?.[1])).size).toBe(12);
});

test('no table contains a usable token or the text of a mail', async () => {
  const smtp = await startSmtp(() => undefined);
  const app = appWith({ SMTP_URL: smtp.url });
  await app.visitor().signUp('secret@agency.example');
  await app.visitor().send('POST', '/api/forgot-password', { email: 'secret@agency.example' });
  await app.delivered();
  const tokens = smtp.mails.map((mail) => parseToken({ to: '', subject: '', text: mail }));
  expect(tokens.every((token) => token.length === 24)).toBe(true);
  const all =
    JSON.stringify(await app.store.read.select().from(mailedTokens)) +
    JSON.stringify(await listRows(app));
  for (const token of tokens) expect(all).not.toContain(token);
});

test('the clean-up deletes the content of a sent mail after three days, and its row after thirty', async () => {
  const app = appWith({});
  await app.visitor().signUp();
  await app.delivered();
  await app.store.write((db) => deleteExpired(db, app.clock.now + 2 * day));
  expect((await listRows(app))[0]?.text).not.toBe('');
  await app.store.write((db) => deleteExpired(db, app.clock.now + 4 * day));
  expect((await listRows(app))[0]?.text).toBe('');
  await app.store.write((db) => deleteExpired(db, app.clock.now + 31 * day));
  expect(await listRows(app)).toEqual([]);
});

test('an unreadable row of another version fails, and does not stop the others', async () => {
  const app = appWith({});
  await app.store.write((db) =>
    db
      .insert(outbox)
      .values({
        id: 'odd',
        recipient: 'x@x.example',
        subject: '',
        text: 'not ours',
        createdAt: 1,
        nextAttemptAt: 1,
      })
      .returning(),
  );
  await app.visitor().signUp();
  await app.delivered();
  expect(app.mails).toHaveLength(1);
  const [odd] = await app.store.read.select().from(outbox).where(eq(outbox.id, 'odd'));
  expect(odd?.failedAt).not.toBeNull();
});

test('what a visitor types reaches no header, and both parts of the mail as text', async () => {
  const smtp = await startSmtp(() => undefined);
  const app = appWith({ SMTP_URL: smtp.url, CONTACT_INBOX: 'sales@agency.example' });
  await app.visitor().send('POST', '/api/demo-request', {
    name: 'Eve\r\nBcc: everyone@x.example',
    email: 'eve@x.example',
    agency: '<img src=x onerror=alert(1)>',
    message: '.\r\nQUIT\r\nSubject: other',
  });
  await app.delivered();
  const [mail = ''] = smtp.mails;
  const [head = ''] = mail.split('\r\n\r\n');
  expect(head).toContain('To: sales@agency.example');
  expect(head).toContain('Reply-To: eve@x.example');
  expect(head).toContain('Subject: New demo request');
  expect(head).not.toMatch(/Bcc|everyone|Eve|QUIT/u);
  expect(mail).toMatch(/Content-Type: text\/plain/u);
  expect(mail).toMatch(/Content-Type: text\/html/u);
  const [text = '', page = ''] = mail.split(/Content-Type: text\/html/u);
  expect(text).toContain('Agency: <img src=x onerror=alert(1)>');
  expect(page).toContain('&lt;img');
  expect(page).not.toContain('<img');
});
