import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState, type ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { controlClass } from '../ui/Field.tsx';
import { addTag, removeTag, validateTag } from './change-demo.ts';
import type { LibraryDemo } from './library-demo.ts';
import { $tags } from './library-store.ts';

/** A demo's tags, with a field to add one and a button to remove each. */
export function TagsField({ demo }: { demo: LibraryDemo }): ReactElement {
  const id = useId();
  const known = useStore($tags);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const isBlank = typed.trim() === '';
  const fault = isBlank ? undefined : validateTag(demo.tags, typed);
  const add = (): void => {
    if (isBlank || fault !== undefined) return;
    setTyped('');
    void addTag(demo, typed).then((isAdded) => {
      if (!isAdded) setTyped((current) => (current === '' ? typed : current));
    });
    field.current?.focus();
  };
  const remove = (tag: string): void => {
    void removeTag(demo, tag);
    field.current?.focus();
  };
  return (
    <>
      {demo.tags.length > 0 && <TagList tags={demo.tags} onRemove={remove} />}
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <input
          ref={field}
          aria-label="New tag"
          aria-describedby={fault === undefined ? undefined : `${id}-why`}
          aria-invalid={fault !== undefined || undefined}
          placeholder="New tag"
          list={`${id}-known`}
          dir="auto"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className={`${controlClass} min-h-11! min-w-0 py-2!`}
        />
        <Button type="submit" disabled={isBlank || fault !== undefined}>
          Add
        </Button>
        <datalist id={`${id}-known`}>
          {known
            .filter((tag) => !demo.tags.includes(tag))
            .map((tag) => (
              <option key={tag} value={tag} />
            ))}
        </datalist>
      </form>
      {fault !== undefined && (
        <p id={`${id}-why`} role="status" className="mt-1.5 text-[13px]/5 text-danger">
          {fault}
        </p>
      )}
    </>
  );
}

interface TagListProps {
  readonly tags: readonly string[];
  readonly onRemove: (tag: string) => void;
}

function TagList({ tags, onRemove }: TagListProps): ReactElement {
  return (
    <ul aria-label="Tags" className="mb-3 flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li
          key={tag}
          className="flex max-w-full min-w-0 items-center rounded-[10px] bg-white/8 pl-3 text-[13px]/5 text-white/85"
        >
          <span dir="auto" className="min-w-0 truncate">
            {tag}
          </span>
          <button
            type="button"
            onClick={() => onRemove(tag)}
            className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-[10px] text-white/60 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
          >
            <X aria-hidden="true" size={14} strokeWidth={1.75} />
            <span className="sr-only">Remove tag {tag}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
