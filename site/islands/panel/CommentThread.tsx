import { useEffect, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import type { Comment } from '../../../service/contract/comments.ts';
import { findInitials } from '../../../templates-data/model/derived-values.ts';
import { sendAnswer } from './comments-store.ts';
import { findQuoted, findSection, listSections } from './find-words.ts';
import { showOnPage } from './show-on-page.ts';
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

/** Shows the subject of a comment beside the panel. */
function showSubject(comment: Comment): void {
  const found = comment.state === 'there' ? findQuoted(comment) : undefined;
  const target = found ?? (comment.state === 'changed' ? undefined : findSection(comment.section));
  if (target) showOnPage(target);
}

export function CommentThread(props: Props): ReactElement {
  const { comment, number, page, say, isOpen, onOpen } = props;
  const { author, text, createdAt, replies, resolved, quote, state } = comment;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    row.current?.scrollIntoView({ block: 'nearest' });
    if (comment.page === page.page) showSubject(comment);
  }, [isOpen, comment, page.page]);
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
      <Said author={author} text={text} at={createdAt} language={page.language} />
      {replies.map((reply) => (
        <Said
          key={reply.id}
          author={reply.author}
          agency={reply.isAgency ? props.info.agency : undefined}
          text={reply.text}
          at={reply.createdAt}
          language={page.language}
        />
      ))}
      {isOpen && <AnswerForm {...props} />}
    </li>
  );
}

/** The time of a text of today, the day of an earlier one. */
function formatMoment(moment: Date, language: string): string {
  const now = new Date();
  const isToday = moment.toDateString() === now.toDateString();
  const isThisYear = moment.getFullYear() === now.getFullYear();
  const options: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : isThisYear
      ? { day: 'numeric', month: 'short' }
      : { dateStyle: 'medium' };
  return new Intl.DateTimeFormat(language, options).format(moment);
}

interface SaidProps {
  readonly author: string;
  /** Its name, in a text of the agency's. */
  readonly agency?: string | undefined;
  readonly text: string;
  readonly at: string;
  readonly language: string;
}

/** A text and its author: a person's initials in a circle, the agency's in a square. */
function Said({ author, agency, text, at, language }: SaidProps): ReactElement {
  const name = agency === undefined || agency === author ? author : `${author}, ${agency}`;
  return (
    <div className={agency === undefined ? 'said' : 'said agency'}>
      <span className="avatar" aria-hidden="true">
        {findInitials(agency ?? author)}
      </span>
      <p className="who">
        <strong dir="auto">{name}</strong>{' '}
        <time dateTime={at}>{formatMoment(new Date(at), language)}</time>
      </p>
      <p className="text" dir="auto">
        {text}
      </p>
    </div>
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
