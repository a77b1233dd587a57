import { useEffect, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import type { Comment } from '../../../service/contract/comments.ts';
import { sendAnswer } from './comments-store.ts';
import { findQuoted, findSection, listSections } from './find-words.ts';
import type { TabProps } from './tab-props.ts';
import { WriterFields, type Faults } from './WriterFields.tsx';

interface Props extends TabProps {
  readonly comment: Comment;
  readonly number: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onAnswered: () => Promise<void>;
}

/** The subject of a comment as a text. */
function subject({ section, quote, state }: Comment, { say }: TabProps): string {
  if (state === 'changed') return say('changed');
  if (quote !== null) return say('about', { quote });
  const sections = listSections();
  const label = sections.find(({ id }) => id === section)?.label;
  return label === undefined || sections[0]?.id === section ? say('general') : label;
}

/** Scrolls the subject of a comment into the part of the page beside the panel. */
function showOnPage(comment: Comment): void {
  const found = comment.state === 'there' ? findQuoted(comment) : undefined;
  const target = found ?? (comment.state === 'changed' ? undefined : findSection(comment.section));
  if (!target) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Below the sticky header, and above the panel on a phone.
  const free = innerWidth < 768 ? 150 : innerHeight / 3;
  const top = target.getBoundingClientRect().top + scrollY - free;
  scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' });
}

export function CommentThread(props: Props): ReactElement {
  const { comment, number, page, say, isOpen, onOpen } = props;
  const { author, text, createdAt, replies, resolved, quote, state } = comment;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    row.current?.scrollIntoView({ block: 'nearest' });
    if (comment.page === page.page) showOnPage(comment);
  }, [isOpen, comment, page.page]);
  const at = (moment: string): ReactElement => (
    <time dateTime={moment}>
      {new Intl.DateTimeFormat(page.language, { dateStyle: 'medium' }).format(new Date(moment))}
    </time>
  );
  return (
    <li ref={row} className="thread" data-open={isOpen || undefined}>
      <button type="button" className="subject" aria-expanded={isOpen} onClick={onOpen}>
        <span className={resolved ? 'number done' : 'number'} aria-hidden="true">
          {resolved ? '✓' : number}
        </span>
        <span className="subject-words" dir="auto">
          {subject(comment, props)}
          {resolved && <span className="state">{say('done')}</span>}
        </span>
      </button>
      {state === 'changed' && quote !== null && (
        <p className="former" dir="auto">
          {say('about', { quote })}
        </p>
      )}
      <div className="said">
        <p className="who">
          <strong dir="auto">{author}</strong> {at(createdAt)}
        </p>
        <p className="text" dir="auto">
          {text}
        </p>
      </div>
      {replies.map((reply) => (
        <div key={reply.id} className={reply.isAgency ? 'said agency' : 'said'}>
          <p className="who">
            <strong dir="auto">
              {reply.isAgency && reply.author !== props.info.agency
                ? `${reply.author}, ${props.info.agency}`
                : reply.author}
            </strong>{' '}
            {at(reply.createdAt)}
          </p>
          <p className="text" dir="auto">
            {reply.text}
          </p>
        </div>
      ))}
      {isOpen && <AnswerForm {...props} />}
    </li>
  );
}

function AnswerForm({ comment, page, say, name, setName, onAnswered }: Props): ReactElement {
  const [text, setText] = useState('');
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  const [faults, setFaults] = useState<Faults>({});
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'sending') return;
    const missing: Faults = {
      ...(text.trim() === '' && { text: say('needed') }),
      ...(name.trim() === '' && { author: say('needed') }),
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
    setText('');
    await onAnswered();
  }
  return (
    <form className="write" noValidate onSubmit={(event) => void submit(event)}>
      <WriterFields
        say={say}
        id={`answer-${comment.id}`}
        label={say('reply')}
        text={text}
        setText={setText}
        name={name}
        setName={setName}
        email=""
        setEmail={() => undefined}
        asksEmail={false}
        faults={faults}
      />
      {state === 'failed' && (
        <p role="alert" className="fault">
          {say('failed')}
        </p>
      )}
      <button type="submit" className="main" disabled={state === 'sending'}>
        {say(state === 'sending' ? 'sending' : 'reply')}
      </button>
    </form>
  );
}
