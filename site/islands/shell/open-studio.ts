import type { User } from '../../../service/contract/user.ts';
import { logOut } from '../auth/session-store.ts';
import { toast } from '../ui/toast-store.ts';
import { hideAuth } from './auth-request.ts';
import { forgetAddress } from './kept-address.ts';
import { sendWaiting } from './waiting-demos.ts';

let present: { user: User; close: () => void } | undefined;

/** Whose studio is open; undefined while it is closed. */
export function studioUser(): User | undefined {
  return present?.user;
}

export const greetings = {
  welcome: {
    title: 'Welcome to the Template Builder!',
    description: 'You have access to all premium features.',
  },
  restored: { title: 'Welcome back!', description: "We've restored your customizer session." },
} as const;

/**
 * Opens the studio over the page, with a prospect's address to scan at once. Another person's
 * studio gives way to it.
 */
export async function openStudio(
  user: User,
  openedWith: string | undefined,
  greeting: { title: string; description: string },
): Promise<void> {
  if (studioUser()?.id === user.id) return;
  try {
    const { mountStudio } = await import('../studio/mount.tsx');
    if (studioUser()?.id === user.id) return;
    present?.close();
    hideAuth();
    forgetAddress();
    const container = document.createElement('div');
    container.dataset['app'] = '';
    document.body.append(container);
    const close = (): void => {
      present = undefined;
      unmount();
      container.remove();
      void sendWaiting();
    };
    const unmount = mountStudio(container, {
      user,
      openedWith,
      onClose: close,
      onLogout: () => void logOut(),
    });
    present = { user, close };
    toast(greeting);
  } catch {
    toast({
      title: 'Error',
      description: 'Network error. Please check your connection and try again.',
      destructive: true,
    });
  }
}
