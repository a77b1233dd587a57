import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { LibraryDemo } from './library-demo.ts';
import { layOutWhole, watchPage, type PageShape } from './page-shape.ts';
import { previewAddress } from './preview-address.ts';

/** The windows for which pages are laid out, in pixels. */
export const windows = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 834, height: 1112 },
  phone: { width: 390, height: 844 },
} as const;
type WindowKind = keyof typeof windows;

interface WholePageProps {
  readonly demo: LibraryDemo;
  readonly page?: string;
  readonly device: WindowKind;
  /** The displayed width, in pixels. */
  readonly width: number;
  readonly title: string;
  readonly onShape?: (shape: PageShape) => void;
}

/**
 * A whole page of a demo, scaled. It takes no clicks, so that it sends no form and counts no visit.
 */
export function WholePage({
  demo,
  page = '/',
  device,
  width,
  title,
  onShape,
}: WholePageProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const [address, setAddress] = useState<string>();
  const [shape, setShape] = useState<PageShape>();
  const { uniqueId, industry, local, version } = demo;
  const size = windows[device];
  const scale = width / size.width;
  useEffect(() => {
    let isGone = false;
    void previewAddress({ uniqueId, industry, local }, page).then((found) => {
      if (!isGone) setAddress(found);
    });
    return () => {
      isGone = true;
    };
  }, [uniqueId, industry, local, page]);
  useEffect(() => {
    const element = frame.current;
    if (!element || address === undefined) return;
    const measure = (): void => {
      const found = layOutWhole(element, size);
      if (!found) return;
      setShape(found);
      onShape?.(found);
    };
    let unwatch = (): void => undefined;
    // The frame may load several documents: a template page leads to the one of the demo's design.
    const start = (): void => {
      unwatch();
      measure();
      unwatch = watchPage(element, measure);
    };
    start();
    element.addEventListener('load', start);
    return () => {
      element.removeEventListener('load', start);
      unwatch();
    };
  }, [address, size, version, onShape]);
  return (
    <div
      className="relative overflow-hidden"
      style={{ width, height: (shape?.height ?? size.height) * scale }}
    >
      {!shape && <div className="absolute inset-0 bg-white/6 motion-safe:animate-pulse" />}
      {address !== undefined && (
        <iframe
          key={`${address} ${version}`}
          ref={frame}
          inert
          src={address}
          title={title}
          style={{ transform: `scale(${scale})` }}
          className={`absolute top-0 left-0 origin-top-left border-0 bg-white transition-opacity duration-200 ${shape ? '' : 'opacity-0'}`}
        />
      )}
    </div>
  );
}
