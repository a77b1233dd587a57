import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { Comment } from '../../../service/contract/comments.ts';
import { CommentForm, type CommentFormProps } from './CommentForm.tsx';
import { CommentThread } from './CommentThread.tsx';
import { fetchComments } from './comments-store.ts';
import type { TabProps } from './tab-props.ts';
import { PickWords } from './PickWords.tsx';
import { Pins } from './Pins.tsx';
import { findQuoted, type PagePlace } from './find-words.ts';
import { showOnPage } from './show-on-page.ts';
import { useIsWide } from './use-is-wide.ts';
import type { PanelPage } from './panel-page.ts';

interface Props extends TabProps {
  /** The element that contains the marks on the page. */
  readonly overlay: Element;
  readonly isPanelOpen: boolean;
  /** Whether this tab is the open one. */
  readonly isShown: boolean;
  readonly isPicking: boolean;
  readonly setIsPicking: (isPicking: boolean) => void;
  /** Reports the number of comments that are not done. */
  readonly onCount: (count: number) => void;
}

const none: readonly Comment[] = [];

/** The demo's comments, which are loaded with the tab and again by `load`. */
function useComments(
  page: PanelPage,
  onCount: (count: number) => void,
): {
  readonly comments: readonly Comment[] | 'loading' | 'failed';
  readonly load: () => Promise<void>;
} {
  const [comments, setComments] = useState<readonly Comment[] | 'loading' | 'failed'>('loading');
  const load = useCallback(
    () =>
      fetchComments(page).then((found) => {
        setComments(found ?? 'failed');
        if (found) onCount(found.filter(({ resolved }) => !resolved).length);
      }),
    [page, onCount],
  );
  useEffect(() => {
    void load();
  }, [load]);
  return { comments, load };
}

interface NewComment {
  /** The inputs and callbacks of the comment's form. */
  readonly form: Pick<CommentFormProps, 'place' | 'onPlace' | 'onPick' | 'onSent'>;
  readonly isSent: boolean;
  readonly endPicking: (picked: PagePlace | undefined) => void;
}

/** The place of the next comment, which may be picked on the page, until the comment is sent. */
function useNewComment(setIsPicking: Props['setIsPicking'], load: () => Promise<void>): NewComment {
  const [place, setPlace] = useState<PagePlace>();
  const [isSent, setIsSent] = useState(false);
  const endPicking = useCallback(
    (picked: PagePlace | undefined): void => {
      setIsPicking(false);
      if (!picked) return;
      setPlace(picked);
      const element = findQuoted(picked);
      if (element) showOnPage(element);
    },
    [setIsPicking],
  );
  const form: NewComment['form'] = {
    place,
    onPlace: setPlace,
    onPick: () => {
      setIsSent(false);
      setIsPicking(true);
    },
    onSent: () => {
      setPlace(undefined);
      setIsSent(true);
      return load();
    },
  };
  return { form, isSent, endPicking };
}

/** The comments on the demo, and a form for a new one. */
export function CommentsTab(props: Props): ReactElement {
  const { translate, page } = props;
  const isWide = useIsWide();
  const { comments, load } = useComments(page, props.onCount);
  const { form, isSent, endPicking } = useNewComment(props.setIsPicking, load);
  const [openId, setOpenId] = useState<string>();
  const [pinnedId, setPinnedId] = useState<string>();
  const [drafts] = useState(() => new Map<string, string>());
  const list = typeof comments === 'string' ? none : comments;
  const here = useMemo(() => list.filter((one) => one.page === page.page), [list, page.page]);
  const numbers = new Map(list.map(({ id }, index) => [id, index + 1]));
  return (
    <>
      {createPortal(
        props.isPicking ? (
          <PickWords translate={translate} onEnd={endPicking} />
        ) : (
          props.isPanelOpen && (isWide || props.isShown) && (
            <Pins
              {...props}
              drafts={drafts}
              comments={here}
              numbers={numbers}
              openId={isWide ? pinnedId : openId}
              isWide={isWide}
              onOpen={isWide ? setPinnedId : setOpenId}
              onAnswered={load}
            />
          )
        ),
        props.overlay,
      )}
      {comments === 'failed' && (
        <p role="alert" className="notice">
          {translate('loadFailed')}{' '}
          <button type="button" className="link" onClick={() => void load()}>
            {translate('retry')}
          </button>
        </p>
      )}
      <ul className="threads">
        {list.map((comment) => (
          <CommentThread
            key={comment.id}
            {...props}
            comment={comment}
            number={numbers.get(comment.id) ?? 0}
            isOpen={comment.id === openId}
            onOpen={() => setOpenId(comment.id === openId ? undefined : comment.id)}
            drafts={drafts}
            onAnswered={load}
          />
        ))}
      </ul>
      <CommentForm {...props} {...form} isFirst={comments !== 'loading' && list.length === 0} />
      <p role="status" className="notice">
        {isSent ? translate('sent') : ''}
      </p>
    </>
  );
}
