import type { ReactElement } from 'react';
import type { listSections, PagePlace } from './find-words.ts';
import type { TabProps } from './tab-props.ts';

interface PlaceFieldProps extends Pick<TabProps, 'translate'> {
  readonly place: PagePlace | undefined;
  readonly onPlace: (place: PagePlace | undefined) => void;
  readonly onPick: () => void;
  readonly sections: ReturnType<typeof listSections>;
}

/** What the comment is about: picked words, a section, or the whole page. */
export function PlaceField({
  translate,
  place,
  sections,
  onPlace,
  onPick,
}: PlaceFieldProps): ReactElement {
  return (
    <div className="about">
      <button type="button" className="pick" onClick={onPick}>
        {translate('pick')}
      </button>
      <div className="chosen">
        <select
          aria-label={translate('pick')}
          value={place?.quote ? 'quote' : (place?.section ?? '')}
          onChange={({ target }) =>
            onPlace(
              target.value === '' || target.value === 'quote'
                ? undefined
                : { section: target.value, item: null, quote: null },
            )
          }
        >
          {place?.quote && (
            <option value="quote">{translate('about', { quote: place.quote })}</option>
          )}
          <option value="">{translate('general')}</option>
          {sections.slice(1).map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </div>
    </div>
  );
}
