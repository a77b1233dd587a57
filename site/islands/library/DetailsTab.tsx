import { useStore } from '@nanostores/react';
import type { ReactElement, ReactNode } from 'react';
import { navigate } from '../app/router.ts';
import { paths } from '../../paths.ts';
import { DemoActions } from './DemoActions.tsx';
import { DemoInfo } from './DemoInfo.tsx';
import type { DemoTabProps } from './demo-tab-props.ts';
import { serializeFilter } from './filter-address.ts';
import { $filter } from './library-store.ts';
import { NotesField } from './NotesField.tsx';
import { TagsField } from './TagsField.tsx';

/** The agency's notes on a demo, and further actions. */
export function DetailsTab({ user, demo }: DemoTabProps): ReactElement {
  const back = paths.app + serializeFilter(useStore($filter));
  return (
    <div className="grid max-w-[46rem] content-start gap-8 px-6 py-6 max-md:px-5">
      <Section title="Link">
        <DemoActions
          demo={demo}
          maxDemos={user.maxDemos}
          onDeleted={() => navigate(back, { replace: true })}
          onOpen={({ uniqueId }) => navigate(paths.demoInApp(uniqueId))}
        />
      </Section>
      {!demo.local && (
        <>
          <Section title="Tags">
            <TagsField demo={demo} />
          </Section>
          <Section title="Notes">
            <NotesField demo={demo} />
          </Section>
        </>
      )}
      <Section title="Info">
        <DemoInfo demo={demo} />
      </Section>
    </div>
  );
}

function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section className="min-w-0">
      <h2 className="mb-2.5 text-[15px]/6 font-medium tracking-[-.01em]">{title}</h2>
      {children}
    </section>
  );
}
