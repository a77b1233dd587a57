import Plus from 'lucide-react/icons/plus';
import { useCallback, useLayoutEffect, useRef, type ReactElement } from 'react';
import { listRules, type ListName } from '../../../../templates-data/model/content-rules.ts';
import { Button } from '../../ui/Button.tsx';
import { type ListEntry } from './client-content.ts';
import { addEntry, moveEntry, removeEntry } from './content-store.ts';
import { $content } from '../draft/draft-store.ts';
import { EntryFields } from './EntryFields.tsx';
import { PartPanel } from './PartPanel.tsx';
import { revealSlot } from '../preview/preview-link.ts';
import { announce } from '../shell/undo-edits.ts';
import { usePart } from '../fields/use-slot.ts';

interface EntryListFieldProps {
  readonly list: ListName;
  /** A text for what the page shows while the list is empty. */
  readonly without: string;
}

/** One of the client's lists, in its own panel. */
export function EntryListField({ list, without }: EntryListFieldProps): ReactElement {
  const entries = usePart($content, (content) => content.lists[list]);
  return (
    <PartPanel
      part={list}
      label={listRules[list].label}
      summary={entries.length === 0 ? without : summarizeEntries(list, entries)}
      absent="left out"
    >
      {() => <EntryRows list={list} />}
    </PartPanel>
  );
}

function summarizeEntries(list: ListName, entries: readonly ListEntry[]): string {
  const [first = ''] = Object.keys(listRules[list].texts);
  const names = entries.map(({ texts }) => (texts[first] ?? '').trim() || 'not filled in');
  return `${entries.length} · ${names.join(', ')}`;
}

/** The entries of a list: added, edited, moved and removed, by keyboard as well. */
export function EntryRows({ list }: { list: ListName }): ReactElement {
  const entries = usePart($content, (content) => content.lists[list]);
  const { one, max, texts } = listRules[list];
  const isOne = Object.keys(texts).length === 1;
  const root = useRef<HTMLDivElement>(null);
  const next = useRef('');
  useLayoutEffect(() => {
    if (next.current === '') return;
    root.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = '';
  });
  const move = useCallback(
    (key: number, by: 1 | -1) => {
      const focused = document.activeElement;
      const position = moveEntry(list, key, by);
      if (position === undefined) return;
      const way = focused?.getAttribute('data-way');
      next.current = way
        ? `[data-entry="${key}"] [data-way="${way}"]`
        : `[id="${focused?.id ?? ''}"]`;
      announce(`Moved to place ${position + 1}`);
    },
    [list],
  );
  const remove = useCallback(
    (key: number) => {
      const entries = $content.get().lists[list];
      const at = entries.findIndex((entry) => entry.key === key);
      const neighbor = entries[at + 1] ?? entries[at - 1];
      next.current = neighbor ? `[data-entry="${neighbor.key}"] [data-way="out"]` : '[data-add]';
      removeEntry(list, key);
      announce('Removed. Undo brings it back.');
    },
    [list],
  );
  const add = (): void => {
    const key = addEntry(list);
    if (key === undefined) return;
    next.current = `[data-entry="${key}"] :is(input, textarea)`;
    revealSlot(list);
  };
  const isFull = entries.length >= max;
  return (
    <div ref={root}>
      {entries.length > 0 && (
        <ol className={isOne ? 'space-y-1.5' : ''}>
          {entries.map((entry, position) => (
            <EntryFields
              key={entry.key}
              list={list}
              entry={entry}
              position={position}
              count={entries.length}
              onMove={move}
              onRemove={remove}
            />
          ))}
        </ol>
      )}
      <Button
        data-add
        className={`w-full ${entries.length > 0 && isOne ? 'mt-3' : ''}`}
        disabled={isFull}
        onClick={add}
      >
        <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
        {isFull ? `${max} are the most` : `Add ${/^[aeiou]/u.test(one) ? 'an' : 'a'} ${one}`}
      </Button>
    </div>
  );
}
