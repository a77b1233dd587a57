import CircleAlert from 'lucide-react/icons/circle-alert';
import {
  useId,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

/** What ties a control to its label, hint and error: spread it on the control. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: string;
  /** The control's id; made up where it is left out. */
  readonly id?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Beside the label: a tag, or a link such as "Forgot password?". */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: (control: ControlProps) => ReactNode;
}

/** The look of text fields, text areas and selects. */
export const controlClass =
  'block w-full min-h-12 rounded-[10px] border border-white/14 bg-white/[.035] px-3.5 py-3 text-base/6 text-white outline-offset-[-1px] transition-colors duration-150 placeholder:text-white/50 hover:border-white/24 focus-visible:border-ring focus-visible:outline-2 focus-visible:outline-ring disabled:opacity-60 aria-invalid:border-danger sm:text-[15px]/6';

/** A control with its label above, and a hint and its error below. */
export function Field({
  label,
  id,
  hint,
  error,
  aside,
  className = '',
  children,
}: FieldProps): ReactElement {
  const made = useId();
  const control = id ?? made;
  const described = [
    hint !== undefined ? `${control}-hint` : '',
    error !== undefined ? `${control}-error` : '',
  ]
    .join(' ')
    .trim();
  return (
    <div className={className}>
      <div className="mb-1.5 flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <label htmlFor={control} className="text-sm/6 font-medium text-white/90">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id: control,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <div id={`${control}-hint`} className="mt-1.5 text-[13px]/5 text-white/60">
          {hint}
        </div>
      )}
      <FieldError id={`${control}-error`} error={error} />
    </div>
  );
}

export function FieldError({
  id,
  error,
}: {
  id: string;
  error: string | undefined;
}): ReactElement | null {
  if (error === undefined) return null;
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-[13px]/5 text-danger">
      <CircleAlert aria-hidden="true" size={15} className="mt-[2.5px] shrink-0" />
      <span className="min-w-0 wrap-anywhere">{error}</span>
    </p>
  );
}

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: string;
  readonly id?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly aside?: ReactNode;
  readonly fieldClassName?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A one-line text field. */
export function TextField({
  label,
  id,
  hint,
  error,
  aside,
  fieldClassName = '',
  className = '',
  ...input
}: TextFieldProps): ReactElement {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      aside={aside}
      className={fieldClassName}
      {...(id === undefined ? {} : { id })}
    >
      {(control) => <input {...input} {...control} className={`${controlClass} ${className}`} />}
    </Field>
  );
}
