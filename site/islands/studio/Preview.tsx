import { Monitor, RotateCw, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { industryLabel, templateOf } from '../../../templates-data/model/slots.ts';
import { paths } from '../../paths.ts';
import { Button } from '../ui/Button.tsx';
import { $shown } from './draft-store.ts';
import { connectPreview, fitFrame, type FrameState } from './preview-frame.ts';
import { usePart } from './use-slot.ts';

const widths = { desktop: 1280, phone: 390 } as const;
type Device = keyof typeof widths;

interface PreviewProps {
  /** On a phone the preview has a screen of its own. */
  readonly hidden: boolean;
  readonly isWorking: boolean;
}

export function Preview({ hidden, isWorking }: PreviewProps): ReactElement {
  const template = usePart($shown, ({ industry }) => templateOf(industry));
  const [device, setDevice] = useState<Device>(() =>
    window.matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop',
  );
  const [attempt, setAttempt] = useState(0);
  return (
    <section
      aria-label="Live preview"
      className={`relative flex min-h-0 min-w-0 flex-col bg-ground max-md:row-start-1 md:col-start-2 md:row-span-2 md:row-start-1 ${hidden ? 'max-md:hidden' : ''}`}
    >
      <div className="flex h-13 shrink-0 items-center justify-between gap-3 border-b border-white/9 pr-3 pl-5">
        <p className="min-w-0 truncate text-[13px]/5 text-white/60">
          Live preview <span aria-hidden="true">·</span> {industryLabel(template)} template
        </p>
        <div className="flex shrink-0">
          <DeviceButton device="desktop" pressed={device === 'desktop'} onChoose={setDevice} />
          <DeviceButton device="phone" pressed={device === 'phone'} onChoose={setDevice} />
        </div>
      </div>
      <div className={`min-h-0 flex-1 ${device === 'phone' ? 'md:p-5 md:pb-0' : ''}`}>
        <Frame
          key={`${template} ${attempt}`}
          address={`${paths.industry(template)}/`}
          width={widths[device]}
          isPhone={device === 'phone'}
          onRetry={() => setAttempt(attempt + 1)}
        />
      </div>
      {isWorking && (
        <div aria-hidden="true" className="absolute inset-x-0 top-[51px] h-px overflow-hidden">
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
  const Icon = device === 'desktop' ? Monitor : Smartphone;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      title={device === 'desktop' ? 'Desktop, 1280 px' : 'Phone, 390 px'}
      onClick={() => onChoose(device)}
      className={`grid size-11 cursor-pointer place-items-center rounded-[10px] outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring ${pressed ? 'text-white' : 'text-white/50 hover:text-white/80'}`}
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
      <span className="sr-only">{device === 'desktop' ? 'Desktop preview' : 'Phone preview'}</span>
    </button>
  );
}

interface FrameProps {
  readonly address: string;
  readonly width: number;
  readonly isPhone: boolean;
  readonly onRetry: () => void;
}

function Frame({ address, width, isPhone, onRetry }: FrameProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<FrameState>('loading');
  useEffect(() => (frame.current ? connectPreview(frame.current, setState) : undefined), []);
  useEffect(
    () => (frame.current && box.current ? fitFrame(frame.current, box.current, width) : undefined),
    [width],
  );
  return (
    <div
      ref={box}
      className={`relative h-full w-full overflow-hidden ${isPhone ? 'mx-auto md:max-w-[390px] md:rounded-t-[14px] md:border md:border-b-0 md:border-white/14' : ''}`}
    >
      <iframe
        ref={frame}
        src={address}
        title="Live preview of the website"
        className={`absolute top-0 left-0 origin-top-left border-0 bg-white transition-opacity duration-200 ${state === 'ready' ? '' : 'invisible opacity-0'}`}
      />
      {state === 'loading' && <Skeleton />}
      {state === 'missing' && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-6 text-center">
          <p role="alert" className="max-w-[36ch] text-sm/5.5 text-white/70">
            The preview could not be loaded. What you enter is kept, and the demo can be made without it.
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

function Skeleton(): ReactElement {
  return (
    <div aria-hidden="true" className="absolute inset-0 p-8 motion-safe:animate-pulse">
      <div className="flex justify-between">
        <div className="h-4 w-28 rounded bg-white/8" />
        <div className="h-4 w-52 rounded bg-white/6" />
      </div>
      <div className="mt-[16%] h-9 w-3/5 rounded bg-white/8" />
      <div className="mt-3 h-9 w-2/5 rounded bg-white/8" />
      <div className="mt-7 h-4 w-1/2 rounded bg-white/6" />
      <div className="mt-2.5 h-4 w-2/5 rounded bg-white/6" />
      <div className="mt-8 h-11 w-36 rounded-[10px] bg-white/8" />
    </div>
  );
}
