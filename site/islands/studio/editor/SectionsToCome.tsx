import type { ReactElement } from 'react';

/** The number of rows that most home pages have, with header and footer. */
const widths = [16, 18, 13, 15, 16, 24, 17, 25, 16, 14, 13];

/** The place of the list of sections, in its usual height, until it is known. */
export function SectionsToCome(): ReactElement {
  return (
    <div role="status" aria-label="Loading the sections">
      <p aria-hidden="true" className="mb-1 flex min-h-9 items-center text-sm/5 font-medium">
        Sections
      </p>
      {widths.map((width, row) => (
        <div
          key={row}
          className="flex h-[38px] items-center pl-5 pointer-coarse:h-[46px]"
          aria-hidden="true"
        >
          <span className="h-3 rounded-sm bg-white/9" style={{ width: `${width * 4}px` }} />
        </div>
      ))}
    </div>
  );
}
