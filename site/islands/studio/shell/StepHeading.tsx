import { useEffect, useRef, type ReactElement } from 'react';
import { $jump } from './jump-to-field.ts';

let lastShown: string | undefined;

/** The studio was closed: the next heading shown is the first one again. */
export function forgetHeading(): void {
  lastShown = undefined;
}

/** For a control that goes with what it stands in. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-step-heading]')?.focus();
}

/** Names a step, and takes the focus when it replaces another step and no field is asked for. */
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
