import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { FieldRow, fieldMarks, RowError } from './FieldRow.tsx';
import type { Props } from './InquiryFields.tsx';

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
