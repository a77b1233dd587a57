import type { ReactElement } from 'react';
import type { Say } from './panel-words.ts';

/** A sentence for each field at fault. */
export type Faults = Readonly<Record<string, string>>;

interface Props {
  readonly say: Say;
  /** Begins the ids of the fields. */
  readonly id: string;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly email: string;
  readonly setEmail: (email: string) => void;
  /** Whether an address is asked for; that of a named link is known. */
  readonly asksEmail: boolean;
  readonly faults: Faults;
  readonly label?: string;
}

/** What somebody writes, and who they are. */
export function WriterFields(props: Props): ReactElement {
  const { say, id, faults } = props;
  const marks = (field: string): { 'aria-invalid': boolean; 'aria-describedby'?: string } => {
    const isWrong = faults[field] !== undefined;
    return {
      'aria-invalid': isWrong,
      ...(isWrong && { 'aria-describedby': `${id}-${field}-fault` }),
    };
  };
  const fault = (field: string): ReactElement | null =>
    faults[field] === undefined ? null : (
      <span className="fault" id={`${id}-${field}-fault`}>
        {faults[field]}
      </span>
    );
  return (
    <>
      <label>
        <span>{props.label ?? say('text')}</span>
        <textarea
          name="text"
          rows={3}
          maxLength={2000}
          required
          dir="auto"
          value={props.text}
          onChange={({ target }) => props.setText(target.value)}
          {...marks('text')}
        />
        {fault('text')}
      </label>
      <label>
        <span>{say('name')}</span>
        <input
          name="author"
          maxLength={120}
          required
          dir="auto"
          autoComplete="name"
          value={props.name}
          onChange={({ target }) => props.setName(target.value)}
          {...marks('author')}
        />
        {fault('author')}
      </label>
      {props.asksEmail && (
        <label>
          <span>{say('email')}</span>
          <input
            name="email"
            type="email"
            maxLength={254}
            autoComplete="email"
            value={props.email}
            onChange={({ target }) => props.setEmail(target.value)}
            {...marks('email')}
          />
          {fault('email')}
        </label>
      )}
      {/* People never see this field; only a program fills it in. */}
      <input className="trap" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </>
  );
}
