import { useEffect, useRef, useState, type ReactElement } from 'react';
import { likelyDesign } from '../../../templates-data/model/demo-kit.ts';
import { paths } from '../../paths.ts';
import { fitFrame } from '../studio/preview/fit-frame.ts';
import { Button } from '../ui/Button.tsx';
import { extendDemo } from './extend-demo.ts';
import { isExpired, type LibraryDemo } from './library-demo.ts';

const pageWidth = 1280;
/** Going through the list by arrow keys loads only the page one stays at. */
const loadDelay = 180;

/**
 * The demo's own page, as visitors see it, scaled to fit. Nothing in it can be pressed, so no visit
 * and no form comes of it.
 */
export function DemoPreview({ demo }: { demo: LibraryDemo }): ReactElement {
  if (!demo.local && isExpired(demo)) return <ExpiredPlate demo={demo} />;
  return <Frame key={`${demo.uniqueId} ${demo.version}`} demo={demo} />;
}

function Frame({ demo }: { demo: LibraryDemo }): ReactElement {
  const { uniqueId, industry, local, name } = demo;
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isDue, setIsDue] = useState(false);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsDue, loadDelay, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(
    () =>
      frame.current && box.current ? fitFrame(frame.current, box.current, pageWidth) : undefined,
    [isDue],
  );
  const onLoad = (): void => {
    const page = frame.current?.contentDocument;
    // A demo on an origin of its own shows nothing of itself to this page.
    if (page?.URL === 'about:blank') return;
    setIsReady(true);
  };
  return (
    <div
      ref={box}
      inert
      className="relative aspect-[16/10] overflow-hidden rounded-[10px] border border-white/14 bg-white/4 max-md:aspect-[4/3]"
    >
      {!isReady && <div className="absolute inset-0 bg-white/4 motion-safe:animate-pulse" />}
      {isDue && (
        <iframe
          ref={frame}
          // A demo on this device has no page of its own yet: its template fills itself from what
          // the browser stores.
          src={
            local
              ? `${paths.demoTemplate(likelyDesign({ industry }))}/?saved=${encodeURIComponent(uniqueId)}`
              : paths.savedDemo(uniqueId)
          }
          title={`Preview of ${name}`}
          onLoad={onLoad}
          className={`absolute top-0 left-0 origin-top-left border-0 bg-white transition-opacity duration-200 ${isReady ? '' : 'opacity-0'}`}
        />
      )}
    </div>
  );
}

function ExpiredPlate({ demo }: { demo: LibraryDemo }): ReactElement {
  const [isBusy, setIsBusy] = useState(false);
  const extend = async (): Promise<void> => {
    setIsBusy(true);
    await extendDemo(demo);
    setIsBusy(false);
  };
  return (
    <div className="grid aspect-[16/10] place-content-center justify-items-center gap-4 rounded-[10px] border border-white/14 bg-white/3 p-6 text-center max-md:aspect-[4/3]">
      <div>
        <p className="text-[15px]/6 font-medium">This link has expired</p>
        <p className="mt-1 max-w-[44ch] text-sm/5.5 text-white/65">
          Visitors see a page in the client’s colors that says so. Extend the link, and the demo is
          back at the same address.
        </p>
      </div>
      <Button busy={isBusy} onClick={() => void extend()}>
        Extend for 30 days
      </Button>
    </div>
  );
}
