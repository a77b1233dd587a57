import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import {
  canHide,
  pagePaths,
  pages,
  type PagePath,
} from '../../../../templates-data/model/sections.ts';
import { Select } from '../../ui/Select.tsx';
import { ChangeList } from '../draft/ChangeList.tsx';
import { $content } from '../draft/draft-store.ts';
import { $page } from '../shell/jump-to-field.ts';
import { OpenSection } from './OpenSection.tsx';
import { SectionList } from './SectionList.tsx';
import { showPage } from './section-store.ts';
import { usePart } from '../fields/use-slot.ts';
import { $view } from '../shell/view-store.ts';

/** The page that the preview shows, section by section, and the pages of the demo. */
export function PageContent(): ReactElement {
  const view = useStore($view);
  return (
    <section aria-labelledby="page-content" className="space-y-4">
      <div>
        <h4 id="page-content" className="text-[15px]/6 font-medium">
          Content
        </h4>
        <p className="mt-1 text-sm/5.5 text-pretty text-white/65">
          Every section and text of the page. Texts can be edited in the preview, too.
        </p>
      </div>
      <PageChoice pages={view?.pages ?? ['/']} />
      {view ? (
        <div>
          <SectionList view={view} />
          <OpenSection view={view} />
        </div>
      ) : (
        <p role="status" className="text-sm/5.5 text-white/60">
          Loading the sections …
        </p>
      )}
      <PageSwitches />
      <ChangeList />
    </section>
  );
}

function PageChoice({ pages: shown }: { pages: readonly PagePath[] }): ReactElement {
  const page = useStore($page);
  return (
    <label className="block">
      <span className="sr-only">Page</span>
      <Select
        id="f-page"
        value={page}
        onChange={({ currentTarget }) => {
          const next = pagePaths.find((one) => one === currentTarget.value);
          if (next) $page.set(next);
        }}
      >
        {shown.map((one) => (
          <option key={one} value={one}>
            Page: {pages[one].label}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** The pages of the demo, and whether each is shown. A page without content is left out anyway. */
export function PageSwitches(): ReactElement {
  const hidden = usePart($content, ({ hiddenPages }) => hiddenPages);
  const shown = usePart($view, (view) => view?.pages);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm/6 font-medium text-white/90">Pages</legend>
      <ul className="flex flex-wrap gap-2">
        {pagePaths.filter(canHide).map((page) => {
          const isEmpty = !hidden.includes(page) && shown !== undefined && !shown.includes(page);
          return (
            <li key={page}>
              <label
                className={`flex min-h-11 cursor-pointer items-center gap-2 rounded-[10px] border border-white/14 px-3 text-[13px]/5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring ${isEmpty ? 'text-white/55' : 'text-white/85'}`}
              >
                <input
                  type="checkbox"
                  id={`f-page-${page}`}
                  checked={!hidden.includes(page)}
                  onChange={({ currentTarget }) => showPage(page, currentTarget.checked)}
                  className="size-4 accent-blue"
                />
                {pages[page].label}
                {isEmpty && <span className="text-white/55"> · empty</span>}
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
