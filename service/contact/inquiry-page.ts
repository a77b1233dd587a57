import { html, raw } from 'hono/html';
import type { Refusal } from '../forms/answer-form.ts';
import { createFields, formPage, type FormValues, type Markup } from '../forms/form-page.ts';
import type { InquiryWords } from './inquiry-words.ts';

const backLabel = ({ name }: InquiryWords): string => (name === '' ? 'Back to the website' : name);

const labels: Readonly<Record<string, string>> = {
  name: 'contact.formName',
  email: 'contact.formEmail',
  message: 'contact.formMessage',
};

/** The sentence at a field, in the language of the form. The service itself answers in English. */
function fieldSentence(
  field: string,
  sentence: string,
  typed: FormValues,
  words: InquiryWords,
): string {
  if (words.language === 'en') return sentence;
  if (field === 'consent') return words.text('form.consentNeeded');
  if ((typed[field] ?? '').trim() === '' && field in labels)
    return words.text('form.needed').replace('{name}', () => words.text(labels[field] ?? ''));
  return field === 'email' ? words.text('form.emailInvalid') : sentence;
}

/** Above an English form that is shown again with its errors. */
export const markedFields =
  'Please check the fields that are marked. Nothing that you typed is lost.';

/** The sentence above a form that is shown again. */
function formNotice({ faults, sentence }: Refusal, typed: FormValues, words: InquiryWords): string {
  const isEnglish = words.language === 'en';
  if (Object.keys(faults).length === 0) return isEnglish ? sentence : words.text('form.failed');
  if (isEnglish) return markedFields;
  const isMissing = Object.keys(faults).some(
    (field) => field === 'consent' || (typed[field] ?? '').trim() === '',
  );
  return isMissing ? words.text('form.missing') : '';
}

/** Confirms that the inquiry was sent. `back` is the path of the page with the form. */
export function sentPage(words: InquiryWords, back: string): Markup {
  const title = words.text('form.sentTitle');
  return formPage(
    'client',
    title,
    html`<h1>${title}</h1>
      <p>${words.text('form.sent')}</p>
      <a class="main" href="${back}">${backLabel(words)}</a>`,
    words.language,
  );
}

/** Shows the errors with everything that was typed. */
export function failedPage(
  words: InquiryWords,
  refusal: Refusal,
  typed: FormValues,
  back: string,
): Markup {
  const { text: word } = words;
  const faults = Object.fromEntries(
    Object.entries(refusal.faults).map(([field, sentence]) => [
      field,
      fieldSentence(field, sentence, typed, words),
    ]),
  );
  const { line, text, hidden, marks, fault } = createFields({ ...typed, back }, faults);
  const consented = raw(typed['consent'] === 'on' ? 'checked' : '');
  const title = word('form.failedTitle');
  const notice = formNotice(refusal, typed, words);
  return formPage(
    'client',
    title,
    html`<h1>${title}</h1>
      ${notice === '' ? '' : html`<p role="alert">${notice}</p>`}
      <form method="post" action="/api/contact">
        ${line('name', word('contact.formName'), 'text', 'name')}
        ${line('email', word('contact.formEmail'), 'email', 'email')}
        ${line('phone', word('contact.formPhone'), 'tel', 'tel')}
        ${text('message', word('contact.formMessage'))}
        <div class="consent">
          <input id="consent" name="consent" type="checkbox" ${consented} ${marks('consent')} />
          <label for="consent">${word('contact.formConsent')}</label>
          ${fault('consent')}
        </div>
        ${hidden('practiceArea')} ${hidden('website')} ${hidden('back')}
        <div class="ends">
          <button class="main">${word('contact.formSubmit')}</button>
          <a href="${back}">${backLabel(words)}</a>
        </div>
      </form>`,
    words.language,
  );
}
