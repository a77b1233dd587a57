import type { InputHTMLAttributes, ReactNode, Ref, ReactElement } from 'react';
import { Field, controlClass } from './Field.tsx';

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
