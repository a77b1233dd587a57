import type { ReactElement } from 'react';
import { ring } from './rail-link.ts';
import { Count, Live } from './RailMarks.tsx';
import type { RailEntry } from './routes.ts';

interface RailLinkProps {
  readonly path: string;
  readonly entry: RailEntry;
  readonly isCurrent: boolean;
  readonly onReach: () => void;
}

export function RailLink({ path, entry, isCurrent: isOn, onReach }: RailLinkProps): ReactElement {
  const { label, Icon, $count, $isLive } = entry;
  return (
    <a
      href={path}
      aria-current={isOn ? 'page' : undefined}
      onPointerEnter={onReach}
      onFocus={onReach}
      className={`flex min-h-9 items-center gap-3 rounded-[10px] px-2.5 text-sm/5 font-medium ${ring} ${isOn ? 'bg-white/9 text-white' : 'text-white/70 hover:bg-white/5 hover:text-white'}`}
    >
      <Icon aria-hidden="true" size={17} strokeWidth={1.75} />
      {label}
      {$count && <Count $count={$count} className="ml-auto" />}
      {$isLive && <Live $isLive={$isLive} className="ml-auto" />}
    </a>
  );
}
