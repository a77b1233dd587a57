import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field, controlClass } from '../../ui/Field.tsx';
import { Bookmarklet } from './Bookmarklet.tsx';
import { $draft } from '../draft/draft-store.ts';
import { Notice } from '../shell/Notice.tsx';
import { outcomeWords } from './scan-outcomes.ts';
import {
  $pasted,
  scanWebsite,
  startFresh,
  continueUnfinished,
  type ScanState,
} from './scan-store.ts';

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

function PasteBox(): ReactElement {
  const box = useRef<HTMLTextAreaElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    box.current?.focus();
  }, []);
  const read = (): void => {
    const source = box.current?.value.trim() ?? '';
    setMissing(source === '');
    if (source !== '') void scanWebsite($draft.get().url, source);
    else box.current?.focus();
  };
  return (
    <div>
      <Field
        label="Text or source of the page"
        id="f-source"
        error={missing ? 'Please paste the text of the page' : undefined}
        hint="Nothing is fetched: only what you paste here is read."
      >
        {(control) => (
          <textarea
            {...control}
            ref={box}
            rows={5}
            dir="auto"
            spellCheck={false}
            defaultValue={$pasted.get()}
            onInput={({ currentTarget }) => $pasted.set(currentTarget.value)}
            className={`${controlClass} resize-y text-[13px]/5 pointer-coarse:resize-none`}
          />
        )}
      </Field>
      <Button look="primary" className="mt-3 w-full" onClick={read}>
        Read the pasted page
      </Button>
    </div>
  );
}
