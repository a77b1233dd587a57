import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string;
}

export interface Mailer {
  /** Whether mails leave this machine; otherwise they become `.eml` files in the outbox folder. */
  readonly simulated: boolean;
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}

/** Header values on one line, whatever a visitor typed. */
function oneLine(text: string, max: number): string {
  return text
    .replace(/[\u0000-\u001f\u007f]+/gu, ' ')
    .trim()
    .slice(0, max);
}

/** Sends through `SMTP_URL`, or writes `.eml` files to `DATA_DIR/outbox` without one. */
export function createMailer(env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  const message = (mail: Mail): Record<string, unknown> => ({
    from: env.mailFrom,
    to: { name: '', address: mail.to },
    subject: oneLine(mail.subject, 150),
    text: mail.text,
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
  });
  if (env.smtpUrl !== undefined) {
    const transport = createTransport(env.smtpUrl, { from: env.mailFrom });
    return {
      simulated: false,
      send: async (mail) => {
        await transport.sendMail(message(mail));
      },
      close: () => transport.close(),
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  const outbox = join(env.dataDir, 'outbox');
  return {
    simulated: true,
    send: async (mail) => {
      const sent = await transport.sendMail(message(mail));
      await mkdir(outbox, { recursive: true });
      const name = `${new Date().toISOString().replace(/[:.]/gu, '-')}-${crypto.randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(outbox, name), sent.message as Buffer);
    },
    close: () => undefined,
  };
}
