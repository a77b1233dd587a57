import { monthlyPrice } from '../../service/testing/monthly-price.ts';
import { openAccount } from './agency-account.ts';
import { mailedLink } from './mail-box.ts';
import {
  waitForFieldError,
  tabAndFill,
  focused,
  waitForAnnouncement,
  waitForFocus,
  tabAndPress,
  tabTo,
  waitFor,
  waitForNone,
  type Named,
  type Visitor,
} from './visitor.ts';

/** Called for each state of the screen, with its name, for example to take a screenshot. */
type OnState = (state: string) => Promise<void>;
const ignoreState: OnState = () => Promise.resolve();

const access: Named = { role: 'dialog', name: 'Template Access' };
const payment: Named = { role: 'dialog', name: 'Complete Your Subscription' };
const studio: Named = { role: 'heading', name: 'Website Design Studio' };
const title: Named = { role: 'heading', name: 'Template Access' };
const email: Named = { role: 'textbox', name: 'Email' };
const username: Named = { role: 'textbox', name: 'Username' };
const password: Named = { name: 'Password' };

/** Presses the focused button, which opens the modal and focuses its title. */
async function openModal(visitor: Visitor, key = 'Enter'): Promise<void> {
  await visitor.press(key);
  await waitFor(visitor, access);
  await waitForFocus(visitor, title);
}

/** Esc closes the modal and returns the focus to the opener. */
async function closeByEscape(visitor: Visitor, opener: string): Promise<void> {
  await visitor.press('Escape');
  await waitForNone(visitor, { role: 'dialog', name: 'Template Access' });
  await waitForFocus(visitor, { role: 'button', name: opener });
}

/** Checks that every Tab stop is in the modal or in the browser's toolbars. */
async function expectTabStaysInside(
  visitor: Visitor,
  key: string,
  names: readonly string[],
): Promise<void> {
  const stops = new Set<string>();
  for (let stop = 0; stop < 2 * names.length + 4; stop += 1) {
    await visitor.press(key);
    const { text, place } = await focused(visitor);
    if (place === 'page') throw new Error(`${key} left the modal for "${text}"`);
    stops.add(text);
  }
  await visitor.comeBack();
  const missed = names.filter((name) => !stops.has(name));
  if (missed.length > 0) throw new Error(`${key} never came to ${missed.join(', ')}`);
}

/** Opens the modal from each place that offers it, closes it, and checks that Tab stays in it. */
export async function openByKeyboard(
  visitor: Visitor,
  origin: string,
  onState: OnState = ignoreState,
): Promise<void> {
  await visitor.goto(`${origin}/`);
  await tabTo(visitor, { role: 'button', name: 'Access Page Builder' });
  await openModal(visitor, 'Space');
  await closeByEscape(visitor, 'Access Page Builder');
  // The workspace opens the modal on its own, also after it was closed.
  await visitor.goto(`${origin}/app`);
  await waitFor(visitor, access);
  await visitor.press('Escape');
  await waitForNone(visitor, access);
  await tabTo(visitor, { role: 'button', name: 'Sign in' });
  await openModal(visitor);
  await closeByEscape(visitor, 'Sign in');
  await visitor.goto(`${origin}/security`);
  await tabTo(visitor, { role: 'button', name: 'Law Firm' });
  await openModal(visitor);
  await closeByEscape(visitor, 'Law Firm');
  await tabTo(visitor, { role: 'button', name: 'Website Builder' });
  await openModal(visitor);
  const providers = [
    'Continue with Google (not configured)',
    'Continue with GitHub (not configured)',
  ];
  for (const name of providers) await waitFor(visitor, { role: 'button', name });
  await onState('choices');
  await expectTabStaysInside(visitor, 'Tab', [
    'Close',
    'Continue with Email',
    'Terms of Service',
    'Privacy Policy',
  ]);
  await tabTo(visitor, { role: 'link', name: 'Privacy Policy' });
  await expectTabStaysInside(visitor, 'Shift+Tab', [
    'Close',
    'Continue with Email',
    'Terms of Service',
  ]);
  await tabAndPress(visitor, providers[0] ?? '');
  await waitForAnnouncement(visitor, 'status', 'Google sign-in is not configured');
  await tabAndPress(visitor, providers[1] ?? '', 'Space');
  await waitForAnnouncement(visitor, 'status', 'GitHub sign-in is not configured');
  await onState('provider-missing');
  await tabTo(visitor, { role: 'link', name: 'Privacy Policy' });
  await tabAndPress(visitor, 'Close');
  await waitForNone(visitor, access);
  await waitForFocus(visitor, { role: 'button', name: 'Website Builder' });
}

