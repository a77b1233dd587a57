import { useState, type ReactElement, type SubmitEvent } from 'react';
import { reminderDays } from '../../../service/contract/reminder-days.ts';
import { focusFirstError } from '../auth/focus-first-error.ts';
import { FormError } from '../auth/FormError.tsx';
import { Button } from '../ui/Button.tsx';
import { Switch } from '../studio/shell/Switch.tsx';
import { controlClass, Field } from '../ui/Field.tsx';
import { requestApproval, emptyOffer, type FieldFaults, type OfferForm } from './approval-store.ts';
import { OfferFields } from './OfferFields.tsx';
import { StepFields } from './StepFields.tsx';
import { SignerFields } from './SignerFields.tsx';
import { textLimits } from '../../../service/contract/text-limits.ts';

/** The form of a new request: the signer and the offer. */
export function ApprovalForm({
  demoId,
  replaces,
  onSent,
}: {
  readonly demoId: string;
  /** Whether a request is open, which the new one would replace. */
  readonly replaces: boolean;
  readonly onSent: () => void;
}): ReactElement {
  const [form, setForm] = useState<OfferForm>(emptyOffer);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [isBusy, setBusy] = useState(false);
  const change = (changed: Partial<OfferForm>): void => setForm({ ...form, ...changed });

  async function submit(element: HTMLFormElement): Promise<void> {
    setBusy(true);
    const refused = await requestApproval(demoId, form);
    setBusy(false);
    setFaults(refused ?? {});
    if (refused) requestAnimationFrame(() => focusFirstError(element));
    else onSent();
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy) void submit(event.currentTarget);
      }}
    >
      <SignerFields form={form} faults={faults} change={change} />
      <OfferFields form={form} faults={faults} change={change} />
      <StepFields form={form} faults={faults} change={change} />
      <Field label="A message" error={faults['message']}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={textLimits.offerMessage}
            dir="auto"
            value={form.message}
            className={controlClass}
            onChange={({ currentTarget }) => change({ message: currentTarget.value })}
          />
        )}
      </Field>
      <div className="-mx-3.5 -my-2">
        <Switch
          label="Automatic reminders"
          hint={`By mail after ${reminderDays.join(' and ')} days, while it is open. You can stop it at any time.`}
          checked={form.autoReminds}
          onChange={(autoReminds) => change({ autoReminds })}
        />
      </div>
      <FormError sentence={faults['form'] ?? faults['lines'] ?? faults['steps']} />
      <div>
        <Button variant="primary" type="submit" busy={isBusy}>
          Freeze this version and ask
        </Button>
        <p className="mt-2.5 max-w-[56ch] text-[13px]/5 text-white/65">
          {replaces
            ? 'The request that is open is superseded, and its page says that.'
            : 'The demo is kept as it is now. Later edits change nothing of what is approved.'}
        </p>
      </div>
    </form>
  );
}
