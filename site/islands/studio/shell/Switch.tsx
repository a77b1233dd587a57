import { useId, type ReactElement } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A switch with a line that says what it does. */
export function Switch({ label, hint, checked, onChange }: SwitchProps): ReactElement {
  const id = useId();
  return (
    <label className="relative flex min-h-11 cursor-pointer items-center gap-4 rounded-[10px] px-3.5 py-3 hover:bg-white/4 has-focus-visible:outline-2 has-focus-visible:outline-offset-[-3px] has-focus-visible:outline-ring">
      <span className="min-w-0 flex-1">
        <span className="block text-sm/5 text-white/90">{label}</span>
        <span id={id} className="mt-0.5 block text-[13px]/5 text-white/60">
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        aria-label={label}
        aria-describedby={id}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="relative h-6 w-10 shrink-0 rounded-full border border-white/25 bg-white/8 transition-colors duration-150 peer-checked:border-blue peer-checked:bg-blue before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-white/80 before:transition-[translate] before:duration-150 peer-checked:before:translate-x-4 peer-checked:before:bg-white forced-colors:peer-checked:bg-[Highlight]"
      />
    </label>
  );
}
