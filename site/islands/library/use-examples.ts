import { useEffect, useState } from 'react';
import type * as Examples from './demo-examples.ts';
import type { DemoExamples } from './demo-examples.ts';
import type { LibraryDemo } from './library-demo.ts';

/** What finds them is fetched after the list is there. */
const loadExamples = (): Promise<typeof Examples> => import('./demo-examples.ts');

/**
 * What a demo shows that is neither the client's own nor the agency's; undefined until it is known,
 * and where the files that say it do not come. When the demo changes, what was known of it stands
 * until the new is: a link that went and came back would lose the focus.
 */
export function useExamples(demo: LibraryDemo): DemoExamples | undefined {
  const [found, setFound] = useState<{ readonly of: string; readonly examples: DemoExamples }>();
  useEffect(() => {
    let isHere = true;
    loadExamples()
      .then(({ findExamples }) => findExamples(demo))
      .then(
        (examples) => {
          if (isHere) setFound({ of: demo.id, examples });
        },
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [demo]);
  return found?.of === demo.id ? found.examples : undefined;
}
