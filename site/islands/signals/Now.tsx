import { useEffect, type ReactElement } from 'react';
import { followList } from './follow-list.ts';
import { LiveLine } from './LiveLine.tsx';

export { NowColumn } from './NowColumn.tsx';

/** Keeps the list as the log says, and says above it who is reading. */
export function NowAbove(): ReactElement {
  useEffect(followList, []);
  return <LiveLine />;
}
