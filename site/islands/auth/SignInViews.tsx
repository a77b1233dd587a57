import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import type { PlanId } from '../../../templates-data/model/plans.ts';
import { pageFacts } from '../shell/page-facts.ts';
import { AccessCodeView } from './AccessCodeView.tsx';
import { ChoicesView } from './ChoicesView.tsx';
import { EmailView } from './EmailView.tsx';
import { ForgotView } from './ForgotView.tsx';
import { $settings } from './settings-store.ts';
import { $signIn, signInWith } from './sign-in-store.ts';

interface SignInViewsProps {
  readonly openedWith?: string | undefined;
  readonly savedName?: string | undefined;
  /** The plan chosen on the price list. */
  readonly plan?: PlanId | undefined;
  readonly onSignedIn: (user: User) => void;
  readonly onLeave: () => void;
  readonly terms: string;
  readonly privacy: string;
}

/** The steps of a visitor who is not signed in. */
export function SignInViews(props: SignInViewsProps): ReactElement {
  const { step } = useStore($signIn);
  if (step === 'forgot' || step === 'forgot-sent')
    return <ForgotView isSent={step === 'forgot-sent'} />;
  if (step === 'code') return <AccessCodeView />;
  return (
    <>
      <p className="mt-1 text-[15px]/6 wrap-anywhere text-white/70">
        {props.savedName !== undefined ? (
          <>
            Register to keep the demo of{' '}
            <bdi className="font-medium text-white">{props.savedName}</bdi>. It opens in your
            editor.
          </>
        ) : props.openedWith === undefined ? (
          <Invitation plan={props.plan} />
        ) : (
          <>
            Sign in, and <span className="font-medium text-white">{props.openedWith}</span> waits in
            the studio.
          </>
        )}
      </p>
      {step === 'choices' ? (
        <ChoicesView
          onProvider={(provider) => {
            props.onLeave();
            void signInWith(provider);
          }}
        />
      ) : (
        <EmailView onSignedIn={props.onSignedIn} />
      )}
      <p className="mt-6 border-t border-white/9 pt-5 text-[13px]/5 text-white/65">
        By continuing you agree to our <Outside href={props.terms}>Terms of Service</Outside> and{' '}
        <Outside href={props.privacy}>Privacy Policy</Outside>.
      </p>
    </>
  );
}

/** The purpose of signing in; with a chosen plan, when the trial begins and what follows it. */
function Invitation({ plan }: { plan: PlanId | undefined }): ReactElement {
  const settings = useStore($settings);
  const offer = pageFacts().plans.find(({ id }) => id === plan);
  if (!offer) return <>Sign in to make demos, share them and find them again.</>;
  const price = `${offer.name} is ${offer.price} per month`;
  if (!settings || settings.trialDays === 0)
    return <>{`Register, and choose a plan then. ${price}.`}</>;
  return (
    <>{`Your ${settings.trialDays}-day trial begins when you register, and needs no card. ${price} if you choose it afterwards.`}</>
  );
}

function Outside({ href, children }: { href: string; children: string }): ReactElement {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="text-white underline decoration-white/35 underline-offset-4 hover:decoration-white"
    >
      {children}
    </a>
  );
}
