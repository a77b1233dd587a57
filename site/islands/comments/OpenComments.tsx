import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import type { LibraryDemo } from '../library/library-demo.ts';
import { commentsStore, ensureComments } from './comments-store.ts';

/** The number of unanswered comments on a demo, beside the tab's name. */
export function OpenComments({ demo }: { readonly demo: LibraryDemo }): ReactElement | null {
  const { uniqueId } = demo;
  const { comments } = useStore(commentsStore(uniqueId));
  useEffect(() => {
    void ensureComments(uniqueId);
  }, [uniqueId]);
  const count = comments.filter(({ resolved }) => !resolved).length;
  if (count === 0) return null;
  return (
    <span className="min-w-5 rounded-full bg-white/13 px-1.5 text-center text-xs/5 tabular-nums">
      {count}
      <span className="sr-only"> open</span>
    </span>
  );
}
