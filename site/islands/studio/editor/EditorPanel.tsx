import { useStore } from '@nanostores/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactElement, Ref } from 'react';
import type { User } from '../../../../service/contract/user.ts';
import { Button } from '../../ui/Button.tsx';
import { $draft } from '../draft/draft-store.ts';
import { usePart } from '../fields/use-slot.ts';
import { PartMissing } from '../preview/PreviewToCome.tsx';
import type * as ContentPart from '../shell/content-part.ts';
import { useEditorTab } from './EditorTabs.tsx';
import { PageTab } from './PageTab.tsx';
import { $saving } from './saved-state.ts';

interface EditorPanelProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly user: User;
  readonly content: typeof ContentPart | 'missing' | undefined;
}

/** The open part of the editor; its foot counts the texts that are not the client’s own yet. */
export function EditorPanel({ ref, user, content }: EditorPanelProps): ReactElement {
  const step = usePart($draft, (draft) => draft.step);
  const tab = useEditorTab();
  const later = typeof content === 'object' ? content : undefined;
  return (
    <>
      {later && <later.EditorsLine />}
      <div
        ref={ref}
        id="editor-panel"
        role={tab ? 'tabpanel' : undefined}
        aria-labelledby={tab ? `tab-${tab}` : undefined}
        className="relative min-h-0 flex-1 [scrollbar-width:thin] [scrollbar-color:rgb(255_255_255/.2)_transparent] overflow-y-auto overscroll-contain px-4.5 py-4"
      >
        {later && <Refused save={() => void later.saveEdits()} />}
        {step === 1 && later && <later.ScanStep owner={user.id} />}
        {content === 'missing' && <PartMissing />}
        {tab === 'page' && <PageTab content={later} />}
        {tab === 'brand' && later && <later.BrandTab />}
        {tab === 'contact' && later && <later.ContactTab />}
        {step === 4 && later && <later.SendPanel />}
      </div>
      {later && step > 1 && <later.EditorFoot />}
    </>
  );
}

/** Why the service refused the last edits; what was typed stays. */
function Refused({ save }: { readonly save: () => void }): ReactElement | null {
  const saving = useStore($saving);
  if (saving.status !== 'refused') return null;
  return (
    <div role="alert" className="mb-4 rounded-xl border border-white/14 bg-white/4 p-3.5">
      <p className="flex gap-2.5 text-sm/5.5">
        <CircleAlert aria-hidden="true" size={17} className="mt-0.5 shrink-0 text-danger" />
        <span>{saving.sentence} Everything that you entered is kept.</span>
      </p>
      <Button narrow className="mt-3" onClick={save}>
        Save again
      </Button>
    </div>
  );
}
