import { html } from 'hono/html';
import type { Refusal } from '../forms/answer-form.ts';
import { createFields, formPage, type Markup } from '../forms/form-page.ts';

/** The page for browsers without script: the address is verified. */
export function verifiedPage(): Markup {
  return formPage(
    'product',
    'Verify Email',
    html`<h1>Your email address is verified</h1>
      <p role="status">Thank you. Nothing else has to be done.</p>
      <a class="main" href="/">Go to the home page</a>`,
  );
}

/** The page that says why the address was not verified, with the form if another try can help. */
export function refusedPage({ faults, sentence }: Refusal): Markup {
  const { line } = createFields({}, faults);
  const isTheirs = Object.keys(faults).length > 0;
  return formPage(
    'product',
    'Verify Email',
    html`<h1>Your email address was not verified</h1>
      <p role="alert">
        ${isTheirs ? 'Enter the password of your account to show that it is yours.' : sentence}
      </p>
      ${
        isTheirs
          ? html`<form method="post">
              ${line('password', 'Password', 'password', 'current-password')}
              <div class="ends"><button class="main">Verify email address</button></div>
            </form>`
          : html`<a class="main" href="/">Go to the home page</a>`
      }`,
  );
}
