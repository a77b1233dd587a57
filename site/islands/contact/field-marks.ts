/** Attributes that identify a field and its error message. */
export interface FieldMarks {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}
