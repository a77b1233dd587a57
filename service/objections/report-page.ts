import { html, raw } from 'hono/html';
import { reportReasons } from '../../templates-data/model/report-reasons.ts';
import { sendReport } from '../contract/reports.ts';
import type { Refusal } from '../forms/answer-form.ts';
import { createFields, formPage, type FormValues, type Markup } from '../forms/form-page.ts';
import type { ClientWords } from '../client-words.ts';

export function receivedPage({ language, text }: ClientWords): Markup {
  const thanks = text('report.thanks');
  return formPage(
    'client',
    thanks,
    html`<h1>${thanks}</h1>
      <p role="status">${text('report.received')}</p>`,
    language,
  );
}

const labels: Readonly<Record<string, string>> = {
  reason: 'concept.reason',
  text: 'concept.words',
};

/** The sentence at a field. The service itself answers in English. */
function translateFaults({ faults }: Refusal, { language, text }: ClientWords): FormValues {
  if (language === 'en') return faults;
  return Object.fromEntries(
    Object.entries(faults).map(([field, sentence]) => {
      const label = labels[field];
      const needed = label && text('form.needed', { name: text(label) });
      return [field, field === 'email' ? text('form.emailInvalid') : (needed ?? sentence)];
    }),
  );
}

/** The form again, with everything that was typed. */
export function refusedPage(
  { language, text: word }: ClientWords,
  refusal: Refusal,
  typed: FormValues,
): Markup {
  const faults = translateFaults(refusal, { language, text: word });
  const { line, text, hidden, fault } = createFields(typed, faults);
  const sentence = language === 'en' ? refusal.sentence : word('objection.failed');
  const isTheirs = Object.keys(faults).length > 0;
  return formPage(
    'client',
    word('report.notSent'),
    html`<h1>${word('report.notSent')}</h1>
      <p role="alert">${isTheirs ? word('objection.check') : sentence}</p>
      <form method="post" action="${sendReport.path}">
        ${hidden('demo')}
        <label for="reason">${word('concept.reason')}</label>
        <select id="reason" name="reason">
          ${reportReasons.map(
            ({ id, word: name }) =>
              html`<option value="${id}" ${raw(typed['reason'] === id ? 'selected' : '')}>
                ${word(`concept.${name}`)}
              </option>`,
          )}
        </select>
        ${fault('reason')} ${text('text', word('concept.words'))}
        ${line('email', word('concept.email'), 'email', 'email')} ${hidden('website')}
        <div class="ends"><button class="main">${word('concept.send')}</button></div>
      </form>`,
    language,
  );
}
