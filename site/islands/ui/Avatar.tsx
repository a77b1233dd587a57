import { useState, type ReactElement } from 'react';

interface AvatarProps {
  readonly image: string | null;
  readonly username: string;
  readonly email: string;
}

/** The person's picture, or the first letter of the name. */
export function Avatar({ image, username, email }: AvatarProps): ReactElement {
  const [failed, setFailed] = useState<string>();
  const shape = 'grid size-12 shrink-0 place-items-center rounded-full bg-white/10 object-cover';
  if (image !== null && image !== failed) {
    return (
      <img
        src={image}
        alt=""
        width={48}
        height={48}
        referrerPolicy="no-referrer"
        onError={() => setFailed(image)}
        className={shape}
      />
    );
  }
  return (
    <span aria-hidden="true" className={`${shape} text-lg font-medium`}>
      {firstInitial(username) ?? firstInitial(email) ?? '?'}
    </span>
  );
}

/**
 * The first letter as people see it, which may be several characters; without any, the first
 * character.
 */
function firstInitial(name: string): string | undefined {
  const signs = Array.from(new Intl.Segmenter().segment(name.trim()), ({ segment }) => segment);
  return (signs.find((sign) => /^[\p{L}\p{N}]/u.test(sign)) ?? signs[0])?.toLocaleUpperCase();
}
