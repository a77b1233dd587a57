import { useStore } from '@nanostores/react';
import Send from 'lucide-react/icons/send';
import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import type { User } from '../../../../service/contract/user.ts';
import { Button } from '../../ui/Button.tsx';
import { HistoryButtons } from '../draft/HistoryButtons.tsx';
import { $draft, $values, patchDraft } from '../draft/draft-store.ts';
import { usePart } from '../fields/use-slot.ts';
import { showTop } from '../preview/preview-link.ts';
import { PreviewToCome } from '../preview/PreviewToCome.tsx';
import { $jump, $showsContact, $showsPreview } from '../shell/jump-to-field.ts';
import { contentPart, laterPreview, useLater } from '../shell/later-parts.ts';
import { onUndoKeys } from '../shell/undo-edits.ts';
import { focusField } from '../shell/walk-steps.ts';
import { EditorHead } from './EditorHead.tsx';
import { EditorPanel } from './EditorPanel.tsx';
import { EditorSheet } from './EditorSheet.tsx';
import { EditorTabs } from './EditorTabs.tsx';

/**
 * The editor of a saved demo: its page at real size, and a panel beside it, on a phone a sheet over
 * it. Edits are saved at every pause.
 */
export function Editor({ user }: { readonly user: User }): ReactElement {
  const step = usePart($draft, (draft) => draft.step);
  const contact = useStore($showsContact);
  const jump = useStore($jump);
  const panel = useRef<HTMLDivElement>(null);
  const content = useLater(contentPart, step);
  const preview = useLater(laterPreview, step);
  const isThere = content !== undefined;
  useLayoutEffect(() => {
    panel.current?.scrollTo({ top: 0, behavior: 'instant' });
    if ($jump.get() === undefined) showTop();
  }, [step, contact]);
  useEffect(() => {
    if (jump === undefined || !isThere) return;
    $jump.set(undefined);
    focusField(jump);
  }, [jump, step, contact, isThere]);
  useEffect(() => {
    // Until the code that saves is there, edits are marked as unsaved, and so kept in the browser.
    if (typeof content !== 'object') return $values.listen(() => patchDraft({ isUnsaved: true }));
    const stops = [content.startAutoSave(), content.startReporting()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [content]);
  const place = 'min-h-0 flex-1 max-md:order-2 max-md:mb-(--sheet) md:col-start-2 md:row-start-1';
  return (
    // Receives every key of the editor, wherever the focus is.
    <div
      className="relative flex min-h-0 flex-1 flex-col md:grid md:grid-cols-[360px_minmax(0,1fr)]"
      onKeyDown={onUndoKeys}
    >
      <div className="min-h-0 flex-col border-white/9 max-md:contents md:flex md:border-r">
        <EditorHead />
        <EditorSheet>
          <EditorTabs />
          <EditorPanel ref={panel} user={user} content={content} />
        </EditorSheet>
      </div>
      {typeof preview === 'object' ? (
        <preview.Preview
          place={place}
          isWorking={false}
          before={<BarHistory />}
          after={<SendLink />}
        />
      ) : (
        <PreviewToCome place={place} isMissing={preview === 'missing'} />
      )}
    </div>
  );
}

function BarHistory(): ReactElement {
  return (
    <div className="max-md:hidden">
      <HistoryButtons locked={false} />
    </div>
  );
}

/** Opens the panel with the demo's link. */
function SendLink(): ReactElement {
  const isOpen = usePart($draft, (draft) => draft.step === 4);
  return (
    <Button
      // The panel then has the main button.
      variant={isOpen ? 'secondary' : 'primary'}
      narrow
      className="max-md:px-3"
      onClick={() => {
        $showsPreview.set(false);
        patchDraft({ step: 4 });
      }}
    >
      <Send aria-hidden="true" size={16} strokeWidth={1.75} className="md:hidden" />
      <span className="max-md:sr-only">Send a link</span>
    </Button>
  );
}
