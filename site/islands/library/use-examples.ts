import { useEffect, useState } from 'react';
import type * as Examples from './demo-examples.ts';
import type { DemoExamples } from './demo-examples.ts';
import type { LibraryDemo } from './library-demo.ts';

/** The module is fetched after the list is shown. */
const loadExamples = (): Promise<typeof Examples> => import('./demo-examples.ts');

/**
 * The examples of a demo; undefined until they are known, or if the files cannot be fetched. After
 * a change the previous ones stay until the new ones are known, because a link that disappears for
 * a moment would lose the focus.
 */
export function useExamples(demo: LibraryDemo): DemoExamples | undefined {
  const [found, setFound] = useState<{
    readonly demoId: string;
    readonly examples: DemoExamples;
  }>();
  useEffect(() => {
    let isHere = true;
    loadExamples()
      .then(({ findExamples }) => findExamples(demo))
      .then(
        (examples) => {
          if (isHere) setFound({ demoId: demo.id, examples });
        },
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [demo]);
  return found?.demoId === demo.id ? found.examples : undefined;
}
