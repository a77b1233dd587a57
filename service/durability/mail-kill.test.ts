import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKilledService } from '../testing/kill-after-step.ts';

/** What the mail server sees before the service is killed. */
type Moment = 'recipient' | 'whole mail';

let moment: Moment | undefined;
/** Resolves at the moment, while the mail server withholds its answer. */
let reached = Promise.withResolvers<undefined>();
const mails: string[] = [];
const never = (): void => undefined;

/** Whether the mail server now withholds its answer for good. */
function isAt(now: Moment): boolean {
  if (moment !== now) return false;
  moment = undefined;
  reached.resolve(undefined);
  return true;
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => (isAt('recipient') ? never() : done()),
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      // Like a mail server that stores the mail, and whose answer is lost.
      mails.push(Buffer.concat(chunks).toString());
      if (!isAt('whole mail')) done();
    });
  },
});
server.on('error', never);

let service: ReturnType<typeof createKilledService>;
beforeAll(async () => {
  const at = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => at.once('listening', resolve));
  const address = at.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  service = createKilledService({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  await service.start();
});
afterAll(async () => {
  await service.end();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const to = (email: string): number => mails.filter((mail) => mail.includes(`To: ${email}`)).length;

test.each<Moment>(['recipient', 'whole mail'])(
  'a mail arrives once when the service is killed while the mail server has its %s',
  async (at) => {
    const name = at.replace(' ', '-');
    const register = async (email: string): Promise<void> => {
      const body = { email, username: 'Ada', password: 'correct horse battery' };
      expect((await service.send('POST', '/api/auth/email/register', body)).status).toBe(201);
    };
    [moment, reached] = [at, Promise.withResolvers()];
    await register(`${name}@agency.example`);
    await reached.promise;
    await service.whileDown(() => Promise.resolve());
    // Mails leave in the order in which they were stored.
    await register(`after-${name}@agency.example`);
    await expect.poll(() => to(`after-${name}@agency.example`)).toBe(1);
    await expect.poll(() => to(`${name}@agency.example`)).toBe(1);
    await service.whileDown(() => Promise.resolve());
    await register(`later-${name}@agency.example`);
    await expect.poll(() => to(`later-${name}@agency.example`)).toBe(1);
    expect(to(`${name}@agency.example`)).toBe(1);
  },
);
