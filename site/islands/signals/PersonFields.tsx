import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { $agency } from '../app/agency-store.ts';
import { TextField } from '../ui/TextField.tsx';
import type { PersonToAdd } from './recipient-actions.ts';
import { textLimits } from '../../../service/contract/text-limits.ts';

interface PersonFieldsProps {
  readonly person: PersonToAdd;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (person: PersonToAdd) => void;
  /** Whether the recipient has switched off being named. */
  readonly isDeclined?: boolean;
  readonly hasFocus?: boolean;
}

/** Name and e-mail address of a recipient, and whether their visits are named. */
export function PersonFields(props: PersonFieldsProps): ReactElement {
  const { person, errors, onChange, isDeclined = false, hasFocus = false } = props;
  const agency = useStore($agency);
  const own = typeof agency === 'object' ? agency.name : 'Your agency';
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          name="recipient-name"
          autoComplete="off"
          autoFocus={hasFocus}
          maxLength={textLimits.personName}
          value={person.name}
          error={errors['name']}
          onChange={({ currentTarget }) => onChange({ ...person, name: currentTarget.value })}
        />
        <TextField
          label="Email (optional)"
          name="recipient-email"
          type="email"
          autoComplete="off"
          value={person.email}
          error={errors['email']}
          onChange={({ currentTarget }) => onChange({ ...person, email: currentTarget.value })}
        />
      </div>
      <label className={`flex gap-3 text-sm/5.5 ${isDeclined ? 'opacity-60' : 'cursor-pointer'}`}>
        <input
          type="checkbox"
          checked={person.named}
          disabled={isDeclined}
          onChange={({ currentTarget }) => onChange({ ...person, named: currentTarget.checked })}
          className="mt-0.5 size-4.5 shrink-0 accent-blue outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring"
        />
        <span>
          See by name what they read
          <span className="mt-0.5 block text-[13px]/5 text-white/65">
            {isDeclined
              ? 'They switched this off on the page, and it stays off.'
              : `Their page then says: “${own} sees visits by this link. Switch off.” Without it, their visits are counted, but not whose they are.`}
          </span>
        </span>
      </label>
    </>
  );
}
