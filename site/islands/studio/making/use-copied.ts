import { useState } from 'react';

const copiedFor = 2000;

/** What shows a sign for two seconds; called again meanwhile, for two seconds from then on. */
export function showBriefly(show: (isShown: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    show(true);
    timer = setTimeout(show, copiedFor, false);
  };
}

/** Whether something was copied just now, and what says that it was. */
export function useCopied(): readonly [isCopied: boolean, showCopied: () => void] {
  const [isCopied, setIsCopied] = useState(false);
  const [showCopied] = useState(() => showBriefly(setIsCopied));
  return [isCopied, showCopied];
}
