import type { ReactElement } from 'react';

function figure(drawing: ReactElement): ReactElement {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 32" className="h-8 w-12 text-white/80">
      <rect
        x=".5"
        y=".5"
        width="47"
        height="31"
        rx="3"
        fill="none"
        stroke="currentColor"
        strokeOpacity=".35"
      />
      {drawing}
    </svg>
  );
}

const line = { fill: 'currentColor', rx: 1 } as const;
const plate = { fill: 'currentColor', fillOpacity: 0.28, rx: 1.5 } as const;

/** A sketch of each layout's first screen. */
export const layoutFigures = {
  standard: figure(
    <>
      <rect x="5" y="9" width="15" height="3" {...line} />
      <rect x="5" y="14" width="11" height="3" {...line} />
      <rect x="5" y="21" width="8" height="4" fill="#5b93f5" rx="1" />
      <rect x="26" y="4" width="18" height="24" {...plate} />
    </>,
  ),
  minimal: figure(
    <>
      <rect x="5" y="11" width="20" height="2.5" {...line} />
      <rect x="5" y="16" width="12" height="1.5" {...line} fillOpacity=".5" />
      <rect x="5" y="21" width="8" height="2.5" fill="#5b93f5" rx="1" />
    </>,
  ),
  bold: figure(
    <>
      <rect x="1" y="1" width="46" height="30" {...plate} rx="2.5" />
      <rect x="5" y="11" width="32" height="4.5" {...line} />
      <rect x="5" y="18" width="24" height="4.5" {...line} />
      <rect x="5" y="25.5" width="8" height="2.5" fill="#5b93f5" rx="1" />
    </>,
  ),
  creative: figure(
    <>
      <rect x="19" y="1" width="28" height="20" {...plate} />
      <rect x="5" y="14" width="24" height="4" {...line} />
      <rect x="5" y="20" width="13" height="4" {...line} />
      <rect x="37" y="24" width="6" height="3" fill="#5b93f5" rx="1" />
    </>,
  ),
} as const;

const page = { fill: 'currentColor', fillOpacity: 0.16 } as const;

/** A sketch of each header on the same first screen. */
export const headerFigures = {
  transparent: figure(
    <>
      <rect x="1" y="1" width="46" height="30" {...page} rx="2.5" />
      <rect x="5" y="5" width="8" height="2.5" {...line} />
      <rect x="27" y="5.5" width="16" height="1.5" {...line} fillOpacity=".7" />
      <rect x="5" y="16" width="24" height="4" {...line} />
    </>,
  ),
  solid: figure(
    <>
      <path d="M1 11h46v20H1z" {...page} />
      <path d="M1 4a3 3 0 0 1 3-3h40a3 3 0 0 1 3 3v7H1z" fill="currentColor" />
      <rect x="5" y="5" width="8" height="2.5" rx="1" fill="#0d0e12" />
      <rect x="27" y="5.5" width="16" height="1.5" rx=".75" fill="#0d0e12" />
      <rect x="5" y="18" width="24" height="4" {...line} />
    </>,
  ),
  minimal: figure(
    <>
      <rect x="1" y="1" width="46" height="30" {...page} rx="2.5" />
      <rect x="5" y="5" width="8" height="2.5" {...line} />
      <path d="M37 5h6M37 8h6" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      <rect x="5" y="16" width="24" height="4" {...line} />
    </>,
  ),
} as const;
