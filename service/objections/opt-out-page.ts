import { html, raw } from 'hono/html';
import { requestOptOut } from '../contract/opt-outs.ts';
import type { Refusal } from '../forms/answer-form.ts';
import { createFields, formPage, type FormValues, type Markup } from '../forms/form-page.ts';
import type { ClientWords } from '../client-words.ts';
import type { OptOutRow } from './opt-outs.ts';

/** Confirms that the mail is on its way. */
export function optOutRequestedPage({ language, text }: ClientWords, domain: string): Markup {
  const title = text('objection.askedTitle');
  return formPage(
    'client',
    title,
    html`<h1>${title}</h1>
      <p role="status">${text('objection.asked', { host: domain })}</p>`,
    language,
  );
}

/** The sentence at a field. The service itself answers in English. */
function translateFaults({ faults }: Refusal, { language, text }: ClientWords): FormValues {
  if (language === 'en') return faults;
  return Object.fromEntries(
    Object.entries(faults).map(([field, sentence]) => [
      field,
      text(`objection.${field}Fault`) || sentence,
    ]),
  );
}

/** The form again, with everything that was typed. */
export function optOutRefusedPage(
  { language, text }: ClientWords,
  refusal: Refusal,
  typed: FormValues,
): Markup {
  const faults = translateFaults(refusal, { language, text });
  const { line, fault } = createFields(typed, faults);
  const sentence = language === 'en' ? refusal.sentence : text('objection.failed');
  const isTheirs = Object.keys(faults).length > 0;
  const checked = (scope: string): Markup =>
    raw((typed['scope'] ?? 'all') === scope ? 'checked' : '');
  return formPage(
    'client',
    text('objection.title'),
    html`<h1>${text('objection.notSent')}</h1>
      <p role="alert">${isTheirs ? text('objection.check') : sentence}</p>
      <form method="post" action="${requestOptOut.path}">
        <input type="hidden" name="language" value="${language}" />
        ${line('domain', text('objection.domain'), 'text', 'off')}
        ${line('email', text('objection.email'), 'email', 'email')}
        <div class="consent">
          <input type="radio" id="all" name="scope" value="all" ${checked('all')} />
          <label for="all">${text('objection.all')}</label>
        </div>
        <div class="consent">
          <input type="radio" id="signals" name="scope" value="signals" ${checked('signals')} />
          <label for="signals">${text('objection.signals')}</label>
        </div>
        ${fault('scope')}
        <div class="ends"><button class="main">${text('objection.ask')}</button></div>
      </form>`,
    language,
  );
}

/** Confirms that the objection is in effect. */
export function confirmedPage(
  { language, text }: ClientWords,
  { domain, scope }: OptOutRow,
): Markup {
  const title = text('objection.doneTitle');
  const outcome = scope === 'all' ? 'objection.doneAll' : 'objection.doneSignals';
  return formPage(
    'client',
    title,
    html`<h1>${title}</h1>
      <p role="status">${text(outcome, { host: domain })}</p>`,
    language,
  );
}

export function notConfirmedPage(
  { language, text }: ClientWords,
  { code, sentence }: Refusal,
): Markup {
  const isOver = code === 'invalid_token' || code === 'invalid_fields';
  const translated = text(isOver ? 'objection.over' : 'objection.failed');
  return formPage(
    'client',
    text('objection.title'),
    html`<h1>${text('objection.notConfirmed')}</h1>
      <p role="alert">${language === 'en' ? sentence : translated}</p>
      <a class="main" href="/opt-out/${language}">${text('objection.again')}</a>`,
    language,
  );
}
