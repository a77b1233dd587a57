import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Bookmarklet } from './Bookmarklet.tsx';
import { $draft } from '../draft/draft-store.ts';
import { Notice } from '../shell/Notice.tsx';
import { outcomeWords } from './scan-outcomes.ts';
import type { ScanState } from './scan-state.ts';
import { scanWebsite, startFresh, continueUnfinished } from './scan-store.ts';
import { PasteBox } from './PasteBox.tsx';

type Ended = Extract<ScanState, { status: 'ended' | 'failed' }>;

/** The outcome of a scan that did not read the whole website, and what to do next. */
export function ScanEnd({ scan }: { scan: Ended }): ReactElement {
  const [pasting, setPasting] = useState(false);
  const words = scan.status === 'ended' ? outcomeWords[scan.outcome] : undefined;
  const found = scan.status === 'ended' ? scan.found : 0;
  const again = (): void => void scanWebsite($draft.get().url);
  const canPaste = words?.paste ?? true;
  const ways = (
    <div className="flex flex-wrap gap-2">
      {words?.retry && <Button onClick={again}>{words.retry}</Button>}
      {canPaste && !pasting && <Button onClick={() => setPasting(true)}>Paste the page</Button>}
      {found > 0 && <Button onClick={continueUnfinished}>Start with what was found</Button>}
      {words && !canPaste && found === 0 && (
        <Button onClick={startFresh}>Start without a website</Button>
      )}
    </div>
  );
  return (
    <div className="mt-5 space-y-4">
      {words ? (
        <Notice title={(scan.status === 'ended' ? scan.notice : undefined) ?? words.sentence}>
          <p>{words.advice}</p>
          {ways}
        </Notice>
      ) : (
        ways
      )}
      {scan.status === 'ended' && words?.bookmark && <Bookmarklet onUse={() => setPasting(true)} />}
      {canPaste && pasting && <PasteBox />}
    </div>
  );
}
