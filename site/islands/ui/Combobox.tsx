import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
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

/** How far the arrow keys move, and those that need an open list. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const pageSteps: Readonly<Record<string, number>> = { PageDown: 8, PageUp: -8 };

const optionId = (list: string, index: number): string => `${list}-${index}`;

interface Options {
  /** The text in the field while the list is open. */
  readonly search: string | undefined;
  readonly isOpen: boolean;
  readonly options: readonly ComboboxOption[];
  /** The position of the option that Enter chooses. */
  readonly active: number;
  readonly setActive: (to: number) => void;
  readonly open: (search: string) => void;
  readonly close: () => void;
  readonly choose: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The list's state, and its keys. */
function useOptions({
  find,
  selected,
  onChoose,
  onOpen,
}: Pick<ComboboxProps, 'find' | 'selected' | 'onChoose' | 'onOpen'>): Options {
  const [search, setSearch] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = search !== undefined;
  const options = isOpen ? find(search) : [];
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
  const move = (to: number): void => {
    if (!isOpen) open('');
    else setActive(Math.max(0, Math.min(options.length - 1, to)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const to = active + (isOpen ? (pageSteps[event.key] ?? 0) : 0) + (steps[event.key] ?? 0);
    if (to !== active) move(to);
    else if (event.key === 'Enter' && isOpen) choose(active);
    else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  };
  return { search, isOpen, options, active, setActive, open, close, choose, onKeyDown };
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
  const list = useId();
  const box = useRef<HTMLUListElement>(null);
  const { search, isOpen, options, active, setActive, open, close, choose, onKeyDown } = useOptions(
    { find, selected, onChoose, onOpen },
  );
  useEffect(() => {
    box.current?.querySelector(`[id="${list}-${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active, list, isOpen]);
  return (
    <div
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <input
        {...control}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options.length > 0 ? optionId(list, active) : undefined}
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
        <OptionList
          list={list}
          box={box}
          options={options}
          selected={selected}
          active={active}
          onMove={setActive}
          onChoose={choose}
        />
      )}
    </div>
  );
}

interface OptionListProps {
  /** The id of the list. */
  readonly list: string;
  readonly box: RefObject<HTMLUListElement | null>;
  readonly options: readonly ComboboxOption[];
  readonly selected: string;
  /** The position of the option that Enter chooses. */
  readonly active: number;
  readonly onMove: (to: number) => void;
  readonly onChoose: (index: number) => void;
}

function OptionList({
  list,
  box,
  options,
  selected,
  active,
  onMove,
  onChoose,
}: OptionListProps): ReactElement {
  return (
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
          id={optionId(list, index)}
          role="option"
          aria-selected={id === selected}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onMove(index)}
          onClick={() => onChoose(index)}
          className={`flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg px-2.5 py-1.5 text-sm/5 ${index === active ? 'bg-blue/25 text-white outline-1 outline-transparent' : 'text-white/85'}`}
        >
          <bdi className="min-w-0 wrap-anywhere">{label}</bdi>
          {note !== undefined && (
            <span className="shrink-0 text-[13px]/5 text-white/60">{note}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function countWords(count: number): string {
  if (count === 0) return 'Nothing found';
  return count === 1 ? 'One suggestion' : `${count} suggestions`;
}
