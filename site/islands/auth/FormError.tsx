import type { ReactElement } from 'react';

/** What went wrong with the whole form; announced, and always in the page so that it is. */
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
