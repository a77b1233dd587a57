import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { RouteProps } from '../app/route-props.ts';
import { useTitle } from '../app/use-title.ts';
import { Inbox } from './Inbox.tsx';
import { $unread } from './unread-store.ts';

/** The inbox in the workspace; its title contains the number of unread messages. */
export function InboxPage({ user }: RouteProps): ReactElement {
  const unread = useStore($unread);
  useTitle(unread > 0 ? `Inbox (${unread})` : 'Inbox', user.agency.name);
  return (
    <div className="min-h-0 flex-1">
      <Inbox level={1} />
    </div>
  );
}
