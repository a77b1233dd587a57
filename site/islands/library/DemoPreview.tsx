import Lock from 'lucide-react/icons/lock';
import { useState, type ReactElement } from 'react';
import { libraryDemoAddress } from '../studio/making/demo-link.ts';
import { Button } from '../ui/Button.tsx';
import { DeviceChoice, type Device } from './DeviceChoice.tsx';
import { extendDemo } from './extend-demo.ts';
import { isExpired, type LibraryDemo } from './library-demo.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewStrip } from './PreviewStrip.tsx';
import { useIsWide } from './use-window.ts';

/** The demo's page as visitors see it, on a computer or a phone. */
export function DemoPreview({ demo }: { readonly demo: LibraryDemo }): ReactElement {
  const [device, setDevice] = useState<Device>('desktop');
  const isWide = useIsWide();
  if (!demo.local && isExpired(demo)) return <ExpiredPlate demo={demo} />;
  if (!isWide) return <PreviewStrip key={demo.uniqueId} demo={demo} />;
  return (
    <div className="flex h-[min(26rem,60vh)] shrink-0 flex-col overflow-hidden rounded-[10px] border border-white/14 bg-panel xl:h-auto xl:min-h-72 xl:flex-1">
      <div className="flex min-h-10 shrink-0 items-center gap-2 pr-1.5 pl-3.5">
        <Lock aria-hidden="true" size={13} strokeWidth={1.75} className="shrink-0 text-white/55" />
        <p className="min-w-0 flex-1 truncate text-[13px]/5 text-white/65">
          {libraryDemoAddress(demo).replace(/^https?:\/\//u, '')}
        </p>
        <DeviceChoice device={device} onChoose={setDevice} />
      </div>
      <PreviewFrame key={demo.uniqueId} demo={demo} device={device} />
    </div>
  );
}

function ExpiredPlate({ demo }: { readonly demo: LibraryDemo }): ReactElement {
  const [isBusy, setIsBusy] = useState(false);
  const extend = async (): Promise<void> => {
    setIsBusy(true);
    await extendDemo(demo);
    setIsBusy(false);
  };
  return (
    <div className="grid min-h-72 place-content-center justify-items-center gap-4 rounded-[10px] border border-white/14 bg-white/3 p-6 text-center">
      <div>
        <p className="text-[15px]/6 font-medium">This link has expired</p>
        <p className="mt-1 max-w-[44ch] text-sm/5.5 text-white/65">
          Visitors see your name and how to reach you, and can ask to see it again. Extend the link,
          and the demo is back at the same address.
        </p>
      </div>
      <Button busy={isBusy} onClick={() => void extend()}>
        Extend for 30 days
      </Button>
    </div>
  );
}
