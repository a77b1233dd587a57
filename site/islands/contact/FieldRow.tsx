import type { ReactElement } from 'react';
import type { InquiryField } from './contact-store.ts';
import type { FieldMarks } from './field-marks.ts';

const fieldId = (field: InquiryField): string => `inquiry-${field}`;

/** The attributes of a field's control; `error` is its sentence, if it has one. */
export function fieldMarks(field: InquiryField, error: string | undefined): FieldMarks {
  return {
    id: fieldId(field),
    name: field,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${fieldId(field)}-error`,
  };
}

interface ErrorProps {
  readonly field: InquiryField;
  readonly error: string | undefined;
}

export function RowError({ field, error }: ErrorProps): ReactElement | undefined {
  return error === undefined ? undefined : (
    <span className="field-error" id={`${fieldId(field)}-error`}>
      {error}
    </span>
  );
}

interface RowProps extends ErrorProps {
  readonly label: string;
  readonly isWide?: boolean;
  readonly children: ReactElement;
}

/** A required field with its label and error. */
export function FieldRow({ field, label, error, isWide, children }: RowProps): ReactElement {
  return (
    <div className={isWide ? 'field field-wide' : 'field'}>
      <label htmlFor={fieldId(field)}>
        <span>{label}</span>
        <span className="star" aria-hidden="true">
          {' *'}
        </span>
      </label>
      {children}
      <RowError field={field} error={error} />
    </div>
  );
}
