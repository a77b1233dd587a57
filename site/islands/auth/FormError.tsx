import type { ReactElement } from 'react';

/** An error of the whole form. The element is always on the page, so that changes are announced. */
export function FormError({
  sentence,
  className = '',
}: {
  sentence: string | undefined;
  className?: string;
}): ReactElement {
  return (
    <p
      role="alert"
      className={`border-l-2 border-danger pl-3.5 text-sm/5 wrap-anywhere text-danger empty:hidden ${className}`}
    >
      {sentence}
    </p>
  );
}
