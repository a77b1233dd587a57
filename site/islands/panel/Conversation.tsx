import type { ReactElement } from 'react';
import type { Comment } from '../../../service/contract/comments.ts';
import { findInitials } from '../../../templates-data/model/derived-values.ts';

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

interface MessageProps {
  readonly author: string;
  /** Its name, in a text of the agency's. */
  readonly agency?: string | undefined;
  readonly text: string;
  readonly at: string;
  readonly language: string;
}

/** A text and its author: a person's initials in a circle, the agency's in a square. */
function Message({ author, agency, text, at, language }: MessageProps): ReactElement {
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

interface Props {
  readonly comment: Comment;
  readonly agency: string;
  readonly language: string;
}

/** A comment and its replies. */
export function Conversation({ comment, agency, language }: Props): ReactElement {
  const { author, text, createdAt, replies } = comment;
  return (
    <>
      <Message author={author} text={text} at={createdAt} language={language} />
      {replies.map((reply) => (
        <Message
          key={reply.id}
          author={reply.author}
          agency={reply.isAgency ? agency : undefined}
          text={reply.text}
          at={reply.createdAt}
          language={language}
        />
      ))}
    </>
  );
}
