import {
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { clearPaymentSentence, pay } from './payment-store.ts';
import type { StripeForm } from './stripe-payment.ts';
import { failSetup } from './subscription-store.ts';

interface StripeFieldsProps {
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly onPaid: () => void;
  readonly actions: ReactNode;
}

interface MountedForm {
  readonly form: RefObject<StripeForm | undefined>;
  readonly isReady: boolean;
}

/** Mounts Stripe's form in an element, and removes it with the component. */
function useStripeForm(
  place: RefObject<HTMLElement | null>,
  { publishableKey, clientSecret }: Pick<StripeFieldsProps, 'publishableKey' | 'clientSecret'>,
): MountedForm {
  const form = useRef<StripeForm>(undefined);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const container = place.current;
    if (!container) return;
    let isGone = false;
    const onFail = (): void => {
      if (!isGone) failSetup();
    };
    void import('./stripe-payment.ts')
      .then(({ mountStripeForm }) =>
        isGone
          ? undefined
          : mountStripeForm(
              container,
              { publishableKey, clientSecret },
              { onReady: () => setReady(true), onFail },
            ),
      )
      .then((mounted) => {
        if (isGone) mounted?.destroy();
        else form.current = mounted;
      })
      .catch(onFail);
    return () => {
      isGone = true;
      form.current?.destroy();
      form.current = undefined;
    };
  }, [place, publishableKey, clientSecret]);
  return { form, isReady };
}

/** Stripe's own form, in a frame from Stripe. */
export function StripeFields({
  publishableKey,
  clientSecret,
  onPaid,
  actions,
}: StripeFieldsProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const { form, isReady } = useStripeForm(place, { publishableKey, clientSecret });
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const current = form.current;
    if (!current || !isReady) return;
    clearPaymentSentence();
    if (await pay(current.confirm)) onPaid();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-3">
      <div className="relative min-h-[212px]">
        {!isReady && <Placeholder />}
        <div ref={place} />
      </div>
      {actions}
    </form>
  );
}

/** Has the size of Stripe's form while that is loading. */
function Placeholder(): ReactElement {
  return (
    <div className="absolute inset-0 grid content-start gap-3">
      <p role="status" className="sr-only">
        Preparing Secure Payment
      </p>
      <span
        aria-hidden="true"
        className="h-12 rounded-[10px] bg-white/7 motion-safe:animate-pulse"
      />
      <span
        aria-hidden="true"
        className="h-12 rounded-[10px] bg-white/7 motion-safe:animate-pulse"
      />
      <span
        aria-hidden="true"
        className="h-12 rounded-[10px] bg-white/7 motion-safe:animate-pulse"
      />
    </div>
  );
}
