import { Suspense, type ReactElement, type ReactNode } from 'react';
import type { DemoTabProps } from './demo-tab-props.ts';
import { demoTabs, tabAddress } from './demo-tabs.ts';

interface DemoTabsProps extends DemoTabProps {
  /** The id of the tab in the address; undefined for the first one. */
  readonly tab: string | undefined;
  /** Shown above the content of the first tab. */
  readonly above?: ReactNode;
}

/** The tabs of a demo, with the content of the one in the address. */
export function DemoTabs({ user, demo, tab, above }: DemoTabsProps): ReactElement {
  const tabs = demoTabs.filter(({ isShown }) => isShown?.({ user, demo }) ?? true);
  const current = tab === undefined ? tabs[0] : tabs.find(({ id }) => id === tab);
  return (
    <div className="flex min-w-0 flex-col xl:min-h-0">
      <nav
        aria-label="Parts of this demo"
        className="flex shrink-0 [scrollbar-width:none] gap-7 overflow-x-auto border-b border-white/9 px-6 max-md:sticky max-md:top-0 max-md:z-10 max-md:gap-6 max-md:bg-ground max-md:px-4"
      >
        {tabs.map((one, index) => {
          const { id, label, Badge, fetch } = one;
          return (
            <a
              key={id}
              href={tabAddress(demo, one, index === 0)}
              aria-current={one === current ? 'page' : undefined}
              onPointerEnter={fetch}
              onFocus={fetch}
              className={`relative flex min-h-12.5 shrink-0 items-center gap-2 text-sm/5 font-medium outline-offset-[-4px] focus-visible:outline-2 focus-visible:outline-ring ${one === current ? 'text-white after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-white' : 'text-white/65 hover:text-white'}`}
            >
              {label}
              {Badge && (
                <Suspense fallback={null}>
                  <Badge user={user} demo={demo} />
                </Suspense>
              )}
            </a>
          );
        })}
      </nav>
      <div
        key={current?.id}
        className="flex min-w-0 flex-1 [scrollbar-width:thin] [scrollbar-color:rgb(255_255_255/.2)_transparent] flex-col xl:min-h-0 xl:overflow-y-auto xl:overscroll-contain"
      >
        {current === tabs[0] && above}
        {current ? (
          <Suspense fallback={<p className="px-6 py-9 text-sm text-white/60">Loading…</p>}>
            <current.Part user={user} demo={demo} />
          </Suspense>
        ) : (
          <p className="px-6 py-9 text-sm/5.5 text-white/65 max-md:px-5">
            There is no such part of this demo. Choose one above.
          </p>
        )}
      </div>
    </div>
  );
}
