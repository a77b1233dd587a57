import { useEffect, useRef, type ReactElement } from 'react';
import { $jump } from './jump-to-field.ts';

let lastShown: string | undefined;

/** Called when the studio closes: the next heading is the first one again. */
export function resetHeading(): void {
  lastShown = undefined;
}

/** For a control that is shown and hidden with its container. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-step-heading]')?.focus();
}

/**
 * The heading of a step. It takes the focus when it replaces another step, unless a field is to be
 * focused.
 */
export function StepHeading({ title, lead }: { title: string; lead: string }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isNext = lastShown !== undefined && lastShown !== title;
    if (isNext && $jump.get() === undefined) heading.current?.focus();
    lastShown = title;
  }, [title]);
  return (
    <div className="mb-6">
      <h3
        ref={heading}
        data-step-heading
        tabIndex={-1}
        className="text-[22px]/7 font-medium tracking-[-.015em] outline-none"
      >
        {title}
      </h3>
      <p className="mt-1.5 text-sm/5.5 text-pretty text-white/65">{lead}</p>
    </div>
  );
}
