import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactElement } from 'react';
import { scanStageNames, describeProgress } from './scan-outcomes.ts';
import { $scan, stopScan } from './scan-state.ts';

/** The progress of a scan. The status line is always in the page, so that changes are announced. */
export function ScanProgress(): ReactElement {
  const scan = useStore($scan);
  const scanning = scan.status === 'scanning';
  const cancel = useRef<HTMLButtonElement>(null);
  // The disabled Scan button cannot keep the focus.
  useEffect(() => {
    if (scanning && !(document.activeElement instanceof HTMLInputElement)) cancel.current?.focus();
  }, [scanning]);
  const reached = scanning && scan.stage !== 'starting' ? scanStageNames.indexOf(scan.stage) : -1;
  return (
    <div className={scanning ? 'mt-5' : ''}>
      {scanning && (
        <div aria-hidden="true" className="mb-3 flex gap-1.5">
          {scanStageNames.map((stage, index) => (
            <span key={stage} className="h-0.5 flex-1 overflow-hidden rounded-full bg-white/12">
              <span
                className={`block h-full origin-left bg-blue transition-transform duration-300 ${index < reached ? 'scale-x-100' : index === Math.max(0, reached) ? 'scale-x-50 motion-safe:animate-pulse' : 'scale-x-0'}`}
              />
            </span>
          ))}
        </div>
      )}
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-sm/5 text-white/75">
          {scanning ? describeProgress(scan) : ''}
        </p>
        {scanning && (
          <button
            ref={cancel}
            type="button"
            onClick={stopScan}
            className="-my-3 min-h-11 cursor-pointer rounded-lg px-2 text-sm text-white/75 underline decoration-white/30 underline-offset-4 outline-offset-[-4px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
          >
            Cancel
          </button>
        )}
      </div>
    </div>
  );
}
