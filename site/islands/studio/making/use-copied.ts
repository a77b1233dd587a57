import { useState } from 'react';

const copiedFor = 2000;

/** Shows a confirmation for two seconds after the last call. */
export function showBriefly(show: (isShown: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    show(true);
    timer = setTimeout(show, copiedFor, false);
  };
}

/** Whether something was copied just now, and a function that reports it. */
export function useCopied(): readonly [isCopied: boolean, showCopied: () => void] {
  const [isCopied, setIsCopied] = useState(false);
  const [showCopied] = useState(() => showBriefly(setIsCopied));
  return [isCopied, showCopied];
}
