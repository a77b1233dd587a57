import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { listChoices, takeChoice, type LookChoice } from '../../../service/contract/choices.ts';
import { showPlanNotice } from '../billing/plan-notice.ts';
import { savedDemo, type LibraryDemo } from '../library/library-demo.ts';
import { patchSaved } from '../library/library-store.ts';
import { Button } from '../ui/Button.tsx';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';
import { formatCommentTime } from './comment-words.ts';

/** The looks that clients have chosen, with a button that applies one to the demo. */
export function ChoiceList({ demo }: { readonly demo: LibraryDemo }): ReactElement | null {
  const { uniqueId, id } = demo;
  const [choices, setChoices] = useState<readonly LookChoice[]>([]);
  const [busyId, setBusyId] = useState<string>();
  const load = useCallback(
    () =>
      callService(listChoices, { params: { uniqueId } }).then((result) => {
        if (result.ok) setChoices(result.reply.choices);
      }),
    [uniqueId],
  );
  useEffect(() => {
    void load();
  }, [load]);
  const take = async (choice: LookChoice): Promise<void> => {
    setBusyId(choice.id);
    const result = await callService(takeChoice, { params: { id: choice.id } });
    setBusyId(undefined);
    if (result.ok) {
      patchSaved(id, () => savedDemo(result.reply));
      toast({ title: 'Taken over', description: 'The link shows it now.' });
      await load();
    } else if (!showPlanNotice(result.error))
      toast({ title: 'Not taken over', description: result.error.error, destructive: true });
  };
  if (choices.length === 0) return null;
  return (
    <ul>
      {choices.map((choice) => {
        const { palette, headline, author, createdAt, taken } = choice;
        return (
          <li
            key={choice.id}
            className="flex flex-wrap items-center gap-3 border-t border-white/9 py-3"
          >
            {palette && (
              <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 shrink-0 rounded-full">
                <rect width="24" height="24" fill={palette.primaryColor} />
                <path d="M24 0v24H0z" fill={palette.secondaryColor} />
              </svg>
            )}
            <p className="min-w-0 flex-1 text-sm/5.5 wrap-anywhere">
              <bdi>{author}</bdi> would keep{' '}
              {[palette?.name, headline === null ? undefined : `“${headline}”`]
                .filter((part) => part !== undefined)
                .join(' with ')}
              <span className="block text-[13px]/5 text-white/60">
                <time dateTime={createdAt}>{formatCommentTime(createdAt)}</time>
                {taken && ', taken over'}
              </span>
            </p>
            {!taken && (
              <Button busy={busyId === choice.id} onClick={() => void take(choice)}>
                Take it over
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
