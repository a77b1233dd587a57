import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { DemoActions } from './DemoActions.tsx';
import { DemoInfo } from './DemoInfo.tsx';
import { DemoPreview } from './DemoPreview.tsx';
import { DemoTitle } from './DemoTitle.tsx';
import { DeviceNotice } from './DeviceNotice.tsx';
import { ExamplesNotice } from './ExamplesNotice.tsx';
import type { LibraryDemo } from './library-demo.ts';
import { NotesField } from './NotesField.tsx';
import { TagsField } from './TagsField.tsx';

interface DemoDetailProps {
  readonly demo: LibraryDemo;
  readonly maxDemos: number | null;
  readonly hiddenOnPhone: boolean;
  readonly onBack: () => void;
  readonly onEdit: () => void;
  readonly onDeleted: (demo: LibraryDemo) => void;
  readonly onOpen: (demo: LibraryDemo) => void;
}

/** One demo with everything that can be done with it. */
export function DemoDetail({
  demo,
  maxDemos,
  hiddenOnPhone,
  onBack,
  onEdit,
  onDeleted,
  onOpen,
}: DemoDetailProps): ReactElement {
  return (
    <section
      aria-labelledby="demo-name"
      className={`min-h-0 min-w-0 [scrollbar-width:thin] [scrollbar-color:rgb(255_255_255/.2)_transparent] overflow-y-auto overscroll-contain bg-ground max-md:row-start-1 ${hiddenOnPhone ? 'max-md:hidden' : ''}`}
    >
      <div className="border-b border-white/9 px-2 py-1 md:hidden">
        <Button look="quiet" narrow onClick={onBack}>
          <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
          Back
        </Button>
      </div>
      <div className="px-7 pt-6 pb-10 max-md:px-5 max-md:pt-5">
        <DemoTitle demo={demo} />
        <DeviceNotice demo={demo} />
        <ExamplesNotice demo={demo} onEdit={onEdit} />
        <DemoActions
          demo={demo}
          maxDemos={maxDemos}
          onEdit={onEdit}
          onDeleted={onDeleted}
          onOpen={onOpen}
        />
        <div className="mt-5 grid gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,1fr)_236px]">
          <div className="grid min-w-0 content-start gap-7">
            <DemoPreview demo={demo} />
            {!demo.local && (
              <Part title="Notes">
                <NotesField demo={demo} />
              </Part>
            )}
          </div>
          <div className="grid min-w-0 content-start gap-7">
            <Part title="Info">
              <DemoInfo demo={demo} />
            </Part>
            {!demo.local && (
              <Part title="Tags">
                <TagsField demo={demo} />
              </Part>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section className="min-w-0">
      <h4 className="mb-2.5 text-[15px]/6 font-medium tracking-[-.01em]">{title}</h4>
      {children}
    </section>
  );
}
