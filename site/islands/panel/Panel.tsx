import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { closePanel } from '../../../service/contract/comments.ts';
import { callService } from '../ui/call-service.ts';
import { CommentsTab } from './CommentsTab.tsx';
import { LooksTab } from './LooksTab.tsx';
import type { PanelPage } from './panel-page.ts';
import type { Say } from './panel-words.ts';
import type { PanelInfo, TabProps } from './tab-props.ts';

interface Props {
  readonly info: PanelInfo;
  readonly page: PanelPage;
  readonly say: Say;
  /** The element that contains the marks on the page. */
  readonly overlay: Element;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Closes it for good: for the recipient, else for this page view. */
  readonly onGone: () => void;
}

type Tab = 'comments' | 'looks';

export function Panel({ info, page, say, overlay, isOpen, onClose, onGone }: Props): ReactElement {
  const tabs: readonly Tab[] = [
    ...(info.panel.comments ? (['comments'] as const) : []),
    ...(info.panel.choices ? (['looks'] as const) : []),
  ];
  const [tab, setTab] = useState<Tab>(tabs[0] ?? 'comments');
  const [name, setName] = useState(info.reader?.name ?? '');
  const [isPicking, setIsPicking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) title.current?.focus();
  }, [isOpen]);
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
    setTab(next);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  const props: TabProps = { info, page, say, name, setName };
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
          <p dir="auto">{info.agency}</p>
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
                onClick={() => setTab(one)}
              >
                {say(one)}
              </button>
            ))}
          </div>
        )}
        {info.approval !== null && (
          <a className="approve" href={info.approval}>
            {say('approve')}
          </a>
        )}
      </div>
      <div
        id="panel-body"
        className="body"
        {...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': `tab-${tab}` })}
      >
        {tab === 'comments' ? (
          <CommentsTab
            {...props}
            overlay={overlay}
            isShown={isOpen}
            isPicking={isPicking}
            setIsPicking={setIsPicking}
          />
        ) : (
          <LooksTab {...props} />
        )}
      </div>
      <footer>
        <button type="button" className="quiet" onClick={hide}>
          {say('hide')}
        </button>
      </footer>
    </section>
  );
}
