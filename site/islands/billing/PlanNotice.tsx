import { useStore } from '@nanostores/react';
import { useId, type ReactElement } from 'react';
import { PlanChoice } from './PlanChoice.tsx';
import { $session } from '../auth/session-store.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { closePlanNotice, type PlanNotice as Notice } from './plan-notice.ts';

/** Says that a plan is needed, and lets owners choose one above the current page. */
export function PlanNotice({ notice }: { notice: Notice }): ReactElement {
  const id = useId();
  const session = useStore($session);
  const user = session.status === 'signed-in' ? session.user : undefined;
  const canChoose = notice.needsPlan && user?.agency.role === 'owner';
  return (
    <Dialog
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      initialFocus={`${id}-close`}
      onClose={closePlanNotice}
      className="w-[min(520px,calc(100vw-32px))] rounded-[14px]"
    >
      <div className="max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain p-6">
        <h2 id={`${id}-title`} className="text-lg/6 font-medium tracking-[-.01em] wrap-anywhere">
          {notice.needsPlan ? 'A plan is needed for this' : 'This is up to somebody else'}
        </h2>
        <p id={`${id}-text`} className="mt-2 text-sm/5.5 wrap-anywhere text-white/70">
          {notice.sentence}
          {notice.needsPlan && user && !canChoose && (
            <> An owner of {user.agency.name} can choose one.</>
          )}
        </p>
        {canChoose && <PlanChoice user={user} onChosen={closePlanNotice} />}
        <div className="mt-6 flex justify-end">
          <Button id={`${id}-close`} onClick={closePlanNotice}>
            {canChoose ? 'Not now' : 'Close'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
