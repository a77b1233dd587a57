import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { closePanel } from '../../../service/contract/comments.ts';
import { callService } from '../ui/call-service.ts';
import { CommentsTab } from './CommentsTab.tsx';
import { LooksTab } from './LooksTab.tsx';
import type { PanelPage } from './panel-page.ts';
import type { Translate } from './panel-words.ts';
import type { PanelInfo, TabProps } from './tab-props.ts';

interface Props {
  readonly info: PanelInfo;
  readonly page: PanelPage;
  readonly say: Translate;
  /** The element that contains the marks on the page. */
  readonly overlay: Element;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Closes it for good: for the recipient, else for this page view. */
  readonly onGone: () => void;
  readonly hasNotice: boolean;
  /** Shows the notice to named readers in the panel, or in the page again. */
  readonly placeNotice: (isInPanel: boolean) => void;
}

type Tab = 'comments' | 'looks';

export function Panel(props: Props): ReactElement {
  const { info, page, say, overlay, isOpen, onClose, onGone, hasNotice, placeNotice } = props;
  const tabs: readonly Tab[] = [
    ...(info.panel.comments ? (['comments'] as const) : []),
    ...(info.panel.choices ? (['looks'] as const) : []),
  ];
  const [tab, setTab] = useState<Tab>(tabs[0] ?? 'comments');
  const [name, setName] = useState(info.reader?.name ?? '');
  const [isPicking, setIsPicking] = useState(false);
  const [hasLooks, setHasLooks] = useState(tab === 'looks');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => placeNotice(isOpen && !isPicking), [isOpen, isPicking, placeNotice]);
  useEffect(() => {
    if (isOpen) title.current?.focus();
  }, [isOpen]);
  const openTab = (next: Tab): void => {
    setTab(next);
    if (next === 'looks') setHasLooks(true);
  };
  const hide = (): void => {
    const { demo, to } = page;
    if (to !== undefined)
      void callService(closePanel, { params: { uniqueId: demo }, body: { to } });
    onGone();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isPicking) return;
    event.stopPropagation();
    onClose();
  };
  const walkTabs = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    openTab(next);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  const tabProps: TabProps = { info, page, say, name, setName };
  const heading = info.reader ? say('title') : say('open');
  return (
    <section
      role="dialog"
      aria-labelledby="panel-title"
      className={isPicking ? 'panel picking' : 'panel'}
      hidden={!isOpen}
      onKeyDown={onKeyDown}
    >
      <header>
        <div className="head-words">
          <h2 id="panel-title" ref={title} tabIndex={-1} dir="auto">
            {heading}
          </h2>
          <p>
            <bdi>{info.agency}</bdi>
          </p>
        </div>
        <button type="button" className="icon" aria-label={say('close')} onClick={onClose}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      </header>
      <div className="tabs">
        {tabs.length > 1 && (
          <div role="tablist" aria-label={heading} onKeyDown={walkTabs}>
            {tabs.map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                id={`tab-${one}`}
                aria-selected={one === tab}
                aria-controls="panel-body"
                tabIndex={one === tab ? 0 : -1}
                onClick={() => openTab(one)}
              >
                <TabIcon tab={one} />
                {say(one)}
              </button>
            ))}
          </div>
        )}
        {info.approval !== null && (
          <a className="approve" href={info.approval}>
            <TabIcon tab="approve" />
            {say('approve')}
          </a>
        )}
      </div>
      <div
        id="panel-body"
        className="body"
        {...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': `tab-${tab}` })}
      >
        {info.panel.comments && (
          <div hidden={tab !== 'comments'}>
            <CommentsTab
              {...tabProps}
              overlay={overlay}
              isShown={isOpen && tab === 'comments'}
              isPicking={isPicking}
              setIsPicking={setIsPicking}
            />
          </div>
        )}
        {/* The tried look stays while the other tab is open. */}
        {hasLooks && (
          <div hidden={tab !== 'looks'}>
            <LooksTab {...tabProps} />
          </div>
        )}
        <button type="button" className="quiet" onClick={hide}>
          {say('hide')}
        </button>
      </div>
      {hasNotice && (
        <div className="notice-place">
          <slot />
        </div>
      )}
    </section>
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
