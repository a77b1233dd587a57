import { type ReactElement, useRef, useState, useEffect } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field, controlClass } from '../../ui/Field.tsx';
import { $draft } from '../draft/draft-store.ts';
import { $pasted } from './scan-state.ts';
import { scanWebsite } from './scan-store.ts';

export function PasteBox(): ReactElement {
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
      <Button variant="primary" className="mt-3 w-full" onClick={read}>
        Read the pasted page
      </Button>
    </div>
  );
}
