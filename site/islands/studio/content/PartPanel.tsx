import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactElement, ReactNode } from 'react';
import type { ContentPart } from './client-content.ts';
import { $opened } from '../shell/jump-to-field.ts';
import { PartTag } from '../fields/OriginTag.tsx';
import { revealSlot } from '../preview/preview-link.ts';

interface PartPanelProps {
  readonly part: ContentPart;
  readonly label: string;
  /** A summary of the content in one line, shown while the panel is closed. */
  readonly summary: string;
  /** What the page shows while the panel has no content: `the trade’s` or `left out`. */
  readonly absent: string;
  readonly children: () => ReactNode;
}

/** A part of the client's content: a summary while closed, its fields while open. */
export function PartPanel({
  part,
  label,
  summary,
  absent,
  children,
}: PartPanelProps): ReactElement {
  const isOpen = useStore($opened)[part] ?? false;
  const toggle = (): void => {
    $opened.set({ ...$opened.get(), [part]: !isOpen });
    if (!isOpen) revealSlot(part);
  };
  return (
    <div className="border-white/9 not-first:border-t">
      <div className="flex flex-wrap items-center gap-x-3 pr-3.5 has-[button[data-panel]:hover]:bg-white/4">
        <h5 className="min-w-0 flex-1">
          <button
            type="button"
            id={`f-${part}`}
            data-panel
            aria-expanded={isOpen}
            aria-controls={isOpen ? `panel-${part}` : undefined}
            aria-describedby={`f-${part}-origin`}
            onClick={toggle}
            className="flex min-h-14 w-full cursor-pointer items-center gap-2.5 py-2 pl-3.5 text-left outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring"
          >
            <ChevronDown
              aria-hidden="true"
              size={16}
              strokeWidth={1.75}
              className={`shrink-0 text-white/60 transition-transform duration-150 ${isOpen ? '' : '-rotate-90'}`}
            />
            <span className="min-w-0">
              <span className="block text-sm/5 font-medium text-white/90">{label}</span>
              <bdi className="block truncate text-[13px]/5 font-normal text-white/60">
                {summary}
              </bdi>
            </span>
          </button>
        </h5>
        <PartTag part={part} absent={absent} panelClass="mb-3 ml-3.5" />
      </div>
      {isOpen && (
        <div id={`panel-${part}`} className="px-3.5 pt-1 pb-4">
          {children()}
        </div>
      )}
    </div>
  );
}
