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
  /** The sender's name; by default the service's. */
  readonly fromName?: string;
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface Mailer {
  /** Whether mails are sent by SMTP; otherwise they become `.eml` files in the outbox folder. */
  readonly simulated: boolean;
  /** Resolves when the mail server has accepted the mail. */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}

/**
 * Timeouts of a mail server in milliseconds: for the connection, for its greeting, and afterwards.
 */
interface MailTimeouts {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
}

const defaultTimeouts: MailTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** A header value without line breaks, because visitors' texts may contain some. */
function oneLine(text: string, max: number): string {
  return text
    .replace(/[\u0000-\u001f\u007f]+/gu, ' ')
    .trim()
    .slice(0, max);
}

/** The address of a sender such as `Your Agency <no-reply@example.com>`. */
function parseSenderAddress(sender: string): string {
  return /<([^<>]+)>$/u.exec(sender)?.[1] ?? sender;
}

/**
 * Whether the mail server must use TLS. Required for a public service with a remote mail server,
 * because mails contain a password and links that set passwords. `?requireTLS=false` in the address
 * overrides this.
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
    from:
      mail.fromName === undefined
        ? env.mailFrom
        : { name: oneLine(mail.fromName, 100), address: parseSenderAddress(env.mailFrom) },
    to: { name: '', address: mail.to },
    subject: oneLine(mail.subject, 150),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    ...(mail.attachments && { attachments: mail.attachments }),
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
      // Renamed when complete, so that programs which watch the folder read whole mails.
      await writeFile(join(outbox, `.${name}.part`), sent.message as Buffer, { mode: 0o600 });
      await rename(join(outbox, `.${name}.part`), join(outbox, `${name}.eml`));
    },
    close: () => undefined,
  };
}
