import { useStore } from '@nanostores/react';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { createContact, type InquiryField } from './contact-store.ts';
import { siteOfPage } from './site-of-page.ts';
import { Toast } from './Toast.tsx';

interface Topic {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly topics: readonly Topic[];
  readonly topicLabel: string;
  readonly policyHref: string;
}

export function ContactForm({ topics, topicLabel, policyHref }: Props): ReactElement {
  const [contact] = useState(() =>
    createContact(
      (...call) => fetch(...call),
      () => siteOfPage(document),
    ),
  );
  const { inquiry, status, missing } = useStore(contact.state);
  const submitting = status === 'submitting';

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const trap = new FormData(form).get('website');
    const first = await contact.submit(typeof trap === 'string' ? trap : '');
    const field = first === undefined ? undefined : form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  const idOf = (field: InquiryField): string => `inquiry-${field}`;
  const errorOf = (field: InquiryField): ReactElement | undefined =>
    missing[field] === undefined ? undefined : (
      <span className="field-error" id={`${idOf(field)}-error`}>
        {missing[field]}
      </span>
    );
  const marks = (
    field: InquiryField,
  ): { id: string; name: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined } => ({
    id: idOf(field),
    name: field,
    'aria-invalid': missing[field] !== undefined,
    'aria-describedby': missing[field] === undefined ? undefined : `${idOf(field)}-error`,
  });
  const star = (
    <span className="star" aria-hidden="true">
      {' '}
      *
    </span>
  );

  return (
    <>
      <form
        className="inquiry"
        method="post"
        action="/api/contact"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p className="fine field-wide">Fields marked with an asterisk (*) are required.</p>
        <div className="field">
          <label htmlFor={idOf('name')}>Full Name{star}</label>
          <input
            {...marks('name')}
            required
            autoComplete="name"
            maxLength={120}
            value={inquiry.name}
            onChange={({ target }) => contact.set({ name: target.value })}
          />
          {errorOf('name')}
        </div>
        <div className="field">
          <label htmlFor={idOf('email')}>Email Address{star}</label>
          <input
            {...marks('email')}
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            value={inquiry.email}
            onChange={({ target }) => contact.set({ email: target.value })}
          />
          {errorOf('email')}
        </div>
        <div className="field">
          <label htmlFor={idOf('phone')}>Phone Number</label>
          <input
            {...marks('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={60}
            value={inquiry.phone}
            onChange={({ target }) => contact.set({ phone: target.value })}
          />
        </div>
        <div className="field">
          <label htmlFor={idOf('practiceArea')}>{topicLabel}</label>
          <select
            {...marks('practiceArea')}
            data-list="topics"
            value={inquiry.practiceArea === '' ? 'default' : inquiry.practiceArea}
            onChange={({ target }) =>
              contact.set({ practiceArea: target.value === 'default' ? '' : target.value })
            }
          >
            <option value="default">{`Select ${topicLabel}`}</option>
            {topics.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            <option value="other">Other</option>
          </select>
        </div>
        <div className="field field-wide">
          <label htmlFor={idOf('message')}>Message{star}</label>
          <textarea
            {...marks('message')}
            required
            rows={5}
            maxLength={5000}
            value={inquiry.message}
            onChange={({ target }) => contact.set({ message: target.value })}
          />
          {errorOf('message')}
        </div>
        <div className="field field-wide consent">
          <input
            {...marks('consent')}
            type="checkbox"
            required
            checked={inquiry.consent}
            onChange={({ target }) => contact.set({ consent: target.checked })}
          />
          <div>
            <label htmlFor={idOf('consent')}>
              I consent to having this website store my submitted information so they can respond to my
              inquiry.
            </label>{' '}
            <a href={policyHref}>Privacy Policy</a>
            {errorOf('consent')}
          </div>
        </div>
        {/* People never see this field; whoever fills it in is a program. */}
        <input className="sr" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <button className="button" type="submit" disabled={submitting}>
          {submitting ? 'Submitting...' : 'Submit Inquiry'}
        </button>
      </form>
      <Toast toasts={contact.toasts} />
    </>
  );
}
