import { useStore } from '@nanostores/react';
import { lazy, Suspense, type ReactElement } from 'react';
import { $draft } from '../draft/draft-store.ts';
import { usePart } from '../fields/use-slot.ts';
import { $page, type PanelName } from '../shell/jump-to-field.ts';

const SectionComments = lazy(() =>
  import('../../comments/SectionComments.tsx').then((part) => ({ default: part.SectionComments })),
);
const CommentCount = lazy(() =>
  import('../../comments/CommentCount.tsx').then((part) => ({ default: part.CommentCount })),
);

interface Props {
  readonly section: PanelName;
}

/** Clients' comments on a section of a demo that is on its link. */
export function ClientComments({ section }: Props): ReactElement | null {
  const made = usePart($draft, (draft) => draft.made);
  const page = useStore($page);
  if (!made || made.local) return null;
  return (
    <Suspense fallback={null}>
      <SectionComments uniqueId={made.uniqueId} page={page} section={section} />
    </Suspense>
  );
}

/** The number of comments on the section. */
export function ClientCommentCount({ section }: Props): ReactElement | null {
  const made = usePart($draft, (draft) => draft.made);
  const page = useStore($page);
  if (!made || made.local) return null;
  return (
    <Suspense fallback={null}>
      <CommentCount uniqueId={made.uniqueId} page={page} section={section} />
    </Suspense>
  );
}
