import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import Reply from 'lucide-react/icons/reply';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactElement } from 'react';
import type { InboxMessage } from '../../../service/contract/inbox.ts';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { answerLink } from './answer-link.ts';
import { $messages } from './inbox-store.ts';
import {
  $extending,
  extensionDays,
  deleteMessage,
  extendLink,
  setRead,
} from './message-actions.ts';
import { MessageFacts } from './MessageFacts.tsx';
import { fullTime, kindNames, senderName } from './message-words.ts';
import { NotMailed } from './NotMailed.tsx';

interface MessageDetailProps {
  readonly message: InboxMessage;
  readonly onClose: () => void;
}

function title(message: InboxMessage): string {
  const { kind, demo } = message;
  return kind === 'more-time' ? `More time for ${demo?.name ?? 'a demo'}` : senderName(message);
}

/** The open message: who wrote, what, where, and what can be done about it. */
export function MessageDetail({ message, onClose }: MessageDetailProps): ReactElement {
  return (
    <article
      aria-labelledby="message-title"
      className="flex min-h-0 min-w-0 [scrollbar-width:thin] [scrollbar-color:rgb(255_255_255/.2)_transparent] flex-col overflow-y-auto overscroll-contain"
    >
      <Actions message={message} onClose={onClose} />
      <div className="max-w-[46rem] px-4 pt-5 pb-10 @min-[52rem]:px-8 @min-[52rem]:pt-7">
        <h3
          id="message-title"
          tabIndex={-1}
          dir="auto"
          className="text-left text-[1.375rem]/7 font-medium tracking-[-.02em] wrap-anywhere outline-none"
        >
          {title(message)}
        </h3>
        <p className="mt-1 text-sm/5.5 wrap-anywhere text-white/65">
          <bdi>{message.topic ?? kindNames[message.kind]}</bdi> · {fullTime(message.receivedAt)}
        </p>
        <NotMailed message={message} />
        {message.kind === 'more-time' ? (
          <MoreTime message={message} />
        ) : (
          <p
            dir="auto"
            className="mt-6 text-left text-[15px]/6.5 wrap-anywhere whitespace-pre-wrap rtl:text-right"
          >
            {message.text ?? 'Nothing was written beside the form.'}
          </p>
        )}
        <MessageFacts message={message} />
      </div>
    </article>
  );
}

function Actions({ message, onClose }: MessageDetailProps): ReactElement {
  const answer = answerLink(message);
  return (
    <div className="sticky top-0 z-10 flex shrink-0 items-center gap-1 border-b border-white/9 bg-ground px-2 py-2 @min-[52rem]:pr-5 @min-[52rem]:pl-8">
      <button
        type="button"
        onClick={onClose}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-[10px] text-white/75 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring @min-[52rem]:hidden"
      >
        <ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />
        <span className="sr-only">Back to the messages</span>
      </button>
      {answer !== undefined && (
        <a
          data-answer
          href={answer}
          className={buttonClass(asksForMore(message) ? 'secondary' : 'primary')}
        >
          <Reply aria-hidden="true" size={17} strokeWidth={1.75} />
          Answer by mail
        </a>
      )}
      {message.kind === 'comment' && message.demo && message.demo.state !== 'gone' && (
        <a
          data-answer
          href={`${paths.demoInApp(message.demo.uniqueId)}/comments`}
          className={buttonClass('primary')}
        >
          <Reply aria-hidden="true" size={17} strokeWidth={1.75} />
          Answer on the demo
        </a>
      )}
      <span className="flex-1" />
      <Button variant="quiet" narrow onClick={() => void setRead(message, !message.read)}>
        {message.read ? (
          <Mail aria-hidden="true" size={17} strokeWidth={1.75} />
        ) : (
          <MailOpen aria-hidden="true" size={17} strokeWidth={1.75} />
        )}
        <span className="@max-[52rem]:sr-only">
          {message.read ? 'Mark as unread' : 'Mark as read'}
        </span>
      </Button>
      <Button
        variant="quiet"
        narrow
        onClick={() => {
          onClose();
          void deleteMessage(message);
        }}
      >
        <Trash aria-hidden="true" size={17} strokeWidth={1.75} />
        <span className="sr-only">Delete the message</span>
      </Button>
    </div>
  );
}

/** Whether the link of a demo ended, and its client asks to see it again. */
function asksForMore({ kind, demo }: InboxMessage): boolean {
  return kind === 'more-time' && demo?.state === 'expired';
}

function MoreTime({ message }: Pick<MessageDetailProps, 'message'>): ReactElement {
  const { demo, name, email } = message;
  const extending = useStore($extending);
  const isGone = demo?.state === 'gone';
  return (
    <>
      <p className="mt-6 max-w-[56ch] text-[15px]/6.5">
        <bdi>{name ?? 'Somebody'}</bdi> opened this demo after its link had ended, and{' '}
        {isGone ? 'would have liked' : 'would like'} more time with it.
        {isGone && ' It has been deleted since.'}
        {email === null && ' They left no address.'}
      </p>
      {demo?.state === 'live' && (
        <p className="mt-3 text-[15px]/6.5 text-white/70">The link works again.</p>
      )}
      {demo?.state === 'expired' && (
        <Button
          variant="primary"
          className="mt-5"
          busy={extending === demo.uniqueId}
          onClick={() => void extendLink(demo.uniqueId)}
        >
          Bring back for {extensionDays} days
        </Button>
      )}
    </>
  );
}

/** Beside the list while no message is open. */
export function NothingOpen(): ReactElement {
  const isEmpty = useStore($messages).length === 0;
  return (
    <div className="grid min-h-0 place-items-center p-10 @max-[52rem]:hidden">
      {!isEmpty && (
        <p className="text-center text-sm/6 text-white/60">
          Choose a message to read it.
          <span className="mt-3 flex items-center justify-center gap-1.5 text-[13px]">
            <Key>J</Key>
            <Key>K</Key> move
            <span className="ml-3">
              <Key>Enter</Key>
            </span>{' '}
            open
          </span>
        </p>
      )}
    </div>
  );
}

function Key({ children }: { readonly children: string }): ReactElement {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded bg-white/9 px-1.5 font-sans text-[11px]/none text-white/80">
      {children}
    </kbd>
  );
}
