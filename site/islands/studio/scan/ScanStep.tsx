import { useStore } from '@nanostores/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ScanLine from 'lucide-react/icons/scan-line';
import { useLayoutEffect, useRef, type ReactElement, type SubmitEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { $draft, patchDraft } from '../draft/draft-store.ts';
import { brandPart, scanEndPart, useLater } from '../shell/later-parts.ts';
import { $rescan, isRescan } from './rescan-store.ts';
import { ScanProgress } from './ScanProgress.tsx';
import { $scan } from './scan-state.ts';
import { scanWebsite, startFresh } from './scan-store.ts';
import { StepHeading } from '../shell/StepHeading.tsx';
import { usePart } from '../fields/use-slot.ts';

/** The first step of a new demo: scan a website, start fresh, or open another draft. */
export function ScanStep({ owner }: { owner: string }): ReactElement {
  const scan = useStore($scan);
  const rescan = useStore($rescan);
  const end = useLater(scanEndPart, scan.status, scan.status !== 'idle' || rescan !== undefined);
  const behind = useStore(brandPart.$part);
  return (
    <>
      <StepHeading
        title="Scan & Generate"
        lead="Paste your prospect’s address. Their name, colors and contact details are read from their website."
      />
      <ScanForm />
      <ScanProgress />
      {scan.status === 'scanning' && scan.found && typeof end === 'object' && (
        <end.FoundSoFar found={scan.found} />
      )}
      {(scan.status === 'ended' || scan.status === 'failed') && typeof end === 'object' && (
        <end.ScanEnd scan={scan} />
      )}
      {rescan && typeof end === 'object' && <end.RescanList />}
      <StartFresh />
      {typeof behind === 'object' && <behind.OtherDrafts owner={owner} />}
    </>
  );
}

/** The field for the address; a known address is scanned again. */
function ScanForm(): ReactElement {
  const url = usePart($draft, (draft) => draft.url);
  const scan = useStore($scan);
  const scanning = scan.status === 'scanning';
  const isAgain = isRescan(url);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== url) field.current.value = url;
  }, [url]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!scanning) void scanWebsite(url);
  };
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label="Website URL"
        id="f-url"
        ref={field}
        defaultValue={url}
        onKeyDown={(event) => {
          // A form whose only button is disabled is not submitted, so a blank address would get
          // no error.
          if (event.key === 'Enter' && url.trim() === '') void scanWebsite(url);
        }}
        onInput={({ currentTarget }) => patchDraft({ url: currentTarget.value })}
        error={scan.status === 'failed' ? scan.sentence : undefined}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        spellCheck={false}
        placeholder="prospect.com"
      />
      <Button
        type="submit"
        variant="primary"
        className="mt-3 min-h-12 w-full"
        disabled={url.trim() === '' || scanning}
      >
        <ScanLine aria-hidden="true" size={17} strokeWidth={1.75} />
        {isAgain ? 'Scan again' : 'Scan Website'}
      </Button>
    </form>
  );
}

function StartFresh(): ReactElement {
  return (
    <>
      <div className="my-6 flex items-center gap-4 text-xs text-white/55">
        <span aria-hidden="true" className="h-px flex-1 bg-white/9" />
        or
        <span aria-hidden="true" className="h-px flex-1 bg-white/9" />
      </div>
      <Button className="min-h-12 w-full" onClick={startFresh}>
        Start Fresh
        <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} />
      </Button>
      <p className="mt-2.5 text-center text-[13px]/5 text-balance text-white/60">
        No website yet? Begin with a template and type what you know.
      </p>
    </>
  );
}
