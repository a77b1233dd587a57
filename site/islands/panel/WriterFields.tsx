import type { ReactElement } from 'react';
import type { Translate } from './panel-words.ts';
import type { Faults } from './writer-input.ts';

interface Props {
  readonly translate: Translate;
  /** Prefix of the fields' ids. */
  readonly id: string;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly email?: string;
  readonly setEmail?: (email: string) => void;
  /** Whether to ask for an e-mail address; a recipient's is known. */
  readonly asksEmail?: boolean;
  readonly faults: Faults;
  readonly label?: string;
  /** One line without a field for the author's name. */
  readonly isLine?: boolean;
}

/** The text of a comment and its author. */
export function WriterFields(props: Props): ReactElement {
  const { translate, id, faults, isLine = false } = props;
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
        <span className={isLine ? 'unseen' : undefined}>{props.label ?? translate('text')}</span>
        <textarea
          name="text"
          rows={isLine ? 1 : 3}
          placeholder={isLine ? props.label : undefined}
          maxLength={2000}
          required
          dir="auto"
          value={props.text}
          onChange={({ target }) => props.setText(target.value)}
          {...marks('text')}
        />
        {fault('text')}
      </label>
      {!isLine && (
        <label>
          <span>{translate('name')}</span>
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
      )}
      {props.asksEmail && (
        <label>
          <span>{translate('email')}</span>
          <input
            name="email"
            type="email"
            maxLength={254}
            autoComplete="email"
            value={props.email}
            onChange={({ target }) => props.setEmail?.(target.value)}
            {...marks('email')}
          />
          {fault('email')}
        </label>
      )}
      {/* Hidden from people; only programs fill it in. */}
      <input className="trap" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </>
  );
}
