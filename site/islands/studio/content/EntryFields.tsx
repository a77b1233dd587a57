import { useStore } from '@nanostores/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import type { LucideIcon } from 'lucide-react';
import { memo, useState, type KeyboardEvent, type ReactElement } from 'react';
import type { ListName } from '../../../../templates-data/model/content-rules.ts';
import { FieldError, controlClass } from '../../ui/Field.tsx';
import { normalizeAddress, type ListEntry } from './client-content.ts';
import { validateText } from './content-faults.ts';
import { listFields, type FieldRule } from './list-fields.ts';
import { $contentChecked, entryName, typeEntry } from './content-store.ts';
import { endRun } from '../draft/draft-store.ts';
import { revealSlot } from '../preview/preview-link.ts';

interface EntryFieldsProps {
  readonly list: ListName;
  readonly entry: ListEntry;
  readonly position: number;
  readonly count: number;
  readonly onMove: (key: number, by: 1 | -1) => void;
  readonly onRemove: (key: number) => void;
}

/** The texts of one entry, with buttons to move and remove it. */
export const EntryFields = memo(function EntryFields({
  list,
  entry,
  position,
  count,
  onMove,
  onRemove,
}: EntryFieldsProps): ReactElement {
  const texts = listFields[list];
  const name = entryName(list, position);
  const isOne = texts.length === 1;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(entry.key, event.key === 'ArrowUp' ? -1 : 1);
  };
  const ways = (
    <EntryWays
      name={name}
      isFirst={position === 0}
      isLast={position === count - 1}
      onMove={(by) => onMove(entry.key, by)}
      onRemove={() => onRemove(entry.key)}
    />
  );
  const [first] = texts;
  return (
    <li
      data-entry={entry.key}
      onKeyDown={onKeyDown}
      className={isOne ? '' : 'border-white/9 pb-4 not-first:border-t not-first:pt-1'}
    >
      {isOne && first ? (
        <div className="flex items-start">
          <div className="min-w-0 flex-1">
            <EntryText list={list} entry={entry} rule={first} name={name} isBare />
          </div>
          {ways}
        </div>
      ) : (
        <>
          <div className="flex items-center justify-between">
            <p className="text-[13px]/5 text-white/60">
              {name}
              {entry.origin.kind === 'typed' && ' · typed'}
            </p>
            {ways}
          </div>
          <div className="space-y-2.5">
            {texts.map((rule) => (
              <EntryText key={rule.name} list={list} entry={entry} rule={rule} name={name} />
            ))}
          </div>
        </>
      )}
    </li>
  );
});

interface EntryWaysProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** The buttons that move and remove an entry. */
function EntryWays({ name, isFirst, isLast, onMove, onRemove }: EntryWaysProps): ReactElement {
  return (
    <div className="-mr-2 flex shrink-0">
      <EntryButton
        way="up"
        name={`Move ${name} up`}
        Icon={ArrowUp}
        isOff={isFirst}
        onPress={() => onMove(-1)}
      />
      <EntryButton
        way="down"
        name={`Move ${name} down`}
        Icon={ArrowDown}
        isOff={isLast}
        onPress={() => onMove(1)}
      />
      <EntryButton way="out" name={`Remove ${name}`} Icon={Trash2} onPress={onRemove} />
    </div>
  );
}

interface EntryTextProps {
  readonly list: ListName;
  readonly entry: ListEntry;
  readonly rule: FieldRule;
  readonly name: string;
  /** The label is for screen readers only, because the list's heading is visible. */
  readonly isBare?: boolean;
}

function EntryText({ list, entry, rule, name, isBare = false }: EntryTextProps): ReactElement {
  const [wasLeft, setWasLeft] = useState(false);
  const isChecked = useStore($contentChecked);
  const text = entry.texts[rule.name] ?? '';
  const fault = validateText(rule, entry);
  const isTooLong = text.length > rule.max;
  const error = wasLeft || isChecked || isTooLong ? fault : undefined;
  const id = `f-${list}-${entry.key}-${rule.name}`;
  const leave = (): void => {
    setWasLeft(true);
    if (rule.isAddress) typeEntry(list, entry.key, rule.name, normalizeAddress(text));
    endRun();
  };
  const shared = {
    id,
    value: text,
    dir: rule.isAddress ? 'ltr' : 'auto',
    placeholder: rule.placeholder,
    autoComplete: 'off',
    'data-slot-control': rule.name,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
    'aria-invalid': error === undefined ? undefined : true,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
      typeEntry(list, entry.key, rule.name, currentTarget.value),
    onChange: () => undefined,
    onFocus: () => {
      setWasLeft(false);
      revealSlot(list);
    },
    onBlur: leave,
    className: `${controlClass} min-h-11! py-2!`,
  } as const;
  return (
    <div>
      <label htmlFor={id} className={isBare ? 'sr-only' : 'mb-1 block text-[13px]/5 text-white/75'}>
        {isBare ? name : rule.label}
        {!isBare && <span className="sr-only"> of {name}</span>}
      </label>
      {rule.rows === undefined ? (
        <input
          type={rule.isDate ? 'date' : 'text'}
          inputMode={rule.isAddress ? 'url' : 'text'}
          {...shared}
        />
      ) : (
        <textarea
          rows={rule.rows}
          {...shared}
          className={`${shared.className} field-sizing-content resize-none`}
        />
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

interface EntryButtonProps {
  readonly way: 'up' | 'down' | 'out';
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

/** Keeps the focus at an end of the list, where a move button is disabled. */
function EntryButton({ way, name, Icon, isOff = false, onPress }: EntryButtonProps): ReactElement {
  return (
    <button
      type="button"
      data-way={way}
      aria-disabled={isOff}
      title={name}
      onClick={isOff ? undefined : onPress}
      className={`grid h-11 w-9 place-items-center rounded-[10px] outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring ${isOff ? 'text-white/25' : 'cursor-pointer text-white/65 hover:text-white active:translate-y-px'}`}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
      <span className="sr-only">{name}</span>
    </button>
  );
}
