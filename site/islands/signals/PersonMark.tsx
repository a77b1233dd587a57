import LinkIcon from 'lucide-react/icons/link';
import type { ReactElement } from 'react';
import { initials } from '../app/initials.ts';

interface PersonMarkProps {
  /** Empty without a person. */
  readonly name: string;
  readonly isLive?: boolean;
}

/** A person's initials in a disc, with a green ring during a visit. */
export function PersonMark({ name, isLive = false }: PersonMarkProps): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={`grid size-7 shrink-0 place-items-center rounded-full bg-white/12 text-[11px]/none font-medium text-white ${isLive ? 'outline-2 outline-offset-2 outline-live' : ''}`}
    >
      {name === '' ? <LinkIcon size={13} strokeWidth={1.75} /> : initials(name)}
    </span>
  );
}
