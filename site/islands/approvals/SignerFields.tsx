import type { ReactElement } from 'react';
import { TextField } from '../ui/TextField.tsx';
import type { OfferForm, FieldFaults } from './approval-store.ts';
import { textLimits } from '../../../service/contract/text-limits.ts';

interface SignerProps {
  readonly form: OfferForm;
  readonly faults: FieldFaults;
  readonly change: (change: Partial<OfferForm>) => void;
}

export function SignerFields({ form, faults, change }: SignerProps): ReactElement {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Who signs"
        value={form.name}
        maxLength={textLimits.personName}
        dir="auto"
        autoComplete="off"
        error={faults['signer.name']}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextField
        label="Their email address"
        type="email"
        value={form.email}
        maxLength={textLimits.email}
        autoComplete="off"
        hint="The code goes there. It cannot be changed afterwards."
        error={faults['signer.email']}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
    </div>
  );
}
