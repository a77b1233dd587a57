import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import { local } from '../env-groups.ts';
import type { Env } from '../env.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly replyTo?: string;
}

export interface Mailer {
  /** Whether mails leave this machine; otherwise they become `.eml` files in the outbox folder. */
  readonly simulated: boolean;
  /** Resolves when the mail server has taken the mail. */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}

/**
 * How long a mail server may be silent, in milliseconds: until it lets us in, until it greets, at
 * any time after.
 */
export interface MailTimeouts {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
}

const defaultTimeouts: MailTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Header values on one line, whatever a visitor typed. */
function oneLine(text: string, max: number): string {
  return text
    .replace(/[\u0000-\u001f\u007f]+/gu, ' ')
    .trim()
    .slice(0, max);
}

/**
 * Whether a mail server must take up encryption before it is told anything. One of another machine
 * must, once the service is public, as its password and links that set passwords travel there. What
 * its address says (`?requireTLS=false`) stands above this.
 */
function mustEncrypt({
  smtpUrl,
  secure,
}: {
  readonly smtpUrl: string;
  readonly secure: boolean;
}): boolean {
  const { protocol, hostname } = new URL(smtpUrl);
  const isLocal = local.has(hostname.replace(/^\[|\]$/gu, ''));
  return secure && protocol === 'smtp:' && !isLocal;
}

/** Sends through `SMTP_URL`, or writes `.eml` files to `DATA_DIR/outbox` without one. */
export function createMailer(
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'secure'>,
  timeouts: MailTimeouts = defaultTimeouts,
): Mailer {
  const message = (mail: Mail): Record<string, unknown> => ({
    from: env.mailFrom,
    to: { name: '', address: mail.to },
    subject: oneLine(mail.subject, 150),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { smtpUrl, secure } = env;
  if (smtpUrl !== undefined) {
    const encryption = mustEncrypt({ smtpUrl, secure }) ? { requireTLS: true } : {};
    let loaded: Promise<Transporter> | undefined;
    const load = async (): Promise<Transporter> => {
      const { createTransport } = await import('nodemailer');
      return createTransport({ url: smtpUrl, ...timeouts, ...encryption });
    };
    return {
      simulated: false,
      send: async (mail) => {
        loaded ??= load();
        await (await loaded).sendMail(message(mail));
      },
      close: () => void loaded?.then((transport) => transport.close()),
    };
  }
  const outbox = join(env.dataDir, 'outbox');
  return {
    simulated: true,
    send: async (mail) => {
      const { createTransport } = await import('nodemailer');
      const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail(
        message(mail),
      );
      await mkdir(outbox, { recursive: true });
      const name = `${new Date().toISOString().replace(/[:.]/gu, '-')}-${crypto.randomUUID().slice(0, 8)}`;
      // Under its last name only when it is whole, for whoever watches the folder.
      await writeFile(join(outbox, `.${name}.part`), sent.message as Buffer, { mode: 0o600 });
      await rename(join(outbox, `.${name}.part`), join(outbox, `${name}.eml`));
    },
    close: () => undefined,
  };
}
