import type { ReactElement, ReactNode } from 'react';
import { styleSlots, type SlotName } from '../../../../templates-data/model/slots.ts';
import { FieldError } from '../../ui/Field.tsx';
import { $kit } from '../content/kit-store.ts';
import { $origins, $values, chooseValue } from '../draft/draft-store.ts';
import { OriginTag } from './OriginTag.tsx';
import { revealSlot } from '../preview/preview-link.ts';
import { usePart, useSlotError } from './use-slot.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  readonly disabled?: boolean;
  readonly figure?: ReactNode;
}

interface ChoiceFieldProps {
  readonly name: SlotName;
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly Choice[];
  readonly columns: 2 | 3 | 4;
  readonly onChoose?: (value: string) => void;
}

const grids = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' } as const;

/** The trade's style for the slot, if it has one. */
function useTradeStyle(name: SlotName): string | undefined {
  const style = styleSlots.find((one) => one === name);
  return usePart($kit, (named) =>
    style && typeof named === 'object' ? named.kit.trade.styles[style] : undefined,
  );
}

/** One of a few values of a slot, all visible. */
export function ChoiceField({ name, onChoose, choices, ...rest }: ChoiceFieldProps): ReactElement {
  const suitable = useTradeStyle(name);
  const isChosen = usePart($origins, (all) => all[name] !== undefined);
  const own = usePart($values, (all) => all[name] ?? '');
  const value = isChosen ? own : (suitable ?? own);
  const error = useSlotError(name);
  const choose = (chosen: string): void => {
    if (onChoose) onChoose(chosen);
    else chooseValue(name, chosen);
    revealSlot(name);
  };
  return (
    <ChoiceTiles
      {...rest}
      choices={choices.map((choice) =>
        choice.value === suitable ? { ...choice, note: 'suits the trade' } : choice,
      )}
      id={`f-${name}`}
      value={value}
      error={error}
      aside={<OriginTag name={name} />}
      onChoose={choose}
    />
  );
}

interface ChoiceTilesProps extends Omit<ChoiceFieldProps, 'name' | 'onChoose'> {
  readonly id: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly aside?: ReactNode;
  readonly onChoose: (value: string) => void;
}

/** Radio buttons that look like tiles. */
export function ChoiceTiles({
  id,
  label,
  hint,
  error,
  aside,
  choices,
  columns,
  value,
  onChoose,
}: ChoiceTilesProps): ReactElement {
  const described = [
    hint === undefined ? '' : `${id}-hint`,
    error === undefined ? '' : `${id}-error`,
    aside === undefined ? '' : `${id}-origin`,
  ]
    .join(' ')
    .trim();
  return (
    <fieldset
      aria-describedby={described === '' ? undefined : described}
      aria-invalid={error !== undefined || undefined}
      className="min-w-0"
    >
      <legend className="float-left mb-1.5 flex min-h-6 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <span className="text-sm/6 font-medium text-white/90">{label}</span>
        {aside}
      </legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="clear-both pb-2.5 text-[13px]/5 text-white/60">
          {hint}
        </p>
      )}
      <div
        className={`clear-both grid ${grids[columns]} gap-2 ${columns === 2 ? 'has-[>:nth-child(odd):last-child]:*:first:col-span-2' : ''}`}
      >
        {choices.map((choice, index) => (
          <Tile
            key={choice.value}
            choice={choice}
            name={id}
            id={index === 0 ? id : `${id}-${choice.value}`}
            checked={choice.value === value}
            onChoose={onChoose}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

interface TileProps {
  readonly choice: Choice;
  readonly name: string;
  readonly id: string;
  readonly checked: boolean;
  readonly onChoose: (value: string) => void;
}

function Tile({ choice, name, id, checked, onChoose }: TileProps): ReactElement {
  const { value, label, note, disabled = false, figure } = choice;
  return (
    <label
      className={`relative flex min-h-11 min-w-0 items-center rounded-[10px] border px-2.5 py-2 text-[13px]/5 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring forced-colors:has-checked:outline-3 ${note === undefined ? '' : 'md:max-lg:flex-col md:max-lg:items-start'} ${figure === undefined ? 'flex-wrap justify-between gap-x-1' : 'flex-col justify-center gap-1.5 px-1.5 pt-2.5'} ${disabled ? 'cursor-not-allowed border-white/7 text-white/50' : checked ? 'cursor-pointer border-blue bg-blue/14 text-white' : 'cursor-pointer border-white/14 bg-white/[.025] text-white/85 hover:border-white/28'}`}
    >
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={() => onChoose(value)}
        className="sr-only"
      />
      {figure}
      <span className="min-w-0">{label}</span>
      {note !== undefined && <span className="shrink-0 text-[11px]/4 text-white/55">{note}</span>}
    </label>
  );
}
