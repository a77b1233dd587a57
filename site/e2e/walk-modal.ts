import { openAccount } from './agency-account.ts';
import { mailedLink } from './mail-box.ts';
import {
  fieldSays,
  fills,
  focused,
  hears,
  isLedTo,
  presses,
  reach,
  sees,
  seesNo,
  type Named,
  type Visitor,
} from './visitor.ts';

/** Called for each state of the screen, with its name, for example to take a screenshot. */
export type Look = (state: string) => Promise<void>;
const nobodyLooks: Look = () => Promise.resolve();

const access: Named = { role: 'dialog', name: 'Template Access' };
const payment: Named = { role: 'dialog', name: 'Complete Your Subscription' };
const studio: Named = { role: 'heading', name: 'Website Design Studio' };
const title: Named = { role: 'heading', name: 'Template Access' };
const email: Named = { role: 'textbox', name: 'Email' };
const username: Named = { role: 'textbox', name: 'Username' };
const password: Named = { name: 'Password' };

/** Presses the focused button, which opens the modal and focuses its title. */
async function opens(visitor: Visitor, key = 'Enter'): Promise<void> {
  await visitor.press(key);
  await sees(visitor, access);
  await isLedTo(visitor, title);
}

/** Esc closes the modal and returns the focus to the opener. */
async function escapes(visitor: Visitor, opener: string): Promise<void> {
  await visitor.press('Escape');
  await seesNo(visitor, { role: 'dialog', name: 'Template Access' });
  await isLedTo(visitor, { role: 'button', name: opener });
}

/** Checks that every Tab stop is in the modal or in the browser's toolbars. */
async function staysInside(visitor: Visitor, key: string, names: readonly string[]): Promise<void> {
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
  look: Look = nobodyLooks,
): Promise<void> {
  await visitor.goto(`${origin}/`);
  await reach(visitor, { role: 'button', name: 'Access Page Builder' });
  await opens(visitor, 'Space');
  await escapes(visitor, 'Access Page Builder');
  // The workspace opens the modal by itself, also after it was closed.
  await visitor.goto(`${origin}/app`);
  await sees(visitor, access);
  await visitor.press('Escape');
  await seesNo(visitor, access);
  await reach(visitor, { role: 'button', name: 'Sign in' });
  await opens(visitor);
  await escapes(visitor, 'Sign in');
  await visitor.goto(`${origin}/security`);
  await reach(visitor, { role: 'button', name: 'Law Firm' });
  await opens(visitor);
  await escapes(visitor, 'Law Firm');
  await reach(visitor, { role: 'button', name: 'Website Builder' });
  await opens(visitor);
  const providers = [
    'Continue with Google (not configured)',
    'Continue with GitHub (not configured)',
  ];
  for (const name of providers) await sees(visitor, { role: 'button', name });
  await look('choices');
  await staysInside(visitor, 'Tab', [
    'Close',
    'Continue with Email',
    'Terms of Service',
    'Privacy Policy',
  ]);
  await reach(visitor, { role: 'link', name: 'Privacy Policy' });
  await staysInside(visitor, 'Shift+Tab', ['Close', 'Continue with Email', 'Terms of Service']);
  await presses(visitor, providers[0] ?? '');
  await hears(visitor, 'status', 'Google sign-in is not configured');
  await presses(visitor, providers[1] ?? '', 'Space');
  await hears(visitor, 'status', 'GitHub sign-in is not configured');
  await look('provider-missing');
  await reach(visitor, { role: 'link', name: 'Privacy Policy' });
  await presses(visitor, 'Close');
  await seesNo(visitor, access);
  await isLedTo(visitor, { role: 'button', name: 'Website Builder' });
}

/** Checks that each error is announced at its field, and removed by the first typed letter. */
async function meetErrors(visitor: Visitor, look: Look): Promise<void> {
  await presses(visitor, 'Continue with Email');
  await isLedTo(visitor, email);
  await look('login');
  await visitor.press('Enter');
  await fieldSays(visitor, email, 'Email is required');
  await look('login-errors');
  await visitor.type('ada');
  await fieldSays(visitor, email, undefined);
  await visitor.press('Enter');
  await fieldSays(visitor, email, 'Please enter a valid email address');
  await fills(visitor, email, `${crypto.randomUUID()}@agency.example`);
  await fieldSays(visitor, email, undefined);
  await visitor.press('Enter');
  await fieldSays(visitor, password, 'Password is required');
  await visitor.type('not the right one');
  await fieldSays(visitor, password, undefined);
  await presses(visitor, 'Show password', 'Space');
  await visitor.press('Space');
  await reach(visitor, password, 'Shift+Tab');
  await visitor.press('Enter');
  await hears(visitor, 'alert', 'Login failed');
  await look('login-failed');
}

async function registers(visitor: Visitor, address: string, look: Look): Promise<void> {
  await reach(visitor, { role: 'radio', name: 'Login' }, 'Shift+Tab');
  await visitor.press('ArrowRight');
  await isLedTo(visitor, { role: 'radio', name: 'Register' });
  await fills(visitor, username, ' ');
  await fills(visitor, email, address);
  await fills(visitor, password, 'abc');
  await visitor.press('Enter');
  await fieldSays(visitor, username, 'Username is required');
  await look('register-errors');
  await visitor.type('Ada');
  await fieldSays(visitor, username, undefined);
  await visitor.press('Enter');
  await fieldSays(visitor, password, 'Password must be at least 6 characters');
  await fills(visitor, password, 'correct horse battery');
  await presses(visitor, 'Register');
  await hears(visitor, 'status', 'Registration successful');
  await sees(visitor, payment);
}

