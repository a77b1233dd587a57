import type { ReactElement } from 'react';
import type { FieldMarks } from './field-marks.ts';

/** A subject to choose, such as a practice area. */
export interface Topic {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly marks: FieldMarks;
  readonly topics: readonly Topic[];
  readonly label: string;
  /** The option without a choice. */
  readonly prompt: string;
  /** Heading of the topics, which are grouped under it when it is given. */
  readonly group: string | undefined;
  /** The last option, for any other subject. */
  readonly other: string;
  /** The chosen topic; empty without a choice. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The choice of an inquiry's subject. */
export function TopicField({
  marks,
  topics,
  label,
  prompt,
  group,
  other,
  value: chosen,
  onChange,
}: Props): ReactElement {
  const options = topics.map(({ value, label: text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
  return (
    <div className="field">
      <label htmlFor={marks.id}>{label}</label>
      <select
        {...marks}
        value={chosen === '' ? 'default' : chosen}
        onChange={({ target }) => onChange(target.value === 'default' ? '' : target.value)}
      >
        <option value="default">{prompt}</option>
        {group === undefined ? options : <optgroup label={group}>{options}</optgroup>}
        <option value="other">{other}</option>
      </select>
    </div>
  );
}
