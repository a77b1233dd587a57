import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { $demoUser, demosLeft, endDemoAccess, enterCode } from './demo-access-store.ts';
import { focusFirstError } from './focus-first-error.ts';
import { showStep } from './sign-in-store.ts';

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
        <CodeForm />
      )}
      <Button look="quiet" className="mt-3 -ml-4" onClick={() => showStep('choices')}>
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

function CodeForm(): ReactElement {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(await enterCode(code, leaving.current.signal));
    setBusy(false);
    focusFirstError(form.current);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-1 grid gap-5"
    >
      <p className="text-[15px]/6 text-white/70">Enter the code that you were given.</p>
      <TextField
        label="Access code"
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        required
        autoFocus
        value={code}
        error={error}
        onChange={({ target }) => {
          setCode(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" look="primary" busy={isBusy} className="min-h-12! text-[15px]!">
        Continue
      </Button>
    </form>
  );
}
