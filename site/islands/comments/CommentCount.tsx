import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import { commentsStore, ensureComments } from './comments-store.ts';

interface Props {
  readonly uniqueId: string;
  readonly page: string;
  readonly section: string;
}

/** The number of open comments on a section, beside its name in the editor. */
export function CommentCount({ uniqueId, page, section }: Props): ReactElement | null {
  const { comments } = useStore(commentsStore(uniqueId));
  useEffect(() => {
    void ensureComments(uniqueId);
  }, [uniqueId]);
  const count = comments.filter(
    (one) => one.section === section && one.page === page && !one.resolved,
  ).length;
  if (count === 0) return null;
  return (
    <span className="shrink-0 rounded-full bg-[#d9a431]/18 px-2 py-0.5 text-[13px]/4.5 font-normal text-[#f2cf7d] tabular-nums">
      {count}
      {count === 1 ? ' comment' : ' comments'}
    </span>
  );
}