/** Checks that each error is announced at its field, and removed by the first typed letter. */
async function expectErrors(visitor: Visitor, onState: OnState): Promise<void> {
  await tabAndPress(visitor, 'Continue with Email');
  await waitForFocus(visitor, email);
  await onState('login');
  await visitor.press('Enter');
  await waitForFieldError(visitor, email, 'Email is required');
  await onState('login-errors');
  await visitor.type('ada');
  await waitForFieldError(visitor, email, undefined);
  await visitor.press('Enter');
  await waitForFieldError(visitor, email, 'Please enter a valid email address');
  await tabAndFill(visitor, email, `${crypto.randomUUID()}@agency.example`);
  await waitForFieldError(visitor, email, undefined);
  await visitor.press('Enter');
  await waitForFieldError(visitor, password, 'Password is required');
  await visitor.type('not the right one');
  await waitForFieldError(visitor, password, undefined);
  await tabAndPress(visitor, 'Show password', 'Space');
  await visitor.press('Space');
  await tabTo(visitor, password, 'Shift+Tab');
  await visitor.press('Enter');
  await waitForAnnouncement(visitor, 'alert', 'Login failed');
  await onState('login-failed');
}

async function register(visitor: Visitor, address: string, onState: OnState): Promise<void> {
  await tabTo(visitor, { role: 'radio', name: 'Login' }, 'Shift+Tab');
  await visitor.press('ArrowRight');
  await waitForFocus(visitor, { role: 'radio', name: 'Register' });
  await tabAndFill(visitor, username, ' ');
  await tabAndFill(visitor, email, address);
  await tabAndFill(visitor, password, 'abc');
  await visitor.press('Enter');
  await waitForFieldError(visitor, username, 'Username is required');
  await onState('register-errors');
  await visitor.type('Ada');
  await waitForFieldError(visitor, username, undefined);
  await visitor.press('Enter');
  await waitForFieldError(visitor, password, 'Password must be at least 6 characters');
  await tabAndFill(visitor, password, 'correct horse battery');
  await tabAndPress(visitor, 'Register');
  await waitForAnnouncement(visitor, 'status', 'Registration successful');
  await waitFor(visitor, payment);
}

/** Pays: declined, asked by the bank, refused there, and accepted. */
async function pay(visitor: Visitor, onState: OnState): Promise<void> {
  const card: Named = { role: 'textbox', name: 'Card number' };
  const subscribe = `Subscribe for ${monthlyPrice('builder')} per month`;
  await waitFor(visitor, { role: 'heading', name: 'Premium Subscription' });
  await onState('payment');
  await tabAndPress(visitor, 'Back to login');
  await waitForFocus(visitor, title);
  await onState('account-unpaid');
  await tabAndPress(visitor, 'Access Page Builder');
  await waitFor(visitor, payment);
  await waitFor(visitor, { role: 'heading', name: 'Premium Subscription' });
  await tabAndFill(visitor, card, '4000000000000002');
  await tabAndPress(visitor, subscribe);
  await waitForAnnouncement(visitor, 'alert', 'Your card was declined.');
  await waitForFocus(visitor, card);
  await onState('payment-declined');
  await tabAndFill(visitor, card, '4000002500003155');
  await visitor.press('Enter');
  const bank: Named = { role: 'heading', name: 'Your bank asks to confirm' };
  await waitForFocus(visitor, bank);
  await onState('payment-confirm');
  await tabAndPress(visitor, 'This was not me');
  await waitForFocus(visitor, card);
  await tabAndPress(visitor, subscribe, 'Space');
  await waitForFocus(visitor, bank);
  await tabAndPress(visitor, 'Confirm payment');
  await waitForAnnouncement(visitor, 'status', 'Your subscription is active');
  await onState('payment-done');
  // The page reloads, and then opens the studio.
  await waitForAnnouncement(visitor, 'status', 'Welcome to the Template Builder!');
  await waitFor(visitor, studio);
}

