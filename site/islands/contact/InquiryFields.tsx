import type { Contact } from './contact-store.ts';
import type { FormLabels } from './form-words.ts';

export interface Props {
  readonly contact: Contact;
  readonly labels: FormLabels;
}
