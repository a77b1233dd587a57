import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { ReactElement } from 'react';
import { paths } from '../../paths.ts';
import { buttonClass } from '../ui/Button.tsx';
import { useExamples } from './use-examples.ts';
import type { LibraryDemo } from './library-demo.ts';

interface ExamplesNoticeProps {
  readonly demo: LibraryDemo;
}

/** The number of examples in the demo, and a link to the first one in the wizard. */
export function ExamplesNotice({ demo }: ExamplesNoticeProps): ReactElement | null {
  const { words, first } = useExamples(demo) ?? { words: '', first: undefined };
  if (words === '') return null;
  const list = first === undefined ? '' : `?list=${first}`;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm/5.5 text-white/85">
      <CircleDashed aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
      <span>{words}</span>
      {!demo.local && (
        <a href={paths.editDemo(demo.uniqueId) + list} className={buttonClass('quiet', '', true)}>
          Replace<span className="sr-only"> them in the wizard</span>
        </a>
      )}
    </p>
  );
}