/** Registers, pays, views the account and logs out, with the keyboard alone. */
export async function signUpByKeyboard(
  visitor: Visitor,
  origin: string,
  address: string,
  onState: OnState = ignoreState,
): Promise<void> {
  await visitor.goto(`${origin}/security`);
  await tabTo(visitor, { role: 'button', name: 'Website Builder' });
  await openModal(visitor);
  await expectErrors(visitor, onState);
  await register(visitor, address, onState);
  await pay(visitor, onState);

  await tabTo(visitor, { role: 'link', name: 'Close' });
  await visitor.press('Enter');
  await waitForNone(visitor, studio);
  await visitor.goto(`${origin}/security`);
  await tabTo(visitor, { role: 'button', name: 'Website Builder' });
  await openModal(visitor);
  await onState('account');
  await tabTo(visitor, { role: 'link', name: 'Account settings' });
  await tabAndPress(visitor, 'Access Page Builder');
  await waitFor(visitor, studio);
  await visitor.goto(`${origin}/security`);
  await tabTo(visitor, { role: 'button', name: 'Website Builder' });
  await openModal(visitor);
  await tabAndPress(visitor, 'Logout');
  await waitForAnnouncement(visitor, 'status', 'You have been successfully logged out.');
}

/** Resets a subscriber's password by the mailed link, and logs in with it. */
export async function resetByKeyboard(
  visitor: Visitor,
  origin: string,
  outbox: string,
  onState: OnState = ignoreState,
): Promise<void> {
  const account = await openAccount(origin);
  await visitor.goto(`${origin}/security`);
  await tabTo(visitor, { role: 'button', name: 'Website Builder' });
  await openModal(visitor);
  await tabAndPress(visitor, 'Continue with Email');
  await tabAndPress(visitor, 'Forgot password?');
  await waitForFocus(visitor, email);
  await visitor.press('Enter');
  await waitForFieldError(visitor, email, 'Email is required');
  await onState('forgot');
  await visitor.type(account.email);
  await waitForFieldError(visitor, email, undefined);
  await tabAndPress(visitor, 'Send reset link');
  await waitForAnnouncement(
    visitor,
    'status',
    `If there is an account for ${account.email}, a link to`,
  );
  await waitForFocus(visitor, { role: 'button', name: 'Done' });
  await onState('forgot-sent');
  await visitor.press('Enter');
  await waitForFocus(visitor, email);

  await visitor.goto(await mailedLink(outbox, account.email, '/reset-password'));
  const fresh: Named = { name: 'New Password' };
  const again: Named = { name: 'Confirm New Password' };
  await waitForFocus(visitor, fresh);
  await onState('reset');
  await visitor.press('Enter');
  await waitForFieldError(visitor, fresh, 'Please enter a new password');
  await visitor.type('abc');
  await waitForFieldError(visitor, fresh, undefined);
  await visitor.press('Enter');
  await waitForFieldError(visitor, fresh, 'Password must be at least 6 characters long');
  await tabAndFill(visitor, fresh, 'another good secret');
  await visitor.press('Enter');
  await waitForFieldError(visitor, again, 'Passwords do not match');
  await onState('reset-errors');
  await visitor.type('another good secret');
  await tabAndPress(visitor, 'Reset Password');
  await waitForAnnouncement(visitor, 'status', 'Your password has been reset successfully.');
  await onState('reset-done');

  // The home page with the login open.
  await waitForFocus(visitor, title);
  await tabAndFill(visitor, email, account.email);
  await tabAndFill(visitor, password, 'another good secret');
  await tabAndPress(visitor, 'Login');
  await waitFor(visitor, studio);
}
