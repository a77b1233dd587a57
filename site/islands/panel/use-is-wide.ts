import { useSyncExternalStore } from 'react';
import { phoneWidth } from './show-on-page.ts';

const wide = matchMedia(`(width >= ${phoneWidth}px)`);

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Whether the panel leaves room beside it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
