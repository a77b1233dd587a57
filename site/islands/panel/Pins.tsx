import { useEffect, useState, type ReactElement } from 'react';
import type { Comment } from '../../../service/contract/comments.ts';
import { findQuoted } from './find-words.ts';
import type { Translate } from './panel-words.ts';

interface Props {
  readonly comments: readonly Comment[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly openId: string | undefined;
  readonly say: Translate;
  readonly onOpen: (id: string) => void;
}

interface Pin {
  readonly comment: Comment;
  readonly top: number;
  readonly left: number;
}

const size = 32;

/** The position after a comment's words, or beside them if there is room. */
function pinAt(comment: Comment): Pin | undefined {
  const element = comment.state === 'there' ? findQuoted(comment) : undefined;
  const words = document.createRange();
  if (!element) return undefined;
  words.selectNodeContents(element);
  const box = words.getBoundingClientRect();
  if (box.width === 0) return undefined;
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const beside = isRtl ? box.left - size - 4 : box.right + 4;
  const left = Math.max(4, Math.min(beside, document.documentElement.clientWidth - size - 4));
  return { comment, left: left + scrollX, top: box.top + scrollY - 4 };
}

/** A mark beside the words of each comment that are still at their place. */
export function Pins({ comments, numbers, openId, say, onOpen }: Props): ReactElement {
  const [pins, setPins] = useState<readonly Pin[]>([]);
  useEffect(() => {
    const place = (): void => setPins(comments.map(pinAt).filter((pin) => pin !== undefined));
    place();
    const watch = new ResizeObserver(place);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [comments]);
  return (
    <>
      {pins.map(({ comment, top, left }) => (
        <button
          key={comment.id}
          type="button"
          className={comment.resolved ? 'pin done' : 'pin'}
          data-open={comment.id === openId || undefined}
          aria-label={say('pin', { n: String(numbers.get(comment.id) ?? '') })}
          style={{ top, left }}
          onClick={() => onOpen(comment.id)}
        >
          {comment.resolved ? '✓' : numbers.get(comment.id)}
        </button>
      ))}
    </>
  );
}
