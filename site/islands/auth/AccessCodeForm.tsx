import { type ReactElement, useState, useRef, useEffect, type SubmitEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { enterCode } from './demo-access-store.ts';
import { focusFirstError } from './focus-first-error.ts';

export function AccessCodeForm(): ReactElement {
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
      <Button type="submit" variant="primary" busy={isBusy} className="min-h-12! text-[15px]!">
        Continue
      </Button>
    </form>
  );
}
