import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { Contact } from './contact-store.ts';
import { fieldMarks, FieldRow, RowError } from './FieldRow.tsx';
import type { FormLabels } from './form-words.ts';

interface Props {
  readonly contact: Contact;
  readonly labels: FormLabels;
}

/** Who writes: name, mail address, phone number. */
export function PersonFields({ contact, labels }: Props): ReactElement {
  const { inquiry, missing } = useStore(contact.state);
  return (
    <>
      <FieldRow field="name" label={labels.name} error={missing.name}>
        <input
          {...fieldMarks('name', missing.name)}
          required
          autoComplete="name"
          maxLength={120}
          value={inquiry.name}
          onChange={({ target }) => contact.set({ name: target.value })}
        />
      </FieldRow>
      <FieldRow field="email" label={labels.email} error={missing.email}>
        <input
          {...fieldMarks('email', missing.email)}
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          value={inquiry.email}
          onChange={({ target }) => contact.set({ email: target.value })}
        />
      </FieldRow>
      <div className="field">
        <label htmlFor="inquiry-phone">{labels.phone}</label>
        <input
          {...fieldMarks('phone', missing.phone)}
          type="tel"
          autoComplete="tel"
          maxLength={60}
          value={inquiry.phone}
          onChange={({ target }) => contact.set({ phone: target.value })}
        />
      </div>
    </>
  );
}

/** What is written, and the consent to storing it. */
export function MessageFields({
  contact,
  labels,
  policyHref,
}: Props & { readonly policyHref: string }): ReactElement {
  const { inquiry, missing } = useStore(contact.state);
  return (
    <>
      <FieldRow field="message" label={labels.message} error={missing.message} isWide>
        <textarea
          {...fieldMarks('message', missing.message)}
          required
          rows={5}
          maxLength={5000}
          value={inquiry.message}
          onChange={({ target }) => contact.set({ message: target.value })}
        />
      </FieldRow>
      <div className="field field-wide consent">
        <input
          {...fieldMarks('consent', missing.consent)}
          type="checkbox"
          required
          checked={inquiry.consent}
          onChange={({ target }) => contact.set({ consent: target.checked })}
        />
        <div>
          <label htmlFor="inquiry-consent">{labels.consent}</label>{' '}
          <a href={policyHref}>{labels.policy}</a>
          <RowError field="consent" error={missing.consent} />
        </div>
      </div>
    </>
  );
}
