import { useStore } from '@nanostores/react';
import { useRef, type ReactElement, type SubmitEvent } from 'react';
import type { Role } from '../../../service/contract/user.ts';
import { focusFirstError } from '../auth/focus-first-error.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Select } from '../ui/Select.tsx';
import { $invite, editInvite, invite, assignableRoles } from './members-store.ts';
import { roleNames } from './role-names.ts';
import { textLimits } from '../../../service/contract/text-limits.ts';

/** Invites a person by mail; `role` is the role of the person who invites. */
export function InviteForm({ role }: { role: Role }): ReactElement {
  const { email, role: invitedRole, error, isBusy } = useStore($invite);
  const roles = assignableRoles(role);
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(await invite(role))) focusFirstError(form.current);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label="Invite a colleague"
      onSubmit={(event) => void submit(event)}
      className="mt-7 grid gap-4 sm:grid-cols-[1fr_9rem]"
    >
      <TextField
        label="Invite a colleague"
        name="invite-email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="Their work email"
        maxLength={textLimits.email}
        value={email}
        error={error}
        onChange={({ target }) => editInvite({ email: target.value })}
      />
      <Field label="Role">
        {(control) => (
          <Select
            {...control}
            value={invitedRole}
            onChange={({ target }) => {
              const chosen = roles.find((one) => one === target.value);
              if (chosen) editInvite({ role: chosen });
            }}
          >
            {roles.map((one) => (
              <option key={one} value={one}>
                {roleNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <Button type="submit" busy={isBusy}>
          Send invitation
        </Button>
      </div>
    </form>
  );
}
