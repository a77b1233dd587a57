import { useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { focusFirstError } from '../auth/focus-first-error.ts';
import { showPlanNotice } from '../billing/plan-notice.ts';
import { FormError } from '../auth/FormError.tsx';
import type { LibraryDemo } from '../library/library-demo.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast-store.ts';
import { PersonFields } from './PersonFields.tsx';
import { addAndCopy, type PersonToAdd } from './recipient-actions.ts';

const nobody: PersonToAdd = { name: '', email: '', named: false };

interface AddRecipientProps {
  readonly demo: LibraryDemo;
  readonly onDone: () => void;
}

/** Creates a recipient's link and copies it. */
export function AddRecipient({ demo, onDone }: AddRecipientProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [person, setPerson] = useState(nobody);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const done = await addAndCopy(demo.id, person);
    setIsBusy(false);
    if ('code' in done) {
      if (showPlanNotice(done)) return;
      setErrors(done.fields ?? { form: done.error });
      requestAnimationFrame(() => focusFirstError(form.current));
      return;
    }
    if (done.isCopied)
      toast({ title: 'Link copied!', description: `It is for ${done.made.name} alone.` });
    onDone();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onDone();
      }}
      className="my-2 grid gap-4 rounded-xl bg-white/4 p-4"
    >
      <PersonFields
        person={person}
        errors={errors}
        hasFocus
        onChange={(next) => {
          setPerson(next);
          setErrors({});
        }}
      />
      <FormError sentence={errors['form']} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" busy={isBusy}>
          Make and copy the link
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
