import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createMailer } from './send-mail.ts';

const mail = { to: 'ada@agency.example', subject: 'A link', text: 'https://demos.example.com/x' };
const open: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close();
});

/**
 * A mail server at an address that counts as another machine; reports for each mail whether it came
 * encrypted.
 */
async function startSmtp(
  disabledCommands: string[],
): Promise<{ address: string; taken: boolean[] }> {
  const taken: boolean[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands,
    onData: (stream, session, done) => {
      stream.resume().on('end', () => {
        taken.push(session.secure);
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.2');
  await new Promise((resolve) => listening.once('listening', resolve));
  open.push({ close: () => new Promise<void>((resolve) => server.close(() => resolve())) });
  const { port } = listening.address() as AddressInfo;
  return { address: `127.0.0.2:${port}`, taken };
}

function mailerTo(smtpUrl: string, secure: boolean): ReturnType<typeof createMailer> {
  const mailer = createMailer({
    smtpUrl,
    secure,
    mailFrom: 'no-reply@demos.example.com',
    dataDir: '',
  });
  open.push(mailer);
  return mailer;
}

test('a public service sends nothing unencrypted to a remote mail server, unless its address allows it', async () => {
  const { address, taken } = await startSmtp(['STARTTLS']);
  await expect(mailerTo(`smtp://${address}`, true).send(mail)).rejects.toThrow();
  expect(taken).toEqual([]);
  await mailerTo(`smtp://${address}?requireTLS=false`, true).send(mail);
  await mailerTo(`smtp://${address}`, false).send(mail);
  expect(taken).toEqual([false, false]);
});

test('offered encryption is used, and the certificate is verified', async () => {
  const { address, taken } = await startSmtp([]);
  await expect(mailerTo(`smtp://${address}`, true).send(mail)).rejects.toThrow(/certificate/u);
  await mailerTo(`smtp://${address}?tls.rejectUnauthorized=false`, true).send(mail);
  expect(taken).toEqual([true]);
});
