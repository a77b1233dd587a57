import { useEffect, useState, type ReactElement } from 'react';
import { firstGrapheme } from '../ui/first-grapheme.ts';
import { isExpired, type LibraryDemo } from './library-demo.ts';

/**
 * Milliseconds before the picture is requested, so that rows passing during scrolling request none.
 */
const delay = 180;
const known = new Set<string>();

/**
 * The demo's share card as a small picture. Its colour is shown until the card is loaded, and for
 * links that have expired or were taken down.
 */
export function DemoThumb({
  demo,
  size = 'h-9.5 w-18 max-md:h-10.5 max-md:w-20',
}: {
  readonly demo: LibraryDemo;
  /** Its size, in the classes of Tailwind; a card is 1.9 times as wide as high. */
  readonly size?: string;
}): ReactElement {
  const { uniqueId, version, local, name, websiteData } = demo;
  const hasCard = !local && !demo.stopped && !isExpired(demo);
  const address = hasCard ? `/demos/${uniqueId}/share-v${version}.jpg` : undefined;
  const [isDue, setIsDue] = useState(address !== undefined && known.has(address));
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (address === undefined) return;
    const timer = setTimeout(() => {
      known.add(address);
      setIsDue(true);
    }, delay);
    return () => clearTimeout(timer);
  }, [address]);
  return (
    <span
      aria-hidden="true"
      className={`relative grid ${size} shrink-0 place-items-center overflow-hidden rounded-[5px] bg-white/8 text-sm font-medium text-white/55`}
      style={
        typeof websiteData.primaryColor === 'string'
          ? { backgroundColor: websiteData.primaryColor }
          : undefined
      }
    >
      {firstGrapheme(name)}
      {isDue && address !== undefined && !hasFailed && (
        <img
          src={address}
          draggable={false}
          alt=""
          width={72}
          height={38}
          decoding="async"
          onError={() => setHasFailed(true)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
