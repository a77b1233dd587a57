import { useState, type ReactElement } from 'react';
import type { User } from '../../../service/contract/auth.ts';
import { Button } from '../ui/Button.tsx';

interface AccountViewProps {
  readonly user: User;
  /** The studio is being fetched. */
  readonly isEntering: boolean;
  readonly onOpenBuilder: () => void;
  readonly onLogout: () => void;
}

export function AccountView({ user, isEntering, onOpenBuilder, onLogout }: AccountViewProps): ReactElement {
  return (
    <>
      <div className="mt-5 flex items-center gap-4 border-y border-white/9 py-5">
        <Avatar user={user} />
        <div className="min-w-0">
          <p dir="auto" className="truncate text-left font-medium" title={user.username}>
            {user.username}
          </p>
          <p className="text-sm/5 wrap-anywhere text-white/65">{user.email}</p>
        </div>
      </div>
      <div className="mt-6 grid gap-3">
        <Button look="primary" busy={isEntering} className="min-h-12! text-[15px]!" onClick={onOpenBuilder}>
          Access Page Builder
        </Button>
        <Button className="min-h-12! text-[15px]!" onClick={onLogout}>
          Logout
        </Button>
      </div>
    </>
  );
}

function Avatar({ user }: { user: User }): ReactElement {
  const [failed, setFailed] = useState<string>();
  const { profileImageUrl, username, email } = user;
  const shape = 'grid size-12 shrink-0 place-items-center rounded-full bg-white/10 object-cover';
  if (profileImageUrl !== null && profileImageUrl !== failed) {
    return (
      <img
        src={profileImageUrl}
        alt=""
        width={48}
        height={48}
        referrerPolicy="no-referrer"
        onError={() => setFailed(profileImageUrl)}
        className={shape}
      />
    );
  }
  return (
    <span aria-hidden="true" className={`${shape} text-lg font-medium`}>
      {initialOf(username) ?? initialOf(email) ?? '?'}
    </span>
  );
}

/** The first letter as people see it, which may be several characters. */
function initialOf(name: string): string | undefined {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase();
}
