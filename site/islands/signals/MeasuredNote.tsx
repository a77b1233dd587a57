import type { ReactElement } from 'react';

/** Explains what is measured and what is not. */
export function MeasuredNote(): ReactElement {
  return (
    <div className="mt-auto grid gap-x-6 gap-y-2 border-t border-white/9 bg-ground px-6 py-4 text-xs/4.5 text-pretty text-white/65 max-md:px-5 md:sticky md:bottom-0 md:grid-cols-2">
      <p>
        <b className="font-semibold text-white/90">Measured:</b> which link, which section is in
        view and for how long, what kind of screen. By name only where you switched it on.
      </p>
      <p>
        <b className="font-semibold text-white/90">Not measured:</b> IP address, place, cookies,
        anything typed, your own visits. Who is read by name is told on the page.
      </p>
    </div>
  );
}
