import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { controlClass, type ControlProps } from './Field.tsx';

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  /** A note beside the label. */
  readonly note?: string;
}

interface ComboboxProps {
  /** Connects the control with its label, hint and error. */
  readonly control: ControlProps;
  /** The chosen option in words. */
  readonly value: string;
  /** The id of the chosen option. */
  readonly selected: string;
  /** The options that match a search, the best first; all for an empty search. */
  readonly find: (search: string) => readonly ComboboxOption[];
  /** `search` is the text in the field. */
  readonly onChoose: (id: string, search: string) => void;
  readonly onOpen?: () => void;
  readonly placeholder?: string;
}

/**
 * A text field that searches a list: the combobox pattern of the ARIA practices with a list box.
 * The focus stays in the field; arrow keys move through the options, Enter chooses one, Esc closes
 * and restores the chosen text.
 */
export function Combobox({
  control,
  value,
  selected,
  find,
  onChoose,
  onOpen,
  placeholder,
}: ComboboxProps): ReactElement {
  const [search, setSearch] = useState<string>();
  const [active, setActive] = useState(0);
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLUListElement>(null);
  const isOpen = search !== undefined;
  const options = isOpen ? find(search) : [];
  const optionId = (index: number): string => `${list}-${index}`;
  const open = (words: string): void => {
    if (!isOpen) onOpen?.();
    setSearch(words);
    const at = words === '' ? find('').findIndex(({ id }) => id === selected) : 0;
    setActive(Math.max(0, at));
  };
  const close = (): void => setSearch(undefined);
  const choose = (index: number): void => {
    const option = options[index];
    close();
    if (option) onChoose(option.id, search ?? '');
  };
  useEffect(() => {
    box.current?.querySelector(`[id="${list}-${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active, list, isOpen]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = (to: number): void => {
      event.preventDefault();
      if (!isOpen) open('');
      else setActive(Math.max(0, Math.min(options.length - 1, to)));
    };
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'PageDown' && isOpen) move(active + 8);
    else if (event.key === 'PageUp' && isOpen) move(active - 8);
    else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <div
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <input
        {...control}
        ref={input}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        placeholder={placeholder}
        value={search ?? value}
        onChange={({ currentTarget }) => open(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={({ currentTarget }) => {
          if (isOpen) return;
          open('');
          currentTarget.select();
        }}
        onKeyDown={onKeyDown}
        className={`${controlClass} pr-10!`}
      />
      <ChevronDown
        aria-hidden="true"
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-0 right-3 my-4 text-white/60"
      />
      <p role="status" className="sr-only">
        {isOpen ? countWords(options.length) : ''}
      </p>
      {isOpen && (
        <ul
          ref={box}
          id={list}
          role="listbox"
          aria-label="Suggestions"
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 [scrollbar-width:thin] overflow-y-auto overscroll-contain rounded-[10px] border border-white/14 bg-panel p-1 lifted"
        >
          {options.map(({ id, label, note }, index) => (
            // As in the pattern, keys reach it through the field.
            <li
              key={id}
              id={optionId(index)}
              role="option"
              aria-selected={id === selected}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(index)}
              className={`flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg px-2.5 py-1.5 text-sm/5 ${index === active ? 'bg-blue/25 text-white outline-1 outline-transparent' : 'text-white/85'}`}
            >
              <bdi className="min-w-0 wrap-anywhere">{label}</bdi>
              {note !== undefined && (
                <span className="shrink-0 text-[13px]/5 text-white/60">{note}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function countWords(count: number): string {
  if (count === 0) return 'Nothing found';
  return count === 1 ? 'One suggestion' : `${count} suggestions`;
}
