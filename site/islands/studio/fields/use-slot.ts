import { useCallback, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { ReadableAtom } from 'nanostores';
import type { Overrides, SlotName } from '../../../../templates-data/model/slots.ts';
import {
  $checked,
  $refused,
  $values,
  checkValue,
  endRun,
  typeValue,
} from '../draft/draft-store.ts';
import { validateField, isUrgent } from './field-rules.ts';
import { leaveSlot, revealSlot } from '../preview/preview-link.ts';
import { redoLast, undoLast } from '../shell/undo-edits.ts';

const validateDelayMs = 700;

/**
 * Subscribes to a part of a store: renders again only when that part changes. `select` must not
 * create objects.
 */
export function usePart<Value, Part>(
  store: ReadableAtom<Value>,
  select: (value: Value) => Part,
): Part {
  const subscribe = useCallback((listener: () => void) => store.listen(() => listener()), [store]);
  const read = (): Part => select(store.get());
  return useSyncExternalStore(subscribe, read, read);
}

/** The error of a field; undefined until the field was left or typing paused. */
export function useSlotError(name: SlotName): string | undefined {
  const refused = usePart($refused, (all) => all[name]);
  const isChecked = usePart($checked, (all) => all[name] ?? false);
  const fault = usePart($values, (all) =>
    isChecked || isUrgent(name, all[name]) ? validateField(name, all[name]) : undefined,
  );
  return refused ?? fault;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface SlotControl<Control extends TextControl> {
  readonly ref: RefObject<Control | null>;
  readonly defaultValue: string;
  readonly 'data-slot-control': string;
  readonly onInput: (event: { currentTarget: TextControl }) => void;
  readonly onBlur: () => void;
  readonly onFocus: () => void;
}

/** Writes a text into a control. In a focused control, the caret is placed behind the change. */
function writeInto(control: TextControl, value: string): void {
  const before = control.value;
  control.value = value;
  if (document.activeElement !== control) return;
  let same = 0;
  while (
    same < Math.min(before.length, value.length) &&
    before.at(-1 - same) === value.at(-1 - same)
  )
    same += 1;
  control.setSelectionRange(value.length - same, value.length - same);
}

/**
 * Connects a text control with a slot without rendering on every key: the control holds the text,
 * the store receives each change, and other changes (a scan, a theme) are written into the control.
 */
export function useSlotControl<Control extends TextControl>(name: SlotName): SlotControl<Control> {
  const ref = useRef<Control>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    const control = ref.current;
    if (!control) return;
    const write = (values: Overrides, _?: Overrides, changed?: SlotName): void => {
      if (changed !== undefined && changed !== name) return;
      const value = values[name] ?? '';
      if (control.value !== value) writeInto(control, value);
    };
    // Undo by a menu or by shaking the phone: the browser's history ends where script writes into
    // the control.
    const takeBack = (event: Event): void => {
      const inputType = event instanceof InputEvent ? event.inputType : '';
      if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return;
      event.preventDefault();
      if (inputType === 'historyUndo') undoLast();
      else redoLast();
    };
    write($values.get());
    const stop = $values.listen(write);
    control.addEventListener('beforeinput', takeBack);
    return () => {
      stop();
      control.removeEventListener('beforeinput', takeBack);
      clearTimeout(timer.current);
    };
  }, [name]);
  return {
    ref,
    defaultValue: $values.get()[name] ?? '',
    'data-slot-control': name,
    onInput: ({ currentTarget: { value } }) => {
      typeValue(name, value);
      clearTimeout(timer.current);
      if (validateField(name, value) === undefined) checkValue(name, false);
      else timer.current = setTimeout(checkValue, validateDelayMs, name);
    },
    onBlur: () => {
      endRun();
      leaveSlot();
      if (($values.get()[name] ?? '').trim() !== '') checkValue(name);
    },
    onFocus: () => revealSlot(name),
  };
}
