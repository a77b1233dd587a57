import { type ReactElement, useState, type KeyboardEvent } from 'react';
import { slots } from '../../../templates-data/model/slots.ts';
import { Button } from '../ui/Button.tsx';
import { controlClass, FieldError } from '../ui/Field.tsx';
import { renameDemo } from './change-demo.ts';
import type { LibraryDemo } from './library-demo.ts';

export function RenameForm({
  demo,
  onDone,
}: {
  demo: LibraryDemo;
  onDone: () => void;
}): ReactElement {
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
        <Button variant="primary" type="submit" disabled={!canSave}>
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
