import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import type { Comment } from '../../../service/contract/comments.ts';
import { sendAnswer } from './comments-store.ts';
import type { TabProps } from './tab-props.ts';
import { WriterFields, type Faults } from './WriterFields.tsx';

export interface AnswerProps extends TabProps {
  readonly comment: Comment;
  /** What was typed and not sent, by comment. */
  readonly drafts: Map<string, string>;
  readonly onAnswered: () => Promise<void>;
}

/** A form for a reply: a line that grows, if the author's name is known. */
export function AnswerForm({
  comment,
  drafts,
  page,
  translate,
  name,
  setName,
  onAnswered,
}: AnswerProps): ReactElement {
  const id = useId();
  const [text, setText] = useState(drafts.get(comment.id) ?? '');
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  const [faults, setFaults] = useState<Faults>({});
  const [isLine] = useState(name.trim() !== '');
  const write = (next: string): void => {
    setText(next);
    drafts.set(comment.id, next);
  };
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'sending') return;
    const missing: Faults = {
      ...(text.trim() === '' && { text: translate('needed') }),
      ...(name.trim() === '' && { author: translate('needed') }),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    setState('sending');
    const website = new FormData(event.currentTarget).get('website');
    const result = await sendAnswer(page, comment.id, {
      text,
      author: name,
      email: '',
      website: typeof website === 'string' ? website : '',
    });
    setState(result.ok ? 'ready' : 'failed');
    if (!result.ok) {
      setFaults(result.error.fields ?? {});
      return;
    }
    write('');
    await onAnswered();
  }
  const failure = state === 'failed' && (
    <p role="alert" className="fault">
      {translate('failed')}
    </p>
  );
  const isSending = state === 'sending';
  return (
    <form
      className={isLine ? 'write line' : 'write'}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <WriterFields
        translate={translate}
        id={id}
        label={translate('reply')}
        text={text}
        setText={write}
        name={name}
        setName={setName}
        email=""
        setEmail={() => undefined}
        asksEmail={false}
        isLine={isLine}
        faults={faults}
      />
      {failure}
      <button
        type="submit"
        className={isLine ? 'arrow' : 'main'}
        aria-label={isLine ? translate('send') : undefined}
        disabled={isSending}
      >
        {isLine ? '↑' : translate(isSending ? 'sending' : 'reply')}
      </button>
    </form>
  );
}
