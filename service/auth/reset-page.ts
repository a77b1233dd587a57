import { html } from 'hono/html';
import type { Refusal } from '../forms/answer-form.ts';
import { createFields, formPage, type FormValues, type Markup } from '../forms/form-page.ts';

/** The form that asks for a link, with the typed address. */
function resetRequestForm(typed: FormValues, faults: FormValues): Markup {
  const { line } = createFields(typed, faults);
  return html`<form method="post" action="/api/forgot-password">
    ${line('email', 'Email', 'email', 'email')}
    <div class="ends"><button class="main">Send reset link</button></div>
  </form>`;
}

/** The same page for every address, so that it does not tell whether an account exists. */
export function resetRequestedPage(email: string): Markup {
  return formPage(
    'product',
    'Reset Password',
    html`<h1>Look into your mail</h1>
      <p role="status">
        If there is an account for ${email}, a link to reset its password is on its way. It may take
        a minute, and may land in the spam folder.
      </p>
      <a class="main" href="/">Go to the home page</a>`,
  );
}

export function resetRequestRefusedPage({ faults, sentence }: Refusal, typed: FormValues): Markup {
  const isTheirs = Object.keys(faults).length > 0;
  return formPage(
    'product',
    'Reset Password',
    html`<h1>No link was sent</h1>
      <p role="alert">${isTheirs ? 'Please check the address.' : sentence}</p>
      ${resetRequestForm(typed, faults)}`,
  );
}

export function resetPage(): Markup {
  return formPage(
    'product',
    'Reset Password',
    html`<h1>Your password has been reset</h1>
      <p role="status">You can log in with the new one. Every session of the account has ended.</p>
      <a class="main" href="/">Go to the home page</a>`,
  );
}

/** Shows the form again while its link works, else the way to a new link. */
export function resetFailedPage({ code, faults, sentence }: Refusal): Markup {
  const { line } = createFields({}, faults);
  const isTheirs = Object.keys(faults).length > 0;
  return formPage(
    'product',
    'Reset Password',
    html`<h1>Your password was not changed</h1>
      <p role="alert">
        ${isTheirs ? 'Please check the fields that are marked. The link can still be used.' : sentence}
      </p>
      ${
        code !== 'invalid_token'
          ? html`<form method="post">
              ${line('newPassword', 'New Password', 'password', 'new-password')}
              ${line('confirmation', 'Confirm New Password', 'password', 'new-password')}
              <div class="ends"><button class="main">Reset Password</button></div>
            </form>`
          : resetRequestForm({}, {})
      }`,
  );
}
