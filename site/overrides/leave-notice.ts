import { currentUser } from '../../service/contract/auth.ts';

/**
 * Milliseconds after which a signed-in agency is redirected from a missing or expired demo to its
 * start page.
 */
const leaveAfterMs = 5000;

/** The id of the missing demo: written by the service, or from the address on a static host. */
export function demoIdHere(): string {
  return (
    document.documentElement.dataset['demo'] ?? new URLSearchParams(location.search).get('id') ?? ''
  );
}

/** Whether an agency is signed in. Without a service, every visitor counts as a client's. */
export async function isAgency(): Promise<boolean> {
  try {
    const response = await fetch(currentUser.path, { credentials: 'same-origin' });
    const user: unknown = await response.json();
    if (!response.ok || typeof user !== 'object' || user === null) return false;
    return 'id' in user && typeof user.id === 'string';
  } catch {
    return false;
  }
}

function withLabel(element: HTMLElement, words: string): HTMLElement {
  element.textContent = words;
  return element;
}

/** Shows a countdown below the page's text and redirects to `/`, unless "Stay here" is pressed. */
function redirectSoon(main: Element): void {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  const home = document.createElement('a');
  home.href = '/';
  const stay = document.createElement('button');
  stay.type = 'button';
  const actions = document.createElement('div');
  actions.className = 'actions';
  actions.append(withLabel(home, 'Go to the start page'), withLabel(stay, 'Stay here'));
  main.append(actions, status);
  const end = Date.now() + leaveAfterMs;
  const countDown = (): void => {
    const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    status.textContent = `Taking you to the start page in ${seconds} second${seconds === 1 ? '' : 's'}.`;
    if (seconds > 0) return;
    clearInterval(timer);
    location.assign('/');
  };
  const timer = setInterval(countDown, 250);
  countDown();
  stay.addEventListener('click', () => {
    clearInterval(timer);
    status.textContent = 'You are staying on this page.';
    stay.hidden = true;
  });
}

/**
 * Shows a signed-in agency the way back to the product. Other visitors stay, and the page does not
 * name the product.
 */
export async function redirectAgency(): Promise<void> {
  const main = document.querySelector('main');
  if (main && (await isAgency())) redirectSoon(main);
}
