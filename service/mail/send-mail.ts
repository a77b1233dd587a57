import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { SendMailOptions, Transporter } from 'nodemailer';
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

/** What makes sure that a mail is sent once. */
export interface Delivery {
  /** The same for each attempt: as the Message-ID it lets mailboxes drop a second copy. */
  readonly id: string;
  /** When it was stored. */
  readonly createdAt: number;
  /** Called when all but the end of the mail has been handed over; the end follows afterwards. */
  readonly beforeEnd: () => Promise<void>;
}

export interface Mailer {
  /** Whether mails are sent by SMTP; otherwise they become `.eml` files in the outbox folder. */
  readonly simulated: boolean;
  /** Resolves when the mail server has accepted the mail. */
  readonly send: (mail: Mail, delivery?: Delivery) => Promise<void>;
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

/** Reads a mail, and calls `beforeEnd` when all of it has been read, before its end is told. */
async function* holdEnd(mail: Readable, beforeEnd: () => Promise<void>): AsyncGenerator<Buffer> {
  for await (const part of mail as AsyncIterable<Buffer>) yield part;
  await beforeEnd();
}

interface HeldMail extends SendMailOptions {
  readonly beforeEnd?: Delivery['beforeEnd'];
}

/** A transport that awaits `beforeEnd` before the dot that makes the mail server accept a mail. */
async function createSmtpTransport(options: object): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(options);
  transport.use('stream', ({ data, message }, done) => {
    const { beforeEnd } = data as HeldMail;
    const read = message.createReadStream.bind(message);
    // Nothing is read before the mail server asks for the mail.
    if (beforeEnd) message.createReadStream = () => Readable.from(holdEnd(read(), beforeEnd));
    done();
  });
  return transport;
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
  const message = (mail: Mail, delivery?: Delivery): HeldMail => ({
    ...(delivery && {
      beforeEnd: delivery.beforeEnd,
      messageId: `<${delivery.id}@${parseSenderAddress(env.mailFrom).split('@').at(-1) ?? ''}>`,
    }),
    from:
      mail.fromName === undefined
        ? env.mailFrom
        : { name: oneLine(mail.fromName, 100), address: parseSenderAddress(env.mailFrom) },
    to: { name: '', address: mail.to },
    subject: oneLine(mail.subject, 150),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    ...(mail.attachments && { attachments: [...mail.attachments] }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { smtpUrl, secure } = env;
  if (smtpUrl !== undefined) {
    const encryption = mustEncrypt({ smtpUrl, secure }) ? { requireTLS: true } : {};
    let loaded: Promise<Transporter> | undefined;
    return {
      simulated: false,
      send: async (mail, delivery) => {
        loaded ??= createSmtpTransport({ url: smtpUrl, ...timeouts, ...encryption });
        await (await loaded).sendMail(message(mail, delivery));
      },
      close: () => void loaded?.then((transport) => transport.close()),
    };
  }
  const outbox = join(env.dataDir, 'outbox');
  return {
    simulated: true,
    send: async (mail, delivery) => {
      const { createTransport } = await import('nodemailer');
      const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail(
        message(mail, delivery),
      );
      await mkdir(outbox, { recursive: true });
      const { id, createdAt } = delivery ?? { id: crypto.randomUUID(), createdAt: Date.now() };
      const name = `${new Date(createdAt).toISOString().replace(/[:.]/gu, '-')}-${id.slice(0, 8)}`;
      // Renamed when complete, so that programs which watch the folder read whole mails.
      await writeFile(join(outbox, `.${name}.part`), sent.message as Buffer, { mode: 0o600 });
      await rename(join(outbox, `.${name}.part`), join(outbox, `${name}.eml`));
      // A second attempt replaces the file, so nothing is lost when the process ends before this.
      await delivery?.beforeEnd();
    },
    close: () => undefined,
  };
}
