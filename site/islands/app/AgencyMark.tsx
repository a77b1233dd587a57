import { useState, type ReactElement } from 'react';
import { firstGrapheme } from '../ui/first-grapheme.ts';

/** The agency's logo on paper, or the first letter of its name. */
export function AgencyMark({
  name,
  logo,
}: {
  readonly name: string;
  readonly logo: string | null | undefined;
}): ReactElement {
  const [failed, setFailed] = useState<string>();
  const shape =
    'grid size-7 shrink-0 place-items-center overflow-hidden rounded-lg bg-paper text-paper-ink';
  if (typeof logo === 'string' && logo !== failed) {
    return (
      <span className={shape}>
        <img
          src={logo}
          alt=""
          onError={() => setFailed(logo)}
          className="size-full object-contain p-0.5"
        />
      </span>
    );
  }
  return (
    <span aria-hidden="true" className={`${shape} text-sm/none font-semibold`}>
      {firstGrapheme(name) || '?'}
    </span>
  );
}
