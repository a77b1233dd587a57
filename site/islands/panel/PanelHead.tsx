import type { ReactElement, RefObject } from 'react';
import { findInitials } from '../../../templates-data/model/derived-values.ts';
import type { Translate } from './panel-words.ts';

interface Props {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly heading: string;
  readonly agency: string;
  readonly translate: Translate;
  readonly onClose: () => void;
}

/** Whose panel it is, and the button that closes it. */
export function PanelHead({ title, heading, agency, translate, onClose }: Props): ReactElement {
  return (
    <header>
      <span className="mark" aria-hidden="true">
        {findInitials(agency)}
      </span>
      <div className="head-words">
        <h2 id="panel-title" ref={title} tabIndex={-1} dir="auto">
          {heading}
        </h2>
        <p>
          <bdi>{agency}</bdi>
        </p>
      </div>
      <button type="button" className="icon" aria-label={translate('close')} onClick={onClose}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </header>
  );
}
