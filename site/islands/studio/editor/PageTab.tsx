import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import { $opened, $page, openParts, panelLabel } from '../shell/jump-to-field.ts';
import type * as ContentPart from '../shell/content-part.ts';
import type { PageView } from '../shell/view-store.ts';
import { OpeningFields } from './OpeningFields.tsx';
import { SectionsToCome } from './SectionsToCome.tsx';

const $noView = atom<PageView | undefined>();

interface PageTabProps {
  /** The code of the other fields; undefined while it is being fetched. */
  readonly content: typeof ContentPart | undefined;
}

/**
 * The sections of the shown page with the fields of the chosen one, and what is on all pages. The
 * fields of the opening can be used before the code of the others is fetched, and then stay in
 * place.
 */
export function PageTab({ content }: PageTabProps): ReactElement {
  const view = useStore(content?.$view ?? $noView);
  const opened = useStore($opened);
  const page = useStore($page);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isAnyOpen = Object.keys($opened.get()).some((name) => name.startsWith('section-'));
    if (!isAnyOpen) openParts('section-hero');
  }, []);
  useStillFields(root, view !== undefined);
  const isOpening = page === '/' && opened['section-hero'] === true;
  const section =
    content && view ? content.findOpenSection(view, opened) : isOpening ? 'hero' : undefined;
  return (
    <div className="space-y-6">
      <div>
        {content && view ? <content.SectionList view={view} /> : <SectionsToCome />}
        {section !== undefined && (
          <section
            key={section}
            ref={root}
            id={`panel-section-${section}`}
            aria-labelledby="open-section"
            className="mt-4 border-t border-white/9 pt-4"
          >
            <h4 id="open-section" className="mb-3 text-sm/5 font-medium">
              {panelLabel(section)}
            </h4>
            <div className="space-y-4">
              {content && <content.ClientComments section={section} />}
              {section === 'hero' && <OpeningFields />}
              {content && <content.SectionBody section={section} page={page} />}
            </div>
          </section>
        )}
      </div>
      {content && <content.PageParts />}
    </div>
  );
}

/** Keeps the focused field in its place when the list above it appears. */
function useStillFields(fields: RefObject<HTMLElement | null>, isListed: boolean): void {
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    const now = fields.current?.offsetTop;
    const isUsed = fields.current?.contains(document.activeElement) === true;
    if (isUsed && now !== undefined && before.current !== undefined)
      fields.current?.closest('#editor-panel')?.scrollBy({
        top: now - before.current,
        behavior: 'instant',
      });
    before.current = now;
  }, [fields, isListed]);
}
