import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import { Thread } from './Thread.tsx';
import { commentsStore, ensureComments } from './comments-store.ts';
import { paths } from '../../paths.ts';

interface Props {
  readonly uniqueId: string;
  readonly page: string;
  readonly section: string;
}

/** The open comments on a section, beside its fields in the editor. */
export function SectionComments({ uniqueId, page, section }: Props): ReactElement | null {
  const { comments } = useStore(commentsStore(uniqueId));
  useEffect(() => {
    void ensureComments(uniqueId);
  }, [uniqueId]);
  const here = comments.filter(
    (one) => one.section === section && one.page === page && !one.resolved,
  );
  if (here.length === 0) return null;
  return (
    <ul
      aria-label="Comments on this section"
      className="rounded-xl border border-white/14 bg-white/[.03] px-3.5 *:first:border-t-0"
    >
      {here.map((comment) => (
        <Thread
          key={comment.id}
          uniqueId={uniqueId}
          address={paths.savedDemo(uniqueId)}
          comment={comment}
        />
      ))}
    </ul>
  );
}
