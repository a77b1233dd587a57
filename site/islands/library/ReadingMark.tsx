import type { ReactElement } from 'react';
import { LiveBead } from '../signals/LiveBead.tsx';
import type { Reader } from '../signals/now-store.ts';
import { shortName } from '../signals/reading-words.ts';
import type { ShapeSection } from './page-shape.ts';
import { formatDuration } from '../../../templates-data/model/format-duration.ts';

interface ReadingMarkProps {
  readonly reader: Reader;
  readonly section: ShapeSection;
  readonly scale: number;
}

/** Marks the section that a visitor reads: a bar at its edge, and the name. */
export function ReadingMark({ reader, section, scale }: ReadingMarkProps): ReactElement {
  const { recipient, sectionMs } = reader;
  const who = recipient === null ? 'Somebody' : shortName(recipient);
  return (
    <div
      data-whereabouts={section.id}
      className="pointer-events-none absolute inset-x-0 border-l-3 border-live motion-safe:transition-[top,height]"
      style={{ top: section.top * scale, height: section.height * scale }}
    >
      <p className="absolute top-2.5 right-2.5 flex items-center gap-2 rounded-full bg-ground px-3 py-1.5 text-xs/4 font-medium text-white shadow-lg">
        <LiveBead />
        {who} is here, {formatDuration(sectionMs)}
      </p>
    </div>
  );
}
