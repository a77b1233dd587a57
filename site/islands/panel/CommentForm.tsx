import { useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { sendComment } from './comments-store.ts';
import { listSections, type PagePlace } from './find-words.ts';
import type { TabProps } from './tab-props.ts';
import { WriterFields, type Faults } from './WriterFields.tsx';
import { PlaceField } from './PlaceField.tsx';

interface Props extends TabProps {
  readonly place: PagePlace | undefined;
  readonly isFirst: boolean;
  readonly onPlace: (place: PagePlace | undefined) => void;
  readonly onPick: () => void;
  readonly onSent: () => Promise<void>;
}

/** The form of a comment: about selected words, a section, or the whole page. */
export function CommentForm(props: Props): ReactElement {
  const { page, translate, name, setName, place, onPlace, onPick, onSent } = props;
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  const [sections] = useState(listSections);
  const general = sections[0]?.id ?? 'hero';

  const focusOn = (field: string): void => {
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'sending') return;
    const missing = findMissing(translate('needed'), text, name);
    setFaults(missing);
    const [first] = Object.keys(missing);
    if (first !== undefined) {
      focusOn(first);
      return;
    }
    setState('sending');
    const website = new FormData(event.currentTarget).get('website');
    const result = await sendComment(page, place ?? { section: general, item: null, quote: null }, {
      text,
      author: name,
      email,
      website: typeof website === 'string' ? website : '',
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
    const [fault] = Object.keys(fields);
    if (fault !== undefined) focusOn(fault);
  }

  return (
    <form ref={form} className="write" noValidate onSubmit={(event) => void submit(event)}>
      {props.isFirst && <p className="lead">{translate('lead')}</p>}
      <PlaceField
        translate={translate}
        place={place}
        sections={sections}
        onPlace={onPlace}
        onPick={onPick}
      />
      <WriterFields
        translate={translate}
        id="comment"
        text={text}
        setText={setText}
        name={name}
        setName={setName}
        email={email}
        setEmail={setEmail}
        asksEmail={props.info.reader === null}
        faults={faults}
      />
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

/** The required fields without a value, each with the sentence. */
function findMissing(sentence: string, text: string, author: string): Faults {
  return {
    ...(text.trim() === '' && { text: sentence }),
    ...(author.trim() === '' && { author: sentence }),
  };
}
