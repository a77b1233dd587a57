import Monitor from 'lucide-react/icons/monitor';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { paths } from '../../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { $content, $shown } from '../draft/draft-store.ts';
import { fitFrame } from './fit-frame.ts';
import { $page } from '../shell/jump-to-field.ts';
import { editingPart, useLater } from '../shell/later-parts.ts';
import { PageTabs } from './PageTabs.tsx';
import { connectPreview, type FrameState } from './preview-frame.ts';
import { PreviewSkeleton } from './PreviewSkeleton.tsx';
import { $kit, designFor } from '../content/kit-store.ts';
import { shownDemo } from '../content/shown-demo.ts';

/** The desktop preview is as wide as its column, so that the page is shown at its real size. */
const devices = {
  desktop: { name: 'Desktop', width: undefined, Icon: Monitor, frame: '' },
  tablet: {
    name: 'Tablet',
    width: 834,
    Icon: Tablet,
    frame: 'md:max-w-[836px] md:rounded-t-[18px]',
  },
  phone: {
    name: 'Phone',
    width: 390,
    Icon: Smartphone,
    frame: 'md:max-w-[392px] md:rounded-t-[26px]',
  },
} as const;
type Device = keyof typeof devices;
const deviceNames = ['desktop', 'tablet', 'phone'] as const satisfies readonly Device[];

/** The design whose pages the preview loads; undefined until the demo's kit is fetched. */
const $template = computed([$shown, $content, $kit], () => designFor(shownDemo()));

interface PreviewProps {
  /** The classes that place it in its grid. */
  readonly place: string;
  readonly isWorking: boolean;
  /** Controls before the devices; without them, a hint stands there. */
  readonly before?: ReactNode;
  /** Controls at the end of the bar. */
  readonly after?: ReactNode;
}

export function Preview({ place, isWorking, before, after }: PreviewProps): ReactElement {
  const design = useStore($template);
  const page = useStore($page);
  const editing = useStore(editingPart.$part);
  const [device, setDevice] = useState<Device>(() =>
    window.matchMedia('(width < 64rem)').matches ? 'phone' : 'desktop',
  );
  const [attempt, setAttempt] = useState(0);
  const [width, setWidth] = useState(0);
  return (
    <section
      aria-label="Live preview"
      className={`relative flex min-h-0 min-w-0 flex-col bg-ground ${place}`}
    >
      <div className="flex h-14 shrink-0 items-center justify-between gap-3 border-b border-white/9 pr-3 pl-3">
        <PageTabs />
        {before ?? (
          <p className="shrink-0 text-[13px]/5 text-white/60 max-[84rem]:hidden">
            Click a text to edit it
          </p>
        )}
        <p
          aria-hidden="true"
          className="shrink-0 text-[13px]/5 text-white/60 tabular-nums max-lg:hidden"
        >
          {width > 0 ? `${width} px` : ''}
        </p>
        <div
          className={`flex shrink-0 ${after === undefined ? '' : 'rounded-[10px] border border-white/9 max-md:hidden'}`}
        >
          {deviceNames.map((one) => (
            <DeviceButton key={one} device={one} pressed={one === device} onChoose={setDevice} />
          ))}
        </div>
        {typeof editing === 'object' && <editing.GoLive />}
        {after}
      </div>
      <div className={`min-h-0 flex-1 ${device === 'desktop' ? '' : 'md:p-5 md:pb-0'}`}>
        {design === undefined ? (
          <PreviewSkeleton />
        ) : (
          <Frame
            key={`${design} ${page} ${attempt}`}
            address={paths.demoTemplate(design) + page}
            device={device}
            onWidth={setWidth}
            onRetry={() => setAttempt(attempt + 1)}
          />
        )}
      </div>
      {isWorking && (
        <div aria-hidden="true" className="absolute inset-x-0 top-[55px] h-px overflow-hidden">
          <div className="h-full w-full origin-left bg-blue transition-transform duration-[1500ms] ease-out starting:scale-x-0" />
        </div>
      )}
    </section>
  );
}

interface DeviceButtonProps {
  readonly device: Device;
  readonly pressed: boolean;
  readonly onChoose: (device: Device) => void;
}

function DeviceButton({ device, pressed, onChoose }: DeviceButtonProps): ReactElement {
  const { name, width, Icon } = devices[device];
  return (
    <button
      type="button"
      aria-pressed={pressed}
      title={width === undefined ? name : `${name}, ${width} px`}
      onClick={() => onChoose(device)}
      className={`grid size-11 cursor-pointer place-items-center rounded-[10px] outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring ${pressed ? 'text-white' : 'text-white/50 hover:text-white/80'}`}
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
      <span className="sr-only">{name} preview</span>
    </button>
  );
}

const $pageEditing = computed(editingPart.$part, (part) =>
  typeof part === 'object' ? part.pageEditing : undefined,
);

interface FrameProps {
  readonly address: string;
  readonly device: Device;
  /** The width at which the page is laid out. */
  readonly onWidth: (width: number) => void;
  readonly onRetry: () => void;
}

function Frame({ address, device, onWidth, onRetry }: FrameProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<FrameState>('loading');
  const editing = useLater(editingPart, address);
  const { width, frame: shape } = devices[device];
  useEffect(
    () => (frame.current ? connectPreview(frame.current, setState, $pageEditing) : undefined),
    [],
  );
  useEffect(
    () =>
      frame.current && box.current
        ? fitFrame(frame.current, box.current, width, onWidth)
        : undefined,
    [width, onWidth],
  );
  return (
    <div
      ref={box}
      className={`relative h-full w-full overflow-hidden ${device === 'desktop' ? '' : `mx-auto md:border md:border-b-0 md:border-white/14 ${shape}`}`}
    >
      <iframe
        ref={frame}
        src={address}
        title="Live preview of the website"
        className={`absolute top-0 left-0 origin-top-left border-0 bg-white transition-opacity duration-200 ${state === 'ready' ? '' : 'invisible opacity-0'}`}
      />
      {state === 'ready' && typeof editing === 'object' && <editing.EditingPanel />}
      {state === 'loading' && <PreviewSkeleton />}
      {state === 'missing' && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-6 text-center">
          <p role="alert" className="max-w-[36ch] text-sm/5.5 text-white/70">
            The preview could not be loaded. What you enter is kept, and the demo can be made
            without it.
          </p>
          <Button onClick={onRetry}>
            <RotateCw aria-hidden="true" size={16} strokeWidth={1.75} />
            Load the preview again
          </Button>
        </div>
      )}
    </div>
  );
}
