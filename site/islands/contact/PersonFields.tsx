import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { FieldRow, fieldMarks } from './FieldRow.tsx';
import type { Props } from './InquiryFields.tsx';

/** The sender's name, mail address and phone number. */
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
