import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { $session, refreshSession } from '../auth/session-store.ts';
import { Button } from '../ui/Button.tsx';
import { PageMessage } from '../ui/PageMessage.tsx';
import { pollUnread } from '../inbox/unread-store.ts';
import { whenFocusIsLost } from '../ui/when-focus-is-lost.ts';
import { loadAgency } from './agency-store.ts';
import { lazyPart } from './lazy-part.ts';
import { FootBar } from './FootBar.tsx';
import { Rail } from './Rail.tsx';
import { findRoute } from './routes.ts';
import { $address, navigate } from './router.ts';
import { SignInFirst } from './SignInFirst.tsx';
import { onKeys } from './single-keys.ts';
import { useTitle } from './use-title.ts';
import { paths } from '../../paths.ts';

const keys = lazyPart<{ readonly onClose: () => void }>(() =>
  import('./KeysDialog.tsx').then((part) => part.KeysDialog),
);

const planNeeded = lazyPart<{ readonly user: User }>(() =>
  import('./PlanNeeded.tsx').then((part) => part.PlanNeeded),
);
const news = lazyPart<object>(() =>
  import('../signals/LiveNews.tsx').then((part) => part.LiveNews),
);
/** Milliseconds after which visits are followed, so that the page is shown first. */
const newsMs = 500;
/** The same for the studio, which shows no visits. */
const studioNewsMs = 2000;

/** The workspace. When the session ends in it, the sign-in opens over the current page. */
export function App(): ReactElement {
  const session = useStore($session);
  const [hasFailed, setHasFailed] = useState(false);
  const [user, setUser] = useState<User>();
  if (session.status === 'signed-in' && session.user !== user) setUser(session.user);
  useEffect(() => {
    void refreshSession().then((known) => setHasFailed(known === undefined));
  }, []);
  if (user) return <Workspace key={`${user.id} ${user.agency.id}`} user={user} />;
  if (session.status === 'signed-out') return <SignInFirst />;
  if (!hasFailed) return <p className="m-auto text-sm text-white/60">Loading…</p>;
  const again = (): void => {
    setHasFailed(false);
    void refreshSession().then((known) => setHasFailed(known === undefined));
  };
  return (
    <PageMessage
      role="alert"
      title="Your workspace could not be loaded"
      text="Nothing is lost. Please check your connection and try again."
    >
      <Button onClick={again}>Try again</Button>
    </PageMessage>
  );
}

function Workspace({ user }: { readonly user: User }): ReactElement {
  const address = useStore($address);
  const found = findRoute(address.path);
  const main = useRef<HTMLElement>(null);
  useTitle(found?.route.title ?? 'Not found', user.agency.name);
  const [showsKeys, setShowsKeys] = useState(false);
  const isFull = found?.route.isStudio === true && user.access.builder;
  useEffect(() => {
    void loadAgency();
    return pollUnread();
  }, []);
  const hasNews = useDelay(isFull ? studioNewsMs : newsMs);
  useEffect(() => onKeys({ '?': () => setShowsKeys(true) }), []);
  useEffect(() => (isFull ? undefined : onKeys({ n: () => navigate(paths.newDemo) })), [isFull]);
  useEffect(() => {
    // The pressed link has been removed with its page, so the focus moves to the new page.
    if (!address.isFirst) whenFocusIsLost(() => main.current?.focus());
  }, [address.path, address.isFirst]);
  const Part = found?.route.Part;
  const part =
    Part && found.route.isStudio === true && !user.access.builder ? (
      <Suspense fallback={null}>
        <planNeeded.Part user={user} />
      </Suspense>
    ) : Part ? (
      <Suspense fallback={<p className="m-auto text-sm text-white/60">Loading…</p>}>
        <Part user={user} address={address} values={found.values} />
      </Suspense>
    ) : (
      <NotFound />
    );
  return (
    <div
      className={`grid min-h-0 flex-1 ${isFull ? '' : 'max-md:grid-rows-[minmax(0,1fr)_auto] md:grid-cols-[200px_minmax(0,1fr)]'}`}
    >
      {!isFull && <Rail user={user} current={found?.route} />}
      <main
        ref={main}
        key="main"
        id="main"
        tabIndex={-1}
        className="flex min-h-0 min-w-0 flex-col outline-none"
      >
        {part}
      </main>
      {!isFull && <FootBar current={found?.route} />}
      {hasNews && (
        <Suspense fallback={null}>
          <news.Part />
        </Suspense>
      )}
      {showsKeys && (
        <Suspense fallback={null}>
          <keys.Part onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether this time has passed since the first call. */
function useDelay(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isOver, milliseconds]);
  return isOver;
}

function NotFound(): ReactElement {
  return (
    <PageMessage
      title="There is nothing here"
      text="The address may be misspelt, or what was here may have been deleted."
    >
      <a href={paths.app} className="underline decoration-white/30 underline-offset-4">
        All demos
      </a>
    </PageMessage>
  );
}
