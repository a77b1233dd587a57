import { useStore } from '@nanostores/react';
import type { KeyboardEvent, ReactElement } from 'react';
import { $draft, patchDraft } from '../draft/draft-store.ts';
import { usePart } from '../fields/use-slot.ts';
import { $showsContact, $showsPreview } from '../shell/jump-to-field.ts';

const tabs = [
  { id: 'page', label: 'Page', step: 3, isContact: false },
  { id: 'brand', label: 'Brand', step: 2, isContact: false },
  { id: 'contact', label: 'Contact details', step: 3, isContact: true },
] as const;

type Tab = (typeof tabs)[number];

function choose({ step, isContact }: Tab): void {
  $showsContact.set(isContact);
  $showsPreview.set(false);
  patchDraft({ step });
}

/** Arrow keys choose the tab beside the focused one, as in any list of tabs. */
function onTabKeys(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const from = tabs.findIndex(({ id }) => event.target === document.getElementById(`tab-${id}`));
  const next = tabs[from + by];
  if (by === 0 || from < 0 || !next) return;
  event.preventDefault();
  choose(next);
  document.getElementById(`tab-${next.id}`)?.focus();
}

/** The open tab of the panel; undefined while it shows the link or a scan. */
export function useEditorTab(): Tab['id'] | undefined {
  const step = usePart($draft, (draft) => draft.step);
  const isContact = useStore($showsContact);
  return tabs.find((tab) => tab.step === step && (step === 2 || tab.isContact === isContact))?.id;
}

/** The parts of the panel. */
export function EditorTabs(): ReactElement {
  const current = useEditorTab();
  return (
    <div
      role="tablist"
      aria-label="Parts of the editor"
      onKeyDown={onTabKeys}
      className="flex shrink-0 gap-6 border-b border-white/9 px-4.5"
    >
      {tabs.map((tab) => {
        const { id, label } = tab;
        const isCurrent = id === current;
        return (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={isCurrent}
            aria-controls={isCurrent ? 'editor-panel' : undefined}
            tabIndex={isCurrent || (current === undefined && id === 'page') ? 0 : -1}
            onClick={() => choose(tab)}
            className={`relative min-h-12 cursor-pointer text-sm/5 font-medium outline-offset-[-4px] focus-visible:outline-2 focus-visible:outline-ring ${isCurrent ? 'text-white after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-white' : 'text-white/65 hover:text-white'}`}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}
