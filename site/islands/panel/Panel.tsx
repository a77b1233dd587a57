import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { closePanel } from '../../../service/contract/comments.ts';
import { callService } from '../ui/call-service.ts';
import { CommentsTab } from './CommentsTab.tsx';
import { LooksTab } from './LooksTab.tsx';
import { PanelHead } from './PanelHead.tsx';
import { TabBar, type Tab } from './TabBar.tsx';
import type { PanelPage } from './panel-page.ts';
import type { Translate } from './panel-words.ts';
import type { PanelInfo, TabProps } from './tab-props.ts';

interface Props {
  readonly info: PanelInfo;
  readonly page: PanelPage;
  readonly translate: Translate;
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

interface Tabs {
  readonly tabs: readonly Tab[];
  readonly tab: Tab;
  /** Whether the looks were opened; the tried look stays while the other tab is open. */
  readonly hasLooks: boolean;
  readonly openTab: (next: Tab) => void;
}

/** The tabs that the demo offers, and the open one. */
function useTabs(info: PanelInfo): Tabs {
  const tabs: readonly Tab[] = [
    ...(info.panel.comments ? (['comments'] as const) : []),
    ...(info.panel.choices ? (['looks'] as const) : []),
  ];
  const [tab, setTab] = useState<Tab>(tabs[0] ?? 'comments');
  const [hasLooks, setHasLooks] = useState(tab === 'looks');
  const openTab = (next: Tab): void => {
    setTab(next);
    if (next === 'looks') setHasLooks(true);
  };
  return { tabs, tab, hasLooks, openTab };
}

/** What clients can do on a demo's page, in tabs: comment on it, and try other looks. */
export function Panel(props: Props): ReactElement {
  const { info, page, translate, overlay, isOpen, onClose, onGone, hasNotice, placeNotice } = props;
  const { tabs, tab, hasLooks, openTab } = useTabs(info);
  const [name, setName] = useState(info.reader?.name ?? '');
  const [isPicking, setIsPicking] = useState(false);
  const [count, setCount] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => placeNotice(isOpen && !isPicking), [isOpen, isPicking, placeNotice]);
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
  const tabProps: TabProps = { info, page, translate, name, setName };
  const heading = info.reader ? translate('title') : translate('open');
  return (
    <section
      role="dialog"
      aria-labelledby="panel-title"
      className={isPicking ? 'panel picking' : 'panel'}
      hidden={!isOpen}
      onKeyDown={onKeyDown}
    >
      <PanelHead
        title={title}
        heading={heading}
        agency={info.agency}
        translate={translate}
        onClose={onClose}
      />
      <TabBar {...{ tabs, tab, translate, info, count }} label={heading} onOpen={openTab} />
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
              isPanelOpen={isOpen}
              isShown={tab === 'comments'}
              isPicking={isPicking}
              setIsPicking={setIsPicking}
              onCount={setCount}
            />
          </div>
        )}
        {hasLooks && (
          <div hidden={tab !== 'looks'}>
            <LooksTab {...tabProps} />
          </div>
        )}
        <button type="button" className="quiet" onClick={hide}>
          {translate('hide')}
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
