import type { ReactElement } from 'react';

/** What went wrong with the whole form; announced, and always in the page so that it is. */
export function FormError({ sentence }: { sentence: string | undefined }): ReactElement {
  return (
    <p
      role="alert"
      className="border-l-2 border-[#ff6b6b] pl-3.5 text-sm/5 wrap-anywhere text-[#ff8f8f] empty:hidden"
    >
      {sentence}
    </p>
  );
}
