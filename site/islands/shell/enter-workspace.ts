import { paths } from '../../paths.ts';
import { storeAddress } from './stored-address.ts';

const greetings = {
  welcome: {
    title: 'Welcome to the Template Builder!',
    description: 'You have access to all premium features.',
  },
  restored: { title: 'Welcome back!', description: "We've restored your customizer session." },
} as const;
type Greeting = keyof typeof greetings;

const key = 'greeting';

/** Whether this page is the workspace, which stays open after a login or a payment. */
export function isWorkspace(path: string = window.location.pathname): boolean {
  return path === paths.app || path.startsWith(`${paths.app}/`);
}

/** Opens the studio, with a prospect's address to scan immediately. */
export function enterWorkspace(
  openedWith: string | undefined,
  greeting: Greeting,
  leave = (address: string) => window.location.assign(address),
): void {
  if (openedWith !== undefined) storeAddress(openedWith);
  try {
    sessionStorage.setItem(key, greeting);
  } catch {
    // Without storage there is no greeting.
  }
  leave(paths.newDemo);
}

/** Reads and removes the greeting that `enterWorkspace` stored. */
export function takeGreeting(): (typeof greetings)[Greeting] | undefined {
  try {
    const greeting = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return greeting === 'welcome' || greeting === 'restored' ? greetings[greeting] : undefined;
  } catch {
    return undefined;
  }
}
