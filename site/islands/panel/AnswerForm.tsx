import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import type { Comment } from '../../../service/contract/comments.ts';
import { sendAnswer } from './comments-store.ts';
import type { TabProps } from './tab-props.ts';
import { findMissing, readTrap, type Faults } from './writer-input.ts';
import { WriterFields } from './WriterFields.tsx';

export interface AnswerProps extends TabProps {
  readonly comment: Comment;
  /** What was typed and not sent, by comment. */
  readonly drafts: Map<string, string>;
  readonly onAnswered: () => Promise<void>;
}

interface Answer {
  readonly fields: {
    readonly text: string;
    readonly setText: (text: string) => void;
    readonly faults: Faults;
  };
  readonly state: 'ready' | 'sending' | 'failed';
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
}

/** The reply to a comment, which begins with its draft, and its sending. */
function useAnswer({ comment, drafts, page, translate, name, onAnswered }: AnswerProps): Answer {
  const [text, setText] = useState(drafts.get(comment.id) ?? '');
  const [state, setState] = useState<Answer['state']>('ready');
  const [faults, setFaults] = useState<Faults>({});
  const write = (next: string): void => {
    setText(next);
    drafts.set(comment.id, next);
  };
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'sending') return;
    const missing = findMissing(translate('needed'), text, name);
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    setState('sending');
    const website = readTrap(event.currentTarget);
    const result = await sendAnswer(page, comment.id, { text, author: name, email: '', website });
    setState(result.ok ? 'ready' : 'failed');
    if (!result.ok) {
      setFaults(result.error.fields ?? {});
      return;
    }
    write('');
    await onAnswered();
  }
  return { fields: { text, setText: write, faults }, state, submit };
}

/** A form for a reply: a line that grows, if the author's name is known. */
export function AnswerForm(props: AnswerProps): ReactElement {
  const { translate } = props;
  const id = useId();
  const { fields, state, submit } = useAnswer(props);
  const [isLine] = useState(props.name.trim() !== '');
  const isSending = state === 'sending';
  return (
    <form
      className={isLine ? 'write line' : 'write'}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <WriterFields {...props} {...fields} id={id} label={translate('reply')} isLine={isLine} />
      {state === 'failed' && (
        <p role="alert" className="fault">
          {translate('failed')}
        </p>
      )}
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
