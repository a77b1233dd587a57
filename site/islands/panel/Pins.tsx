import { Fragment, useEffect, useRef, useState, type ReactElement } from 'react';
import type { Comment } from '../../../service/contract/comments.ts';
import type { AnswerProps } from './AnswerForm.tsx';
import { findQuoted } from './find-words.ts';
import { PinThread } from './PinThread.tsx';
import { pinSize, type PinPlace } from './place-thread.ts';

interface Props extends Omit<AnswerProps, 'comment'> {
  readonly comments: readonly Comment[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly openId: string | undefined;
  /** Whether the open thread is beside its pin, and not in the panel. */
  readonly isWide: boolean;
  readonly onOpen: (id: string | undefined) => void;
}

interface Pin extends PinPlace {
  readonly comment: Comment;
}

/** The position after a comment's words, or beside them if there is room. */
function pinAt(comment: Comment): Pin | undefined {
  const element = comment.state === 'there' ? findQuoted(comment) : undefined;
  const words = document.createRange();
  if (!element) return undefined;
  words.selectNodeContents(element);
  const box = words.getBoundingClientRect();
  if (box.width === 0) return undefined;
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const beside = isRtl ? box.left - pinSize - 4 : box.right + 4;
  const left = Math.max(4, Math.min(beside, document.documentElement.clientWidth - pinSize - 4));
  return {
    comment,
    left: left + scrollX,
    top: box.top + scrollY - 4,
    bottom: box.bottom + scrollY,
    isRtl,
  };
}

/** A mark beside the words of each comment that are still at their place. */
export function Pins({
  comments,
  numbers,
  openId,
  isWide,
  onOpen,
  ...answer
}: Props): ReactElement {
  const { translate } = answer;
  const [pins, setPins] = useState<readonly Pin[]>([]);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const place = (): void => setPins(comments.map(pinAt).filter((pin) => pin !== undefined));
    place();
    const watch = new ResizeObserver(place);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [comments]);
  return (
    <>
      {pins.map((pin) => {
        const { comment, top, left } = pin;
        const label = translate('pin', { n: String(numbers.get(comment.id) ?? '') });
        const isOpen = comment.id === openId;
        return (
          <Fragment key={comment.id}>
            <button
              ref={isOpen ? opener : undefined}
              type="button"
              className={comment.resolved ? 'pin done' : 'pin'}
              data-open={isOpen || undefined}
              aria-expanded={isWide ? isOpen : undefined}
              aria-label={label}
              style={{ top, left }}
              onClick={() => onOpen(isOpen ? undefined : comment.id)}
            >
              {comment.resolved ? '✓' : numbers.get(comment.id)}
            </button>
            {isOpen && isWide && (
              <PinThread
                {...answer}
                comment={comment}
                label={label}
                pin={pin}
                onClose={() => {
                  opener.current?.focus();
                  onOpen(undefined);
                }}
              />
            )}
          </Fragment>
        );
      })}
    </>
  );
}
