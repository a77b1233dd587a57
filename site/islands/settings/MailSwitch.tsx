import type { ReactElement } from 'react';

export const checkboxClass =
  'mt-0.5 size-4.5 shrink-0 accent-blue outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring';

interface MailSwitchProps {
  readonly checked: boolean;
  readonly label: string;
  readonly hint: string;
  readonly onChange: (next: boolean) => void;
}

/** Switches a kind of mail on or off. */
export function MailSwitch({ checked, label, hint, onChange }: MailSwitchProps): ReactElement {
  return (
    <label className="flex cursor-pointer gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className={checkboxClass}
      />
      <span>
        {label}
        <span className="block text-sm/5.5 text-white/65">{hint}</span>
      </span>
    </label>
  );
}
