import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ReactElement } from 'react';

const devices = [
  { id: 'desktop', label: 'As on a computer', Icon: Monitor },
  { id: 'phone', label: 'As on a phone', Icon: Smartphone },
] as const;
export type Device = (typeof devices)[number]['id'];

interface DeviceChoiceProps {
  readonly device: Device;
  readonly onChoose: (device: Device) => void;
}

/** Chooses the screen of a preview. */
export function DeviceChoice({ device, onChoose }: DeviceChoiceProps): ReactElement {
  return (
    <>
      {devices.map(({ id, label, Icon }) => (
        <button
          key={id}
          type="button"
          title={label}
          aria-pressed={device === id}
          onClick={() => onChoose(id)}
          className={`grid size-8 shrink-0 cursor-pointer place-items-center rounded-lg outline-offset-[-2px] focus-visible:outline-2 focus-visible:outline-ring max-md:size-11 ${device === id ? 'bg-white/12 text-white' : 'text-white/60 hover:text-white'}`}
        >
          <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
          <span className="sr-only">{label}</span>
        </button>
      ))}
    </>
  );
}
