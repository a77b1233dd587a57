import PenLine from 'lucide-react/icons/pen-line';
import Star from 'lucide-react/icons/star';
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { slots } from '../../../templates-data/model/slots.ts';
import { Button } from '../ui/Button.tsx';
import { FieldError, controlClass } from '../ui/Field.tsx';
import { renameDemo, toggleStar } from './change-demo.ts';
import type { LibraryDemo } from './library-demo.ts';
import { StageSelect } from './StageSelect.tsx';

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

function RenameForm({ demo, onDone }: { demo: LibraryDemo; onDone: () => void }): ReactElement {
  const [name, setName] = useState(demo.name);
  const isTooLong = Array.from(name.trim()).length > slots.businessName.max;
  const canSave = name.trim() !== '' && !isTooLong;
  const save = (): void => {
    if (!canSave) return;
    void renameDemo(demo, name);
    onDone();
  };
  // Esc ends the renaming, but does not close anything else.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h1 id="demo-name" className="sr-only">
        {demo.name}
      </h1>
      <label htmlFor="demo-rename" className="text-sm/6 font-medium text-white/90">
        Demo name
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id="demo-rename"
          ref={selectAll}
          dir="auto"
          autoComplete="off"
          value={name}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? 'demo-rename-error' : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onKeyDown={onKeyDown}
          className={`${controlClass} min-h-11! w-auto! min-w-48 flex-1 py-2! max-sm:basis-full`}
        />
        <Button look="primary" type="submit" disabled={!canSave}>
          Save
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
      <FieldError
        id="demo-rename-error"
        error={isTooLong ? `A name has at most ${slots.businessName.max} characters.` : undefined}
      />
    </form>
  );
}

/** The whole name is selected when the field appears, so that typing replaces it. */
function selectAll(field: HTMLInputElement | null): void {
  if (field && document.activeElement !== field) {
    field.focus();
    field.select();
  }
}
