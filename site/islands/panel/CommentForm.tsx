import { useState, type ReactElement, type SubmitEvent } from 'react';
import { sendComment } from './comments-store.ts';
import { listSections, type PagePlace } from './find-words.ts';
import type { TabProps } from './tab-props.ts';
import { findMissing, readTrap, type Faults } from './writer-input.ts';
import { WriterFields } from './WriterFields.tsx';
import { PlaceField } from './PlaceField.tsx';

export interface CommentFormProps extends TabProps {
  readonly place: PagePlace | undefined;
  readonly isFirst: boolean;
  readonly onPlace: (place: PagePlace | undefined) => void;
  readonly onPick: () => void;
  readonly onSent: () => Promise<void>;
}

interface NewComment {
  readonly fields: {
    readonly text: string;
    readonly setText: (text: string) => void;
    readonly email: string;
    readonly setEmail: (email: string) => void;
    readonly faults: Faults;
  };
  readonly state: 'ready' | 'sending' | 'failed';
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
}

/** Focuses the first of the fields with an error; returns whether there is one. */
function focusFirst(form: HTMLFormElement, faults: Faults): boolean {
  const [field] = Object.keys(faults);
  if (field !== undefined) form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  return field !== undefined;
}

/** What is typed about a place, or about the whole page, whose first section is `general`. */
function useNewComment(
  { page, translate, name, place, onSent }: CommentFormProps,
  general: string,
): NewComment {
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const [state, setState] = useState<NewComment['state']>('ready');
  const [faults, setFaults] = useState<Faults>({});
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const missing = findMissing(translate('needed'), text, name);
    setFaults(missing);
    if (focusFirst(form, missing)) return;
    setState('sending');
    const result = await sendComment(page, place ?? { section: general, item: null, quote: null }, {
      text,
      author: name,
      email,
      website: readTrap(form),
    });
    if (result.ok) {
      setText('');
      setState('ready');
      await onSent();
      return;
    }
    // The link has expired meanwhile, and the page explains it.
    if (result.status === 410) location.reload();
    const fields = result.error.fields ?? {};
    setFaults(fields);
    setState('failed');
    focusFirst(form, fields);
  }
  return { fields: { text, setText, email, setEmail, faults }, state, submit };
}

/** The form of a comment: about selected words, a section, or the whole page. */
export function CommentForm(props: CommentFormProps): ReactElement {
  const { translate } = props;
  const [sections] = useState(listSections);
  const { fields, state, submit } = useNewComment(props, sections[0]?.id ?? 'hero');
  return (
    <form className="write" noValidate onSubmit={(event) => void submit(event)}>
      {props.isFirst && <p className="lead">{translate('lead')}</p>}
      <PlaceField {...props} sections={sections} />
      <WriterFields {...props} {...fields} id="comment" asksEmail={props.info.reader === null} />
      {state === 'failed' && (
        <p role="alert" className="fault">
          {translate('failed')}
        </p>
      )}
      <button type="submit" className="main" disabled={state === 'sending'}>
        {translate(state === 'sending' ? 'sending' : 'send')}
      </button>
      <p className="fine">{translate('visible')}</p>
    </form>
  );
}
