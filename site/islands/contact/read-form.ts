import type { ComponentProps } from 'react';
import type { ContactForm } from './ContactForm.tsx';

/** What the form asks and where its policy stands, as the finished HTML says: in a demo the link leads to the demo's own. */
export function readForm(form: Element): ComponentProps<typeof ContactForm> {
  const options = Array.from(form.querySelectorAll('option'), ({ value, text }) => ({ value, label: text }));
  return {
    // Between "Select …" and "Other", which the form brings itself.
    topics: options.slice(1, -1),
    topicLabel: form.querySelector('label[for$="practiceArea"]')?.textContent ?? '',
    policyHref: form.querySelector('.consent a')?.getAttribute('href') ?? '',
  };
}
