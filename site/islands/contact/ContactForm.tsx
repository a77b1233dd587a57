import { sendInquiry } from '../../../service/contract/contact.ts';
import { useStore } from '@nanostores/react';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import {
  contactWords,
  createContact,
  fieldLabels,
  type ContactWords,
  type InquiryField,
} from './contact-store.ts';
import { readPageSite } from './site-of-page.ts';
import { Toast } from './Toast.tsx';
import { TopicField, type FieldMarks, type Topic } from './TopicField.tsx';

/** Labels and other texts of the form. */
export const formWords = {
  ...fieldLabels,
  required: 'Fields marked with an asterisk (*) are required.',
  phone: 'Phone Number',
  other: 'Other',
  consent:
    'I consent to having this website store my submitted information so they can respond to my inquiry.',
  policy: 'Privacy Policy',
  submit: 'Submit Inquiry',
} as const;

interface Props {
  /** Empty when there is nothing to choose. */
  readonly topics: readonly Topic[];
  readonly topicLabel: string;
  /** The choice's placeholder; by default "Select" and the label. */
  readonly topicPrompt?: string;
  /** Heading of the topics, which are grouped under it when it is given. */
  readonly topicGroup?: string;
  readonly policyHref: string;
  /** The label of the button, if not the default. */
  readonly submit?: string;
  readonly labels?: Readonly<Record<keyof typeof formWords, string>>;
  readonly words?: ContactWords;
}

export function ContactForm({
  topics,
  topicLabel,
  topicPrompt = `Select ${topicLabel}`,
  topicGroup,
  policyHref,
  submit: submitLabel,
  labels = formWords,
  words = contactWords,
}: Props): ReactElement {
  const [contact] = useState(() =>
    createContact(
      (...call) => fetch(...call),
      () => readPageSite(document),
      words,
      labels,
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
  const marks = (field: InquiryField): FieldMarks => ({
    id: idOf(field),
    name: field,
    'aria-invalid': missing[field] !== undefined,
    'aria-describedby': missing[field] === undefined ? undefined : `${idOf(field)}-error`,
  });
  const star = (
    <span className="star" aria-hidden="true">
      {' *'}
    </span>
  );

  return (
    <>
      <form
        className="inquiry"
        method="post"
        action={sendInquiry.path}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p className="fine field-wide">{labels.required}</p>
        <div className="field">
          <label htmlFor={idOf('name')}>
            <span>{labels.name}</span>
            {star}
          </label>
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
          <label htmlFor={idOf('email')}>
            <span>{labels.email}</span>
            {star}
          </label>
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
          <label htmlFor={idOf('phone')}>{labels.phone}</label>
          <input
            {...marks('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={60}
            value={inquiry.phone}
            onChange={({ target }) => contact.set({ phone: target.value })}
          />
        </div>
        {(topics.length > 0 || topicGroup === undefined) && (
          <TopicField
            marks={marks('practiceArea')}
            topics={topics}
            label={topicLabel}
            prompt={topicPrompt}
            group={topicGroup}
            other={labels.other}
            value={inquiry.practiceArea}
            onChange={(practiceArea) => contact.set({ practiceArea })}
          />
        )}
        <div className="field field-wide">
          <label htmlFor={idOf('message')}>
            <span>{labels.message}</span>
            {star}
          </label>
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
            <label htmlFor={idOf('consent')}>{labels.consent}</label>{' '}
            <a href={policyHref}>{labels.policy}</a>
            {errorOf('consent')}
          </div>
        </div>
        {/* People never see this field; only a program fills it in. */}
        <input className="sr" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <button className="button" type="submit" disabled={submitting}>
          {submitting ? words['form.sending'] : (submitLabel ?? labels.submit)}
        </button>
      </form>
      <Toast toasts={contact.toasts} />
    </>
  );
}
