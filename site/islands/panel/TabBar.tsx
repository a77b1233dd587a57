import type { KeyboardEvent, ReactElement } from 'react';
import type { Translate } from './panel-words.ts';
import type { PanelInfo } from './tab-props.ts';

export type Tab = 'comments' | 'looks';

interface Props {
  readonly tabs: readonly Tab[];
  /** The open one. */
  readonly tab: Tab;
  readonly translate: Translate;
  readonly label: string;
  readonly onOpen: (tab: Tab) => void;
  /** The number of comments that are not done. */
  readonly count: number;
}

/** The tabs, if there are several, and the link to a request for approval. */
export function TabBar({
  info: { approval },
  ...list
}: Props & { readonly info: PanelInfo }): ReactElement {
  return (
    <div className="tabs">
      {list.tabs.length > 1 && <TabList {...list} />}
      {approval !== null && (
        <a className="approve" href={approval}>
          <TabIcon tab="approve" />
          {list.translate('approve')}
        </a>
      )}
    </div>
  );
}

/** The panel's tabs; the left and right arrow keys move through them. */
function TabList({ tabs, tab, translate, label, onOpen, count }: Props): ReactElement {
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    onOpen(next);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`tab-${one}`}
          aria-selected={one === tab}
          aria-controls="panel-body"
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onOpen(one)}
        >
          <TabIcon tab={one} />
          <span>
            {translate(one)}
            {one === 'comments' && count > 0 && <span className="count">{count}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Outlines for the dock of a phone, in a square of 20. */
const icons: Readonly<Record<Tab | 'approve', string>> = {
  comments: 'M10 3a7 7 0 1 1-3.2 13.2L3 17l.9-3.7A7 7 0 0 1 10 3z',
  looks:
    'M10 2.5a7.5 7.5 0 1 0 0 15c1.3 0 1.7-.9 1.2-1.9-.6-1.2.1-2.3 1.4-2.3h2.2a2.7 2.7 0 0 0 2.7-2.7c0-4.5-3.4-8.1-7.5-8.1zM6 10.5v.01M8 6.5v.01M12.5 6.5v.01',
  approve: 'M4 10.5l4 4 8-9',
};

function TabIcon({ tab }: { readonly tab: Tab | 'approve' }): ReactElement {
  return (
    <svg className="tab-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d={icons[tab]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