/** Pays: declined, asked by the bank, refused there, and accepted. */
async function pays(visitor: Visitor, look: Look): Promise<void> {
  const card: Named = { role: 'textbox', name: 'Card number' };
  const subscribe = 'Subscribe for $61.00 per month';
  await sees(visitor, { role: 'heading', name: 'Premium Subscription' });
  await look('payment');
  await presses(visitor, 'Back to login');
  await isLedTo(visitor, title);
  await look('account-unpaid');
  await presses(visitor, 'Access Page Builder');
  await sees(visitor, payment);
  await sees(visitor, { role: 'heading', name: 'Premium Subscription' });
  await fills(visitor, card, '4000000000000002');
  await presses(visitor, subscribe);
  await hears(visitor, 'alert', 'Your card was declined.');
  await isLedTo(visitor, card);
  await look('payment-declined');
  await fills(visitor, card, '4000002500003155');
  await visitor.press('Enter');
  const bank: Named = { role: 'heading', name: 'Your bank asks to confirm' };
  await isLedTo(visitor, bank);
  await look('payment-confirm');
  await presses(visitor, 'This was not me');
  await isLedTo(visitor, card);
  await presses(visitor, subscribe, 'Space');
  await isLedTo(visitor, bank);
  await presses(visitor, 'Confirm payment');
  await hears(visitor, 'status', 'Your subscription is active');
  await look('payment-done');
  // The page reloads and opens the studio by itself.
  await hears(visitor, 'status', 'Welcome to the Template Builder!');
  await sees(visitor, studio);
}

/** Registers, pays, views the account and logs out, with the keyboard alone. */
export async function signUpByKeyboard(
  visitor: Visitor,
  origin: string,
  address: string,
  look: Look = nobodyLooks,
): Promise<void> {
  await visitor.goto(`${origin}/security`);
  await reach(visitor, { role: 'button', name: 'Website Builder' });
  await opens(visitor);
  await meetErrors(visitor, look);
  await registers(visitor, address, look);
  await pays(visitor, look);

  await reach(visitor, { role: 'link', name: 'Close' });
  await visitor.press('Enter');
  await seesNo(visitor, studio);
  await visitor.goto(`${origin}/security`);
  await reach(visitor, { role: 'button', name: 'Website Builder' });
  await opens(visitor);
  await look('account');
  await reach(visitor, { role: 'link', name: 'Account settings' });
  await presses(visitor, 'Access Page Builder');
  await sees(visitor, studio);
  await visitor.goto(`${origin}/security`);
  await reach(visitor, { role: 'button', name: 'Website Builder' });
  await opens(visitor);
  await presses(visitor, 'Logout');
  await hears(visitor, 'status', 'You have been successfully logged out.');
}

/** Resets a subscriber's password by the mailed link, and logs in with it. */
export async function resetByKeyboard(
  visitor: Visitor,
  origin: string,
  outbox: string,
  look: Look = nobodyLooks,
): Promise<void> {
  const account = await openAccount(origin);
  await visitor.goto(`${origin}/security`);
  await reach(visitor, { role: 'button', name: 'Website Builder' });
  await opens(visitor);
  await presses(visitor, 'Continue with Email');
  await presses(visitor, 'Forgot password?');
  await isLedTo(visitor, email);
  await visitor.press('Enter');
  await fieldSays(visitor, email, 'Email is required');
  await look('forgot');
  await visitor.type(account.email);
  await fieldSays(visitor, email, undefined);
  await presses(visitor, 'Send reset link');
  await hears(visitor, 'status', `If there is an account for ${account.email}, a link to`);
  await isLedTo(visitor, { role: 'button', name: 'Done' });
  await look('forgot-sent');
  await visitor.press('Enter');
  await isLedTo(visitor, email);

  await visitor.goto(await mailedLink(outbox, account.email, '/reset-password'));
  const fresh: Named = { name: 'New Password' };
  const again: Named = { name: 'Confirm New Password' };
  await isLedTo(visitor, fresh);
  await look('reset');
  await visitor.press('Enter');
  await fieldSays(visitor, fresh, 'Please enter a new password');
  await visitor.type('abc');
  await fieldSays(visitor, fresh, undefined);
  await visitor.press('Enter');
  await fieldSays(visitor, fresh, 'Password must be at least 6 characters long');
  await fills(visitor, fresh, 'another good secret');
  await visitor.press('Enter');
  await fieldSays(visitor, again, 'Passwords do not match');
  await look('reset-errors');
  await visitor.type('another good secret');
  await presses(visitor, 'Reset Password');
  await hears(visitor, 'status', 'Your password has been reset successfully.');
  await look('reset-done');

  // The home page with the login open.
  await isLedTo(visitor, title);
  await fills(visitor, email, account.email);
  await fills(visitor, password, 'another good secret');
  await presses(visitor, 'Login');
  await sees(visitor, studio);
}
