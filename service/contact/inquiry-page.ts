import { html, raw } from 'hono/html';
import type { Refusal } from '../forms/answer-form.ts';
import { createFields, formPage, type FormValues, type Markup } from '../forms/form-page.ts';

/** Confirms that the inquiry was sent. `back` is the path of the page with the form. */
export function sentPage(back: string): Markup {
  return formPage(
    'client',
    'Inquiry Submitted',
    html`<h1>Inquiry Submitted</h1>
      <p>Thank you for your inquiry! We will contact you shortly.</p>
      <a class="main" href="${back}">Back to the website</a>`,
  );
}

/** Shows the errors with everything that was typed. */
export function failedPage({ faults, sentence }: Refusal, typed: FormValues, back: string): Markup {
  const { line, text, hidden, marks, fault } = createFields({ ...typed, back }, faults);
  const consented = raw(typed['consent'] === 'on' ? 'checked' : '');
  const isTheirs = Object.keys(faults).length > 0;
  return formPage(
    'client',
    'Submission Failed',
    html`<h1>Submission Failed</h1>
      <p role="alert">
        ${isTheirs ? 'Please check the fields that are marked. Nothing that you typed is lost.' : sentence}
      </p>
      <form method="post" action="/api/contact">
        ${line('name', 'Full Name', 'text', 'name')}
        ${line('email', 'Email Address', 'email', 'email')}
        ${line('phone', 'Phone Number', 'tel', 'tel')} ${text('message', 'Message')}
        <div class="consent">
          <input id="consent" name="consent" type="checkbox" ${consented} ${marks('consent')} />
          <label for="consent"
            >I consent to having this website store my submitted information so they can respond to
            my inquiry.</label
          >
          ${fault('consent')}
        </div>
        ${hidden('practiceArea')} ${hidden('website')} ${hidden('back')}
        <div class="ends">
          <button class="main">Submit Inquiry</button>
          <a href="${back}">Back to the website</a>
        </div>
      </form>`,
  );
}
