import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { scanBookmarklet } from '../../../../service/contract/scan-bookmarklet.ts';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { controlClass } from '../../ui/Field.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { toast } from '../../ui/toast-store.ts';
import { useCopied } from '../making/use-copied.ts';

/**
 * A bookmark that copies a page as the agency's own browser shows it. People drag it to the
 * bookmarks bar; where dragging is not possible, they copy its address into a bookmark. Phones are
 * not offered it, because neither works well by touch. `onUse` opens the box into which the page is
 * pasted.
 */
export function Bookmarklet({ onUse }: { onUse: () => void }): ReactElement {
  const link = useRef<HTMLAnchorElement>(null);
  const [isCopied, showCopied] = useCopied();
  const [isRefused, setIsRefused] = useState(false);
  const address = scanBookmarklet(new URL(paths.home, location.href).href);
  // React removes `javascript:` addresses from links, because they may be a stranger's; this one is
  // ours.
  useLayoutEffect(() => {
    link.current?.setAttribute('href', address);
  }, [address]);
  const copy = async (): Promise<void> => {
    onUse();
    const isDone = await copyText(address);
    setIsRefused(!isDone);
    if (isDone) showCopied();
  };
  return (
    <section
      aria-labelledby="bookmarklet"
      className="rounded-xl border border-white/12 p-4 pointer-coarse:hidden"
    >
      <h4 id="bookmarklet" className="text-sm/6 font-medium">
        Take the page from your own browser
      </h4>
      <p id="bookmarklet-use" className="mt-1 text-sm/5.5 text-pretty text-white/70">
        Drag the button to your bookmarks bar, click it there while the website is open, and paste
        here what it copied.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          ref={link}
          draggable
          aria-describedby="bookmarklet-use"
          onClick={(event) => {
            event.preventDefault();
            toast({
              title: 'This is a bookmark',
              description: 'Drag it to your bookmarks bar, then click it there on the website.',
            });
          }}
          onDragEnd={onUse}
          className={buttonClass('secondary', 'cursor-grab')}
        >
          <Bookmark aria-hidden="true" size={16} strokeWidth={1.75} />
          Copy this page
        </a>
        <Button variant="quiet" onClick={() => void copy()}>
          {isCopied ? (
            <Check aria-hidden="true" size={16} strokeWidth={1.75} />
          ) : (
            <Copy aria-hidden="true" size={16} strokeWidth={1.75} />
          )}
          {isCopied ? 'Copied' : 'Copy its address'}
        </Button>
      </div>
      {isRefused && (
        <textarea
          readOnly
          rows={2}
          aria-label="Address for a bookmark of your own"
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={`${controlClass} mt-3 resize-none text-[13px]/5 break-all`}
        />
      )}
    </section>
  );
}
