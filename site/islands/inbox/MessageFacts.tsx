import type { ReactElement } from 'react';
import type { InboxMessage } from '../../../service/contract/inbox.ts';
import { MessageFact } from './MessageFact.tsx';

const states = { live: '', expired: ', its link has ended', gone: ', deleted since' } as const;

const linkClass =
  'underline decoration-white/35 underline-offset-4 hover:decoration-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring';

/** The sender and the place of the message, as far as known. */
export function MessageFacts({ message }: { readonly message: InboxMessage }): ReactElement {
  const { email, phone, agency, demo, site } = message;
  return (
    <dl className="mt-8 border-t border-white/9 text-[15px]/6">
      {email !== null && <MessageFact name="Email">{email}</MessageFact>}
      {phone !== null && (
        <MessageFact name="Phone">
          <a href={`tel:${phone.replace(/[^\d+]/gu, '')}`} className={linkClass}>
            <bdi>{phone}</bdi>
          </a>
        </MessageFact>
      )}
      {agency !== null && (
        <MessageFact name="Agency">
          <bdi>{agency}</bdi>
        </MessageFact>
      )}
      {demo && (
        <MessageFact name="Demo">
          {demo.state === 'gone' ? (
            <bdi>{demo.name}</bdi>
          ) : (
            <a
              href={`/demos/${demo.uniqueId}`}
              target="_blank"
              rel="noopener"
              className={linkClass}
            >
              <bdi>{demo.name}</bdi>
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
          <span className="text-white/65">{states[demo.state]}</span>
        </MessageFact>
      )}
      {site !== null && (
        <MessageFact name="Page">
          <a href={site} target="_blank" rel="noopener" className={linkClass}>
            {new URL(site).pathname}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </MessageFact>
      )}
    </dl>
  );
}
