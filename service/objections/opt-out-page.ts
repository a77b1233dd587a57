import { html, raw } from 'hono/html';
import { askOptOut } from '../contract/opt-outs.ts';
import type { Refusal } from '../forms/answer-form.ts';
import { createFields, formPage, type FormValues, type Markup } from '../forms/form-page.ts';
import type { OptOutRow } from './opt-outs.ts';

/** Confirms that the mail is on its way. */
export function askedPage(domain: string): Markup {
  return formPage(
    'client',
    'One step is left',
    html`<h1>One step is left</h1>
      <p role="status">
        We have sent you an email. Press the button behind its link, and your objection for
        ${domain} holds at once.
      </p>`,
  );
}

/** The form again, with everything that was typed. */
export function notAskedPage({ faults, sentence }: Refusal, typed: FormValues): Markup {
  const { line, fault } = createFields(typed, faults);
  const isTheirs = Object.keys(faults).length > 0;
  const checked = (scope: string): Markup =>
    raw((typed['scope'] ?? 'all') === scope ? 'checked' : '');
  return formPage(
    'client',
    'Your objection',
    html`<h1>Your objection was not sent</h1>
      <p role="alert">
        ${isTheirs ? 'Please check the fields that are marked. Nothing that you typed is lost.' : sentence}
      </p>
      <form method="post" action="${askOptOut.path}">
        ${line('domain', 'Domain of your website', 'text', 'off')}
        ${line('email', 'Your email address at that domain', 'email', 'email')}
        <div class="consent">
          <input type="radio" id="all" name="scope" value="all" ${checked('all')} />
          <label for="all">No concepts of our website</label>
        </div>
        <div class="consent">
          <input type="radio" id="signals" name="scope" value="signals" ${checked('signals')} />
          <label for="signals">Concepts are fine, but nobody may be measured</label>
        </div>
        ${fault('scope')}
        <div class="ends"><button class="main">Send me the link</button></div>
      </form>`,
  );
}

const outcomes: Readonly<Record<OptOutRow['scope'], string>> = {
  all: 'Concepts of it are no longer shown, and no others can be made.',
  signals: 'Visits to concepts of it are no longer measured.',
};

/** Confirms that the objection is in effect. */
export function confirmedPage({ domain, scope }: OptOutRow): Markup {
  return formPage(
    'client',
    'Your objection holds',
    html`<h1>Your objection holds</h1>
      <p role="status">It is for ${domain}. ${outcomes[scope]}</p>`,
  );
}

export function notConfirmedPage({ sentence }: Refusal): Markup {
  return formPage(
    'client',
    'Your objection',
    html`<h1>Your objection was not confirmed</h1>
      <p role="alert">${sentence}</p>
      <a class="main" href="/opt-out">Ask for a new link</a>`,
  );
}
