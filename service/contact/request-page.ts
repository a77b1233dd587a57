import { html } from 'hono/html';
import type { Refusal } from '../forms/answer-form.ts';
import { createFields, formPage, type FormValues, type Markup } from '../forms/form-page.ts';
import { markedFields } from './inquiry-page.ts';

/** Confirms the demo request, for browsers without script. */
export function requestedPage(): Markup {
  return formPage(
    'product',
    'Demo request sent',
    html`<h1>Thank You!</h1>
      <p role="status">Thank you for your interest. We'll contact you soon.</p>
      <a class="main" href="/">Go to the home page</a>`,
  );
}

/** Shows the errors of a demo request with everything that was typed. */
export function requestRefusedPage({ faults, sentence }: Refusal, typed: FormValues): Markup {
  const { line, text, hidden } = createFields(typed, faults);
  const isTheirs = Object.keys(faults).length > 0;
  return formPage(
    'product',
    'Request a Demo',
    html`<h1>Please check your form</h1>
      <p role="alert">${isTheirs ? markedFields : sentence}</p>
      <form method="post" action="/api/demo-request">
        ${line('name', 'Name', 'text', 'name')} ${line('email', 'Email', 'email', 'email')}
        ${line('agency', 'Agency name', 'text', 'organization')} ${text('message', 'Message')}
        ${hidden('website')}
        <div class="ends">
          <button class="main">Request a Demo</button>
          <a href="/#contact">Back to the website</a>
        </div>
      </form>`,
  );
}
