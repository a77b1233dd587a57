import type { Mail } from '../mail/send-mail.ts';
import type { TestApp } from './create-test-app.ts';

/** The token of the link in a mail; empty without one. */
export function parseToken(mail: Mail | undefined): string {
  return /\?token=([\w-]+)/u.exec(mail?.text ?? '')?.[1] ?? '';
}

/** The token in the last mail with a token to an address; `path` selects a kind of link. */
export async function findMailedToken(app: TestApp, email: string, path = ''): Promise<string> {
  await app.delivered();
  const mails = app.mails.filter(({ to, text }) => to === email && text.includes(`${path}?token=`));
  return parseToken(mails.at(-1));
}
