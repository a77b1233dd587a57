import PenLine from 'lucide-react/icons/pen-line';
import Star from 'lucide-react/icons/star';
import { useRef, useState, type ReactElement } from 'react';
import { toggleStar } from './change-demo.ts';
import type { LibraryDemo } from './library-demo.ts';
import { StageSelect } from './StageSelect.tsx';
import { RenameForm } from './RenameForm.tsx';

const iconClass =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-[10px] text-white/65 outline-offset-[-3px] hover:bg-white/6 hover:text-white focus-visible:outline-2 focus-visible:outline-ring';

/**
 * Names of at least this many characters are smaller, because their words may not fit on a phone.
 */
const longName = 28;

/** A demo's name, which can be edited in place, with its stage and star. */
export function DemoTitle({ demo }: { demo: LibraryDemo }): ReactElement {
  const { name, local, starred } = demo;
  const [isRenaming, setIsRenaming] = useState(false);
  const pen = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setIsRenaming(false);
    requestAnimationFrame(() => pen.current?.focus());
  };
  if (isRenaming) return <RenameForm demo={demo} onDone={close} />;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h1
        id="demo-name"
        tabIndex={-1}
        dir="auto"
        className={`min-w-0 text-left font-medium tracking-[-.015em] wrap-anywhere outline-none ${name.length > longName ? 'text-lg/6' : 'text-[22px]/7'}`}
      >
        {name}
      </h1>
      {!local && (
        <div className="flex items-center">
          <StageSelect demo={demo} />
          <button
            type="button"
            aria-pressed={starred}
            title={starred ? 'Starred' : 'Star'}
            onClick={() => void toggleStar(demo)}
            className={`ml-1 ${iconClass}`}
          >
            <Star
              aria-hidden="true"
              size={18}
              strokeWidth={1.75}
              className={starred ? 'fill-current text-blue-text' : ''}
            />
            <span className="sr-only">Starred</span>
          </button>
          <button
            ref={pen}
            type="button"
            title="Rename"
            onClick={() => setIsRenaming(true)}
            className={`-ml-2 ${iconClass}`}
          >
            <PenLine aria-hidden="true" size={17} strokeWidth={1.75} />
            <span className="sr-only">Rename</span>
          </button>
        </div>
      )}
    </div>
  );
}
