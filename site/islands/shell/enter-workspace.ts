import { paths } from '../../paths.ts';
import { keepAddress } from './kept-address.ts';

export const greetings = {
  welcome: {
    title: 'Welcome to the Template Builder!',
    description: 'You have access to all premium features.',
  },
  restored: { title: 'Welcome back!', description: "We've restored your customizer session." },
} as const;
type Greeting = keyof typeof greetings;

const key = 'greeting';

/** Whether this page is the workspace, which stays after signing in or paying on it. */
export function isWorkspace(path: string = window.location.pathname): boolean {
  return path === paths.app || path.startsWith(`${paths.app}/`);
}

/** Opens the studio, with a prospect's address to scan immediately. */
export function enterWorkspace(
  openedWith: string | undefined,
  greeting: Greeting,
  leave = (address: string) => window.location.assign(address),
): void {
  if (openedWith !== undefined) keepAddress(openedWith);
  try {
    sessionStorage.setItem(key, greeting);
  } catch {
    // A browser that keeps no site data: nobody is greeted.
  }
  leave(paths.newDemo);
}

/** Greets the person who came by `enterWorkspace`, once. */
export function takeGreeting(): (typeof greetings)[Greeting] | undefined {
  try {
    const greeting = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return greeting === 'welcome' || greeting === 'restored' ? greetings[greeting] : undefined;
  } catch {
    return undefined;
  }
}
