import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { paths } from '../../paths.ts';
import { SubscriptionNotice } from '../billing/SubscriptionNotice.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';

interface AccountViewProps {
  readonly user: User;
  /** Set while the studio is being fetched. */
  readonly isEntering: boolean;
  readonly onOpenBuilder: () => void;
  readonly onSubscribe: () => void;
  readonly onLogout: () => void;
}

export function AccountView({
  user,
  isEntering,
  onOpenBuilder,
  onSubscribe,
  onLogout,
}: AccountViewProps): ReactElement {
  const { username, email, profileImageUrl } = user;
  return (
    <>
      <div className="mt-5 flex items-center gap-4 border-y border-white/9 py-5">
        <Avatar image={profileImageUrl} username={username} email={email} />
        <div className="min-w-0">
          <p dir="auto" className="truncate text-left font-medium" title={username}>
            {username}
          </p>
          <p className="text-sm/5 wrap-anywhere text-white/65">{email}</p>
        </div>
      </div>
      <SubscriptionNotice user={user} onSubscribe={onSubscribe} className="mt-5" />
      <div className="mt-6 grid gap-3">
        <Button
          variant="primary"
          busy={isEntering}
          className="min-h-12! text-[15px]!"
          onClick={onOpenBuilder}
        >
          Access Page Builder
        </Button>
        <Button className="min-h-12! text-[15px]!" onClick={onLogout}>
          Logout
        </Button>
      </div>
      <a
        href={paths.account}
        className="group mt-4 -mb-2 inline-flex min-h-11 items-center gap-1.5 text-sm text-white/75 underline decoration-white/30 underline-offset-4 hover:text-white hover:decoration-white"
      >
        Account settings
        <ArrowRight aria-hidden="true" size={15} strokeWidth={1.75} />
      </a>
    </>
  );
}
