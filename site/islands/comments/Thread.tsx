import { useState, type ReactElement, type SubmitEvent } from 'react';
import type { Comment } from '../../../service/contract/comments.ts';
import { Button } from '../ui/Button.tsx';
import { controlClass } from '../ui/Field.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { pageAddress, describePlace, formatCommentTime } from './comment-words.ts';
import { sendReply, removeComment, setResolved } from './comments-store.ts';
import { textLimits } from '../../../service/contract/text-limits.ts';

interface Props {
  readonly uniqueId: string;
  /** The address of the demo's page. */
  readonly address: string;
  readonly comment: Comment;
}

/** A comment with its replies and actions. */
export function Thread({ uniqueId, address, comment }: Props): ReactElement {
  const { id, author, text, resolved, replies } = comment;
  const [isBusy, setIsBusy] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const run = async (work: () => ReturnType<typeof setResolved>): Promise<void> => {
    setIsBusy(true);
    const result = await work();
    setIsBusy(false);
    if (!result.ok)
      toast({ title: 'Not done', description: result.error.error, destructive: true });
  };
  return (
    <li className="border-t border-white/9 py-4" aria-label={`Comment of ${author}`}>
      <ThreadHead address={address} comment={comment} />
      <p dir="auto" className="mt-2 text-sm/5.5 wrap-anywhere whitespace-pre-line text-white/90">
        {text}
      </p>
      {replies.length > 0 && <Replies replies={replies} />}
      {!resolved && <ReplyForm uniqueId={uniqueId} comment={comment} />}
      <div className="mt-2 -ml-3 flex flex-wrap">
        <Button
          variant="quiet"
          narrow
          busy={isBusy}
          onClick={() => void run(() => setResolved(uniqueId, id, !resolved))}
        >
          {resolved ? 'Open again' : 'Mark as done'}
        </Button>
        <Button variant="quiet" narrow onClick={() => setIsDeleting(true)}>
          Delete
        </Button>
      </div>
      {isDeleting && (
        <ConfirmDialog
          title="Delete this comment?"
          text={`The comment of ${author} and all replies are gone for you and for your client.`}
          confirm="Delete"
          cancel="Keep it"
          onConfirm={() => {
            setIsDeleting(false);
            void run(() => removeComment(uniqueId, id));
          }}
          onCancel={() => setIsDeleting(false)}
        />
      )}
    </li>
  );
}

/** Who wrote it and when, and what it is about. */
function ThreadHead({ address, comment }: Pick<Props, 'address' | 'comment'>): ReactElement {
  const { author, email, createdAt, quote, state, resolved } = comment;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 text-[13px]/5 text-white/60">
        <strong dir="auto" className="text-sm/5 font-medium text-white">
          {author}
        </strong>
        {email !== null && (
          <a
            href={`mailto:${encodeURIComponent(email)}`}
            className="underline underline-offset-4 hover:text-white"
          >
            {email}
          </a>
        )}
        <time dateTime={createdAt}>{formatCommentTime(createdAt)}</time>
        {resolved && <span className="text-white/80">Done</span>}
      </p>
      <p className="mt-1 text-[13px]/5 text-white/60">
        {state === 'changed' ? 'About something that has changed' : describePlace(comment)}
        {quote !== null && (
          <>
            {': '}
            <q dir="auto" className={state === 'changed' ? 'line-through' : 'text-white/80'}>
              {quote}
            </q>
          </>
        )}
        {state !== 'changed' && (
          <>
            {' · '}
            <a
              href={pageAddress(address, comment)}
              target="_blank"
              rel="noreferrer"
              className="underline underline-offset-4 hover:text-white"
            >
              See it on the page
            </a>
          </>
        )}
      </p>
    </>
  );
}

function Replies({ replies }: Pick<Comment, 'replies'>): ReactElement {
  return (
    <ul className="mt-3 space-y-3 border-l-2 border-white/14 pl-3.5">
      {replies.map((reply) => (
        <li key={reply.id}>
          <p className="text-[13px]/5 text-white/60">
            <strong dir="auto" className="font-medium text-white/90">
              {reply.author}
            </strong>{' '}
            {reply.isAgency ? '' : '(client) '}
            <time dateTime={reply.createdAt}>{formatCommentTime(reply.createdAt)}</time>
          </p>
          <p dir="auto" className="text-sm/5.5 wrap-anywhere whitespace-pre-line text-white/90">
            {reply.text}
          </p>
        </li>
      ))}
    </ul>
  );
}

function ReplyForm({ uniqueId, comment }: Pick<Props, 'uniqueId' | 'comment'>): ReactElement {
  const { id, author, email } = comment;
  const [text, setText] = useState('');
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (text.trim() === '' || state === 'sending') return;
    setState('sending');
    const result = await sendReply(uniqueId, id, text);
    setState(result.ok ? 'ready' : 'failed');
    if (result.ok) setText('');
  }
  return (
    <form className="mt-3" onSubmit={(event) => void submit(event)}>
      <textarea
        aria-label={`Reply to ${author}`}
        aria-describedby={`reply-hint-${id}`}
        dir="auto"
        rows={1}
        maxLength={textLimits.comment}
        placeholder="Reply"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        className={`${controlClass} field-sizing-content max-h-60 min-h-11! resize-none py-2!`}
      />
      <div className={text === '' ? 'sr-only' : 'mt-2 flex flex-wrap items-center gap-3'}>
        <Button type="submit" variant="primary" busy={state === 'sending'}>
          Send
        </Button>
        <p id={`reply-hint-${id}`} className="min-w-0 flex-1 text-[13px]/5 text-white/60">
          {email === null
            ? 'Shown on the page. No mail address was left.'
            : `Shown on the page, and mailed to ${email}.`}
        </p>
      </div>
      {state === 'failed' && (
        <p role="alert" className="mt-2 text-[13px]/5 text-danger">
          Not sent. Your text is still here: please try again.
        </p>
      )}
    </form>
  );
}
