import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactElement, type SubmitEvent } from 'react';
import type { Agency } from '../../../service/contract/agency.ts';
import type { User } from '../../../service/contract/user.ts';
import { AccountSection } from '../account/AccountSection.tsx';
import { $agency, loadAgency } from '../app/agency-store.ts';
import { focusFirstError } from '../auth/focus-first-error.ts';
import { FormError } from '../auth/FormError.tsx';
import { Button } from '../ui/Button.tsx';
import { controlClass, Field } from '../ui/Field.tsx';
import { TextField } from '../ui/TextField.tsx';
import {
  $agencyForm,
  editAgency,
  fieldValue,
  resetAgencyForm,
  saveAgency,
  type AgencyField,
} from './agency-form-store.ts';
import { ClientPagesFields } from './ClientPagesFields.tsx';
import { CountryField } from './CountryField.tsx';
import { LoadState } from './LoadState.tsx';
import { LogoField } from './LogoField.tsx';
import { textLimits } from '../../../service/contract/text-limits.ts';

/** The agency's details that clients and members see. */
export function AgencyProfile({ user }: { readonly user: User }): ReactElement {
  const agency = useStore($agency);
  useEffect(() => resetAgencyForm, []);
  const canChange = user.agency.role !== 'member';
  return (
    <AccountSection
      title="Agency"
      text={
        canChange
          ? 'Who you are to clients and colleagues.'
          : 'Who you are to clients and colleagues. Its owners and admins change it.'
      }
    >
      {typeof agency === 'object' ? (
        <Form agency={agency} canChange={canChange} />
      ) : (
        <LoadState
          what="The agency"
          hasFailed={agency === 'failed'}
          onRetry={() => void loadAgency()}
        />
      )}
    </AccountSection>
  );
}

interface FormProps {
  readonly agency: Agency;
  readonly canChange: boolean;
}

interface FieldState {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

type Change = (event: { readonly target: { readonly value: string } }) => void;

/** The handler that stores what is typed into a field. */
const onChange =
  (name: AgencyField): Change =>
  ({ target }) =>
    editAgency(name, target.value);

function Form({ agency, canChange }: FormProps): ReactElement {
  const state = useStore($agencyForm);
  const { errors, isBusy, typed, chosen, logo } = state;
  const form = useRef<HTMLFormElement>(null);
  const isChanged =
    Object.keys(typed).length + Object.keys(chosen).length > 0 || logo !== undefined;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(await saveAgency())) focusFirstError(form.current);
  };
  const text = (name: AgencyField): FieldState => ({
    name: `agency-${name}`,
    value: fieldValue(agency, state, name),
    error: errors[name],
    disabled: !canChange,
  });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-[32rem] gap-5"
    >
      <LogoField agency={agency} canChange={canChange} />
      <TextField
        label="Name"
        autoComplete="organization"
        maxLength={textLimits.agencyName}
        {...text('name')}
        onChange={onChange('name')}
      />
      <ReachFields text={text} />
      <div className="grid gap-5 sm:grid-cols-2">
        <CountryField {...text('country')} onChange={(country) => editAgency('country', country)} />
        <AccentField {...text('accent')} onChange={onChange('accent')} />
      </div>
      <SignatureField {...text('signature')} onChange={onChange('signature')} />
      <ClientPagesFields agency={agency} canChange={canChange} />
      <FormError sentence={errors['form']} />
      {canChange && (
        <div>
          <Button type="submit" variant="primary" busy={isBusy} disabled={!isChanged}>
            Save
          </Button>
        </div>
      )}
    </form>
  );
}

/** Where the agency can be reached. */
function ReachFields({ text }: { readonly text: (name: AgencyField) => FieldState }): ReactElement {
  return (
    <>
      <TextField
        label="Website"
        type="url"
        autoComplete="url"
        placeholder="https://agency.example"
        {...text('website')}
        onChange={onChange('website')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          {...text('phone')}
          onChange={onChange('phone')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          {...text('email')}
          onChange={onChange('email')}
        />
      </div>
    </>
  );
}

type OwnFieldProps = FieldState & { readonly onChange: Change };

function AccentField({
  name,
  value,
  error,
  disabled,
  onChange: change,
}: OwnFieldProps): ReactElement {
  return (
    <Field label="Accent colour" error={error}>
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label="Pick the accent colour"
            disabled={disabled}
            value={/^#[\da-f]{6}$/iu.test(value) ? value : '#2c72e5'}
            onChange={change}
            className={`${controlClass} w-14! shrink-0 cursor-pointer p-1.5!`}
          />
          <input
            {...control}
            name={name}
            disabled={disabled}
            placeholder="#2c72e5"
            spellCheck={false}
            maxLength={7}
            value={value}
            onChange={change}
            className={controlClass}
          />
        </div>
      )}
    </Field>
  );
}

function SignatureField({
  name,
  value,
  error,
  disabled,
  onChange: change,
}: OwnFieldProps): ReactElement {
  return (
    <Field label="Signature line" error={error}>
      {(control) => (
        <textarea
          {...control}
          name={name}
          disabled={disabled}
          rows={3}
          maxLength={textLimits.agencySignature}
          dir="auto"
          value={value}
          onChange={change}
          className={`${controlClass} resize-y`}
        />
      )}
    </Field>
  );
}
