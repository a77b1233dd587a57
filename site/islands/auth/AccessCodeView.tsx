import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { $demoUser, demosLeft, endDemoAccess } from './demo-access-store.ts';
import { showStep } from './sign-in-store.ts';
import { AccessCodeForm } from './AccessCodeForm.tsx';

const levelNames = { basic: 'Basic', agency: 'Agency', enterprise: 'Enterprise' } as const;

/** Demo access: the field for the code, and the access that the code opens. */
export function AccessCodeView(): ReactElement {
  const user = useStore($demoUser);
  return (
    <>
      {user ? (
        <>
          <p className="mt-1 text-[15px]/6 text-white/70">Your demo access on this device.</p>
          <dl className="mt-5 border-b border-white/9 text-[15px]/6">
            <Fact name="Name" value={user.name} />
            <Fact name="Level" value={levelNames[user.authLevel]} />
            <Fact name="Demos left" value={`${demosLeft(user)} of ${user.maxDemos}`} />
          </dl>
          <Button className="mt-6 min-h-12! w-full text-[15px]!" onClick={endDemoAccess}>
            Logout
          </Button>
        </>
      ) : (
        <AccessCodeForm />
      )}
      <Button variant="quiet" className="mt-3 -ml-4" onClick={() => showStep('choices')}>
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
        Other ways to sign in
      </Button>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }): ReactElement {
  return (
    <div className="flex justify-between gap-4 border-t border-white/9 py-2.5">
      <dt className="text-white/65">{name}</dt>
      <dd className="min-w-0 text-right wrap-anywhere tabular-nums">{value}</dd>
    </div>
  );
}
