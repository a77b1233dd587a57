import { useStore } from '@nanostores/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactElement } from 'react';
import type { InboxMessage } from '../../../service/contract/inbox.ts';
import { ResendButton } from '../account/ResendButton.tsx';
import { $session } from '../auth/session-store.ts';

/** Says that a message was not mailed because the recipient's address is not verified. */
export function NotMailed({ message }: { readonly message: InboxMessage }): ReactElement | null {
  const session = useStore($session);
  if (message.mail !== 'unverified') return null;
  const user = session.status === 'signed-in' ? session.user : undefined;
  const isOwn = user?.email === message.recipient;
  return (
    <div className="mt-5 flex gap-3 rounded-[10px] border border-white/14 p-4">
      <CircleAlert aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="text-sm/5.5 wrap-anywhere">
          This message was not mailed to{' '}
          <span className="font-medium">{message.recipient ?? 'anybody'}</span>, as that address is
          not verified yet. {isOwn && 'Open the link that was sent to it; the mails follow then.'}
        </p>
        {isOwn && (
          <div className="mt-3">
            <ResendButton />
          </div>
        )}
      </div>
    </div>
  );
}
