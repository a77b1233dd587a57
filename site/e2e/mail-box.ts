import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** The files of mails, oldest first; one that is being written has another name. */
function listMails(outbox: string): string[] {
  return readdirSync(outbox)
    .filter((name) => !name.endsWith('.part'))
    .sort();
}

/**
 * The newest link to a page in the mails to an address; waits for a link that differs from `known`.
 */
export async function mailedLink(
  outbox: string,
  email: string,
  page: '/reset-password' | '/verify-email' | '/join' | '/opt-out/de',
  known = '',
): Promise<string> {
  const find = (): string => {
    if (!existsSync(outbox)) return '';
    const mails = listMails(outbox)
      .map((name) => readFileSync(join(outbox, name), 'utf8'))
      // Mails with letters beyond ASCII are encoded as quoted-printable.
      .map((mail) => mail.replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '='))
      .filter((mail) => new RegExp(`^To:\\s+${email.replaceAll('.', '\\.')}$`, 'mu').test(mail));
    const links = mails.flatMap(
      (mail) => new RegExp(`http\\S+${page}\\?token=[\\w-]+`, 'u').exec(mail)?.[0] ?? [],
    );
    return links.at(-1) ?? '';
  };
  await expect.poll(() => find() !== '' && find() !== known, { timeout: 30_000 }).toBe(true);
  return find();
}

/** The mails to an address that contain a text, oldest first, without line breaks. */
export function mailsTo(outbox: string, email: string, text: string): string[] {
  return listMails(outbox)
    .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll(/=\r?\n/gu, ''))
    .filter((mail) => mail.includes(`To: ${email}`) && mail.includes(text));
}

/** Waits for the code after the first `known` ones that were mailed to a signer. */
export async function mailedCode(outbox: string, email: string, known = 0): Promise<string> {
  const codes = (): string[] => mailsTo(outbox, email, 'is your code');
  await expect.poll(() => codes().length, { timeout: 30_000 }).toBe(known + 1);
  return /^(\d{6})\r?$/mu.exec(codes().at(-1) ?? '')?.[1] ?? '';
}
