import type { ComponentProps } from 'react';
import type { ContactForm } from './ContactForm.tsx';
import { formWords } from './form-words.ts';

function readText(form: Element, selector: string): string | undefined {
  return form.querySelector(selector)?.textContent;
}

/**
 * The form's fields, labels and policy link, read from the finished HTML: in a demo they are the
 * demo's own.
 */
export function readForm(form: Element): Omit<ComponentProps<typeof ContactForm>, 'words'> {
  const group = form.querySelector('optgroup');
  const options = Array.from(form.querySelectorAll('option'), ({ value, text }) => ({
    value,
    label: text,
  }));
  const field = (name: string): string => `label[for$="${name}"]`;
  return {
    // The options between the first, which is the placeholder, and "Other", which the form adds
    // itself.
    topics: options.slice(1, -1),
    topicLabel: readText(form, field('practiceArea')) ?? '',
    ...(options[0] && { topicPrompt: options[0].label }),
    // A demo without services has nothing to choose.
    ...(group || options.length === 0 ? { topicGroup: group?.label ?? '' } : {}),
    policyHref: form.querySelector('.consent a')?.getAttribute('href') ?? '',
    labels: {
      name: readText(form, `${field('name')} span`) ?? formWords.name,
      email: readText(form, `${field('email')} span`) ?? formWords.email,
      message: readText(form, `${field('message')} span`) ?? formWords.message,
      phone: readText(form, field('phone')) ?? formWords.phone,
      required: readText(form, '.fine') ?? formWords.required,
      other: options.at(-1)?.label ?? formWords.other,
      consent: readText(form, field('consent'))?.trim() ?? formWords.consent,
      policy: readText(form, '.consent a') ?? formWords.policy,
      submit: readText(form, 'button[type=submit]') ?? formWords.submit,
    },
  };
}
