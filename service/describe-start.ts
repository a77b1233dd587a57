import { join } from 'node:path';
import { describeSimulatedPayment } from './billing/describe-payment.ts';
import type { Env } from './env.ts';
import { platform } from './platform.ts';

/** The start message for the operator: the address, and the simulated or unavailable features. */
export function describeStart(env: Env, mailIsSimulated: boolean): string {
  const unconfigured = [env.google ? '' : 'Google', env.github ? '' : 'GitHub'].filter(
    (name) => name !== '',
  );
  const simulated = [
    mailIsSimulated ? `mail (written to ${join(env.dataDir, 'outbox')})` : '',
    describeSimulatedPayment(env),
    ...(unconfigured.length > 0
      ? [`sign-in with ${unconfigured.join(' and ')} (not configured)`]
      : []),
  ].filter((part) => part !== '');
  const note = simulated.length > 0 ? `Simulated: ${simulated.join(', ')}\n` : '';
  const data =
    env.databaseUrl === undefined
      ? ''
      : 'Data: PostgreSQL. The service makes no backups of it; use pg_dump.\n';
  const inbox =
    env.contactInbox === undefined
      ? 'Forms: what visitors of the landing page and of sample sites send is stored, and mailed to nobody; set CONTACT_INBOX.\n'
      : '';
  return `${platform.name} runs on ${env.publicOrigin}\n${data}${note}${inbox}`;
}
