import { sendInquiry } from '../../../service/contract/contact.ts';
import { useStore } from '@nanostores/react';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { contactWords, createContact, type ContactWords } from './contact-store.ts';
import { formWords, type FormLabels } from './form-words.ts';
import { readPageSite } from './site-of-page.ts';
import { Toast } from './Toast.tsx';
import { MessageFields } from './MessageFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { fieldMarks } from './FieldRow.tsx';
import { TopicField, type Topic } from './TopicField.tsx';

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
  readonly labels?: FormLabels;
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

  const fields = { contact, labels };

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
        <PersonFields {...fields} />
        {(topics.length > 0 || topicGroup === undefined) && (
          <TopicField
            marks={fieldMarks('practiceArea', missing.practiceArea)}
            topics={topics}
            label={topicLabel}
            prompt={topicPrompt}
            group={topicGroup}
            other={labels.other}
            value={inquiry.practiceArea}
            onChange={(practiceArea) => contact.set({ practiceArea })}
          />
        )}
        <MessageFields {...fields} policyHref={policyHref} />
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
