import type { ReactElement } from 'react';
import { LookPicture } from './LookPicture.tsx';
import type { Translate } from './panel-words.ts';
import type { TabProps } from './tab-props.ts';
import type { Colors } from './try-look.ts';

interface OfferedPalette extends Colors {
  readonly id: string;
  readonly name: string;
}

interface ChoicesProps {
  readonly translate: Translate;
  /** The id of the tried look; undefined for the current one. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}

interface PaletteProps extends ChoicesProps {
  /** The offered palette that the page has already. */
  readonly current: OfferedPalette | undefined;
  /** The other offered palettes. */
  readonly palettes: readonly OfferedPalette[];
}

/** The offered colours as pictures of this page. */
export function PaletteChoices({
  translate,
  current,
  palettes,
  chosen,
  onChoose,
}: PaletteProps): ReactElement | undefined {
  if (palettes.length === 0) return undefined;
  return (
    <fieldset className="pictures">
      <legend>{translate('colours')}</legend>
      <Choice
        name="palette"
        label={current?.name ?? translate('original')}
        note={current && translate('original')}
        isChosen={chosen === undefined}
        onChoose={() => onChoose(undefined)}
        picture={<LookPicture />}
      />
      {palettes.map((one) => (
        <Choice
          key={one.id}
          name="palette"
          label={one.name}
          isChosen={chosen === one.id}
          onChoose={() => onChoose(one.id)}
          picture={<LookPicture colors={one} />}
        />
      ))}
    </fieldset>
  );
}

interface HeadlineProps extends ChoicesProps {
  /** The page's headline; empty if it has none. */
  readonly current: string;
  /** The other offered headlines. */
  readonly headlines: readonly { readonly id: string; readonly text: string }[];
}

export function HeadlineChoices({
  translate,
  current,
  headlines,
  chosen,
  onChoose,
}: HeadlineProps): ReactElement | undefined {
  if (headlines.length === 0) return undefined;
  return (
    <fieldset>
      <legend>{translate('headlines')}</legend>
      <Choice
        name="headline"
        label={current === '' ? translate('original') : current}
        isChosen={chosen === undefined}
        onChoose={() => onChoose(undefined)}
      />
      {headlines.map(({ id, text }) => (
        <Choice
          key={id}
          name="headline"
          label={text}
          isChosen={chosen === id}
          onChoose={() => onChoose(id)}
        />
      ))}
    </fieldset>
  );
}

interface AuthorProps extends Pick<TabProps, 'translate' | 'name' | 'setName'> {
  readonly isMissing: boolean;
}

/** The name of a visitor who has no link of their own. */
export function AuthorField({ translate, name, setName, isMissing }: AuthorProps): ReactElement {
  return (
    <label>
      <span>{translate('name')}</span>
      <input
        name="author"
        maxLength={120}
        dir="auto"
        autoComplete="name"
        aria-invalid={isMissing}
        aria-describedby={isMissing ? 'look-author-fault' : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {isMissing && (
        <span className="fault" id="look-author-fault">
          {translate('needed')}
        </span>
      )}
    </label>
  );
}

interface KeepProps {
  readonly translate: Translate;
  readonly isSent: boolean;
  readonly isDisabled: boolean;
}

/** The button that tells the agency which look was chosen, and the confirmation. */
export function KeepButton({ translate, isSent, isDisabled }: KeepProps): ReactElement {
  return (
    <div className="keep">
      <p role="status" className="notice">
        {isSent ? translate('kept') : ''}
      </p>
      {!isSent && (
        <button type="submit" className="main" disabled={isDisabled}>
          {translate('keep')}
        </button>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly picture?: ReactElement;
}

function Choice({ name, label, note, isChosen, onChoose, picture }: ChoiceProps): ReactElement {
  return (
    <label className="choice" data-chosen={isChosen || undefined}>
      {picture}
      <span className="choice-name" dir="auto">
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    </label>
  );
}
