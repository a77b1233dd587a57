import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';

/** Where the payment step goes: an account without access to the builder ends here. */
export function SubscriptionNotice({ onBack }: { onBack: () => void }): ReactElement {
  return (
    <>
      <p className="mt-1 text-[15px]/6 text-white/70">
        A subscription is needed to access the template builder.
      </p>
      <Button look="quiet" className="mt-5 -ml-4" onClick={onBack}>
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
        Back to login
      </Button>
    </>
  );
}
