import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { $readers } from '../signals/now-store.ts';
import type { LibraryDemo } from './library-demo.ts';
import type { PageShape } from './page-shape.ts';
import { WholePage, windows } from './WholePage.tsx';
import { ReadingMark } from './ReadingMark.tsx';

/**
 * Milliseconds before the page is loaded, so that moving through the list by arrow keys loads only
 * the last one.
 */
const loadDelay = 180;

interface PreviewFrameProps {
  readonly demo: LibraryDemo;
  readonly device: 'desktop' | 'phone';
  /** The maximum width of a phone, in pixels. */
  readonly phoneWidth?: number;
}

/**
 * The demo's page, which can be scrolled. During a visit it marks the section that is being read.
 */
export function PreviewFrame({ demo, device, phoneWidth = 300 }: PreviewFrameProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [isDue, setIsDue] = useState(false);
  const [shape, setShape] = useState<PageShape>();
  const reader = useStore($readers).find(({ demoId }) => demoId === demo.id);
  const page = reader?.page ?? '/';
  const width = device === 'phone' ? Math.min(phoneWidth, room) : room;
  const scale = width / windows[device].width;
  const section = shape?.sections.find(({ id }) => id === reader?.section);
  const top = section === undefined ? undefined : section.top * scale;
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => setRoom(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const timer = setTimeout(setIsDue, loadDelay, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (top === undefined) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.current?.scrollTo({ top: Math.max(0, top - 48), behavior: isStill ? 'auto' : 'smooth' });
  }, [top]);
  return (
    <div
      ref={box}
      tabIndex={0}
      role="region"
      aria-label={`Preview of ${demo.name}`}
      className="relative min-h-0 flex-1 [scrollbar-width:thin] [scrollbar-color:rgb(128_128_128/.6)_transparent] overflow-x-hidden overflow-y-auto overscroll-contain bg-white/4 outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring"
    >
      {isDue && room > 0 && (
        <div className="relative mx-auto" style={{ width }}>
          <WholePage
            key={`${device} ${page}`}
            demo={demo}
            page={page}
            device={device}
            width={width}
            title={`Preview of ${demo.name}`}
            onShape={setShape}
          />
          {reader && section && <ReadingMark reader={reader} section={section} scale={scale} />}
        </div>
      )}
    </div>
  );
}
