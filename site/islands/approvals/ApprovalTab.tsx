import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactElement } from 'react';
import type { DemoTabProps } from '../library/demo-tab-props.ts';
import { Button } from '../ui/Button.tsx';
import { $approvals, loadApprovals } from './approval-store.ts';
import { ApprovalCard } from './ApprovalCard.tsx';
import { ApprovalForm } from './ApprovalForm.tsx';
import { DepositSettings } from './DepositSettings.tsx';

/** The requests for approval of a demo, with their state and evidence. */
export function ApprovalTab({ user, demo }: DemoTabProps): ReactElement {
  const approvals = useStore($approvals);
  const [asksAgain, setAsksAgain] = useState(false);
  useEffect(() => void loadApprovals(demo.id), [demo.id]);
  if (approvals === 'failed')
    return (
      <div role="alert" className="px-6 py-6 max-md:px-5">
        <p className="mb-4 text-[15px]/6 text-white/70">The requests could not be loaded.</p>
        <Button onClick={() => void loadApprovals(demo.id)}>Try again</Button>
      </div>
    );
  if (approvals === 'loading')
    return (
      <p role="status" className="px-6 py-6 text-[15px]/6 text-white/70 max-md:px-5">
        Loading…
      </p>
    );
  const { list } = approvals;
  const isOpen = list.some(({ state }) => state === 'pending');
  const showsForm = asksAgain || list.length === 0;
  return (
    <div className="grid max-w-[46rem] content-start gap-6 px-6 py-6 max-md:px-5">
      <section>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-[15px]/6 font-medium tracking-[-.01em]">
            {showsForm ? 'Ask your client to approve' : 'Requests'}
          </h2>
          {list.length > 0 && (
            <Button onClick={() => setAsksAgain(!asksAgain)}>
              {asksAgain ? 'Cancel' : 'Ask again'}
            </Button>
          )}
        </div>
        {showsForm && (
          <ApprovalForm demoId={demo.id} replaces={isOpen} onSent={() => setAsksAgain(false)} />
        )}
      </section>
      {list.length > 0 && (
        <div>
          {list.map((approval) => (
            <ApprovalCard key={approval.id} approval={approval} />
          ))}
        </div>
      )}
      <DepositSettings canChange={user.agency.role !== 'member'} />
    </div>
  );
}
