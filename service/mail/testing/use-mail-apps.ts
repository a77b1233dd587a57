import type { Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach } from 'vitest';
import { outbox } from '../../db/schema.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

interface MailApps {
  /** A service with these environment variables. */
  readonly appWith: (variables: Record<string, string>) => TestApp;
  /** A mail server that answers each mail with the error of `verdict`, or accepts it. */
  readonly startSmtp: (
    verdict: () => Error | undefined,
  ) => Promise<{ readonly url: string; readonly mails: string[] }>;
  /** Closes something at the end of the test. */
  readonly closeAtEnd: (thing: { close: () => unknown }) => void;
}

/** Services and mail servers for the tests of a file, closed after each test. */
export function useMailApps(): MailApps {
  const open: { close: () => unknown }[] = [];
  afterEach(async () => {
    for (const thing of open.splice(0).reverse()) await thing.close();
  });
  return {
    appWith: (variables) => {
      const app = createTestApp({ variables: { RATE_LIMITS: 'off', ...variables } });
      open.push(app);
      return app;
    },
    startSmtp: async (verdict) => {
      const mails: string[] = [];
      const server = createSmtp(verdict, mails);
      const at = server.listen(0, '127.0.0.1');
      await new Promise((resolve) => at.once('listening', resolve));
      open.push({ close: () => new Promise<void>((resolve) => server.close(() => resolve())) });
      return { url: `smtp://127.0.0.1:${readPort(at)}`, mails };
    },
    closeAtEnd: (thing) => void open.push(thing),
  };
}

function createSmtp(verdict: () => Error | undefined, mails: string[]): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = verdict();
        if (!refusal) mails.push(Buffer.concat(chunks).toString());
        done(refusal);
      });
    },
  });
}

export function readPort(server: Pick<Server, 'address'>): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

export async function listRows(app: TestApp): Promise<(typeof outbox.$inferSelect)[]> {
  return app.store.read.select().from(outbox);
}
