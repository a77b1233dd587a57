import { atom } from 'nanostores';
import type { User } from '../../../service/contract/auth.ts';
import { clearSessionFlags, readFlag, removeFlag, seemsSignedIn } from '../auth/session-flags.ts';
import { $session, logOut, logoutMessages, refreshSession } from '../auth/session-store.ts';
import { toast } from '../ui/toast-store.ts';
import { forgetAddress, keepAddress, keptAddress } from './kept-address.ts';

/** The sign-in modal as it is asked for; undefined while it is closed. */
export interface AuthRequest {
  /** The prospect's address that the studio opens with after signing in. */
  readonly openedWith?: string | undefined;
  readonly showSubscription?: boolean;
}
export const $auth = atom<AuthRequest | undefined>(undefined);

/** A pause in which the message of the login can be seen before the studio covers it. */
const revealDelay = 300;
/** How long a click may wait for the service before the modal shows that something happens. */
const patience = 250;
const restoreDelay = 2000;

let closeStudio: (() => void) | undefined;

const wait = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** Opens the sign-in modal. A person who is signed in finds the account there. */
export function openAuth(request: AuthRequest = {}): void {
  $auth.set(request);
  void refreshSession();
}

export function closeAuth(): void {
  $auth.set(undefined);
  forgetAddress();
}

/** Opens the studio for a signed-in person, and otherwise the sign-in modal. */
export async function openBuilder(openedWith?: string): Promise<void> {
  const asked = refreshSession();
  const early = await Promise.race([asked, wait(patience)]);
  if (early === undefined && !seemsSignedIn()) $auth.set({ openedWith });
  const session = await asked;
  if (!session) {
    toast({
      title: 'Error',
      description: 'Something went wrong while checking your subscription status.',
      destructive: true,
    });
    $auth.set({ openedWith });
    return;
  }
  if (session.status !== 'signed-in') {
    clearSessionFlags();
    $auth.set({ openedWith });
    return;
  }
  await enterBuilder(session.user, openedWith);
}

/** What the account view's button does: by now the session may have ended elsewhere. */
export async function openBuilderFromAccount(): Promise<void> {
  const session = await refreshSession();
  if (session?.status === 'signed-in') {
    await enterBuilder(session.user, $auth.get()?.openedWith);
    return;
  }
  toast(
    session
      ? {
          title: 'Authentication Required',
          description: 'Please log in to access the template builder.',
          destructive: true,
        }
      : {
          title: 'Error',
          description: 'Something went wrong while checking your subscription status.',
          destructive: true,
        },
  );
}

/** After a login or a registration. */
export async function continueAfterSignIn(user: User): Promise<void> {
  await wait(revealDelay);
  // The person may have closed the modal meanwhile.
  if ($auth.get()) await enterBuilder(user, $auth.get()?.openedWith);
}

async function enterBuilder(user: User, openedWith: string | undefined): Promise<void> {
  if (!user.access.builder) {
    toast({
      title: 'Subscription Required',
      description: 'A subscription is needed to access the template builder.',
    });
    $auth.set({ openedWith, showSubscription: true });
    return;
  }
  await openStudio(user, openedWith, {
    title: 'Welcome to the Template Builder!',
    description: 'You have access to all premium features.',
  });
}

async function openStudio(
  user: User,
  openedWith: string | undefined,
  greeting: { title: string; description: string },
): Promise<void> {
  if (closeStudio) return;
  try {
    const { mountStudio } = await import('../studio/mount.tsx');
    closeAuth();
    const container = document.createElement('div');
    document.body.append(container);
    const unmount = mountStudio(container, {
      user,
      openedWith,
      onClose: () => closeStudio?.(),
      onLogout: () => void logOut(),
    });
    closeStudio = () => {
      closeStudio = undefined;
      unmount();
      container.remove();
    };
    toast(greeting);
  } catch {
    toast({
      title: 'Error',
      description: 'Network error. Please check your connection and try again.',
      destructive: true,
    });
  }
}

/** Keeps the prospect's address over the way to Google or GitHub and back. */
export function leaveForProvider(): void {
  const openedWith = $auth.get()?.openedWith;
  if (openedWith !== undefined) keepAddress(openedWith);
}

/** Goes on where the page was left: after a logout, on the way back from a provider, or in a restored session. */
export async function resume(): Promise<void> {
  const logout = readFlag('justLoggedOut');
  if (logout !== undefined) {
    removeFlag('justLoggedOut');
    toast(logout === 'offline' ? logoutMessages.offline : logoutMessages.reached);
    return;
  }
  if (readFlag('oauthLoginInitiated') !== undefined) await resumeProviderLogin();
  else if (readFlag('whitelistedEmail') !== undefined) await restoreBuilder();
}

async function resumeProviderLogin(): Promise<void> {
  removeFlag('loggedOut');
  const session = await refreshSession();
  const openedWith = keptAddress();
  forgetAddress();
  if (session?.status !== 'signed-in') {
    toast({ title: 'Login failed', description: 'Login was cancelled', destructive: true });
    return;
  }
  toast({ title: 'Login successful', description: `Welcome back, ${session.user.username}!` });
  await wait(revealDelay);
  await enterBuilder(session.user, openedWith);
}

async function restoreBuilder(): Promise<void> {
  const expected = readFlag('whitelistedEmail');
  const [session] = await Promise.all([refreshSession(), wait(restoreDelay)]);
  const isBusy = $auth.get() !== undefined || closeStudio !== undefined;
  if (isBusy || session?.status !== 'signed-in' || $session.get().status !== 'signed-in') return;
  const { user } = session;
  if (user.access.reason !== 'whitelist' || user.email !== expected) return;
  await openStudio(user, undefined, {
    title: 'Welcome back!',
    description: "We've restored your customizer session.",
  });
}
