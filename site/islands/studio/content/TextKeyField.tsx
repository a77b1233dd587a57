import EyeOff from 'lucide-react/icons/eye-off';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { textKeys } from '../../../../templates-data/model/text-keys.ts';
import { FieldError, controlClass } from '../../ui/Field.tsx';
import { countCharacters, validateReplacedText } from './content-faults.ts';
import { $content } from '../draft/draft-store.ts';
import { HeldTag } from '../editor/HeldTag.tsx';
import { leaveSlot, revealSlot } from '../preview/preview-link.ts';
import { hideText, leaveText, resetText, textLabel, typeText } from './text-store.ts';
import { announce } from '../shell/undo-edits.ts';
import { usePart } from '../fields/use-slot.ts';
import { $view } from '../shell/view-store.ts';

/** Texts with at least this limit get a text area. */
const longFrom = 121;

/** The source of a text, and its length compared with its limit. */
function sourceOfText(own: string | null | undefined, value: string, max: number): string {
  if (own === null) return 'hidden';
  if (own !== undefined) return `yours, ${countCharacters(value)} of ${max}`;
  return value === '' ? '' : 'the template’s';
}

/** One text of the template, with buttons to restore its standard words and to hide it. */
export function TextKeyField({ textKey }: { textKey: string }): ReactElement | null {
  const own = usePart($content, ({ texts }) => texts[textKey]);
  const defaultText = usePart($view, (view) => view?.defaults[textKey] ?? '');
  const rule = textKeys[textKey];
  if (!rule) return null;
  const { label, max, needed = false } = rule;
  const id = `f-text-${textKey}`;
  const value = own === undefined ? defaultText : (own ?? '');
  const error = validateReplacedText(textKey, own);
  const shared = {
    id,
    value,
    dir: 'auto',
    autoComplete: 'off',
    'data-slot-control': textKey,
    placeholder: own === null ? 'Not shown' : 'Nothing there yet',
    'aria-describedby': `${id}-state${error === undefined ? '' : ` ${id}-error`}`,
    'aria-invalid': error === undefined ? undefined : true,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
      typeText(textKey, currentTarget.value),
    onChange: () => undefined,
    onFocus: () => revealSlot(`texts.${textKey}`),
    onBlur: () => {
      leaveText(textKey);
      leaveSlot();
    },
    className: `${controlClass} min-h-11! py-2!`,
  } as const;
  return (
    <div>
      <div className="mb-1 flex min-h-7 items-center gap-2">
        <label htmlFor={id} className="min-w-0 flex-1 text-[13px]/5 text-white/75">
          {label}
        </label>
        <span id={`${id}-state`} className="shrink-0 text-[12px]/4 text-white/55 tabular-nums">
          <HeldTag field={id}>{sourceOfText(own, value, max)}</HeldTag>
        </span>
        <TextTools textKey={textKey} own={own} canHide={!needed && value !== ''} />
      </div>
      {max < longFrom ? (
        <input type="text" {...shared} />
      ) : (
        <textarea
          rows={2}
          {...shared}
          className={`${shared.className} field-sizing-content resize-none`}
        />
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

interface TextToolsProps {
  readonly textKey: string;
  /** The agency's text; null for a hidden one, undefined for the template's. */
  readonly own: string | null | undefined;
  readonly canHide: boolean;
}

/** The buttons that reset a text or hide it; the focus returns to its field. */
function TextTools({ textKey, own, canHide }: TextToolsProps): ReactElement {
  const back = (words: string, change: (key: string) => void): void => {
    change(textKey);
    announce(words);
    document.getElementById(`f-text-${textKey}`)?.focus();
  };
  return (
    <div className="-mr-2 flex shrink-0">
      {own !== undefined && (
        <WayButton
          Icon={RotateCcw}
          words={`Reset ${textLabel(textKey)} to the template’s words`}
          onPress={() => back('The template’s words are back', resetText)}
        />
      )}
      {canHide && own !== null && (
        <WayButton
          Icon={EyeOff}
          words={`Hide ${textLabel(textKey)}`}
          onPress={() => back('Hidden. Undo brings it back.', hideText)}
        />
      )}
    </div>
  );
}

interface WayButtonProps {
  readonly Icon: LucideIcon;
  readonly words: string;
  readonly onPress: () => void;
}

function WayButton({ Icon, words, onPress }: WayButtonProps): ReactElement {
  return (
    <button
      type="button"
      title={words}
      onClick={onPress}
      className="relative grid size-7 cursor-pointer place-items-center rounded-lg text-white/60 outline-offset-[-2px] before:absolute before:-inset-x-0.5 before:-inset-y-2 hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
    >
      <Icon aria-hidden="true" size={14} strokeWidth={1.75} />
      <span className="sr-only">{words}</span>
    </button>
  );
}
