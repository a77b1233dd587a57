import type { ReactElement } from 'react';

export function LibraryMissing(): ReactElement {
  return (
    <p role="alert" className="m-auto max-w-[40ch] p-6 text-center text-sm/5.5 text-white/70">
      The library could not be loaded. Your demos are safe: please reload the page when you are
      online again.
    </p>
  );
}
