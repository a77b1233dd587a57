import type { ReactElement } from 'react';
import { toast } from '../../ui/toast-store.ts';
import { $shown, setValues } from '../draft/draft-store.ts';
import type { Origins } from '../draft/origin.ts';
import { revealSlot } from '../preview/preview-link.ts';
import { usePart } from './use-slot.ts';

interface ThemeButtonProps {
  readonly name: string;
  readonly primary: string;
  readonly secondary: string;
  readonly origins: Origins;
}

export function ThemeButton({ name, primary, secondary, origins }: ThemeButtonProps): ReactElement {
  const pressed = usePart(
    $shown,
    ({ primaryColor, secondaryColor }) => primaryColor === primary && secondaryColor === secondary,
  );
  const apply = (): void => {
    setValues({ primaryColor: primary, secondaryColor: secondary }, origins, `Theme ${name}`);
    revealSlot('primaryColor');
    toast({ title: 'Theme applied', description: name, duration: 2000 });
  };
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={apply}
      className={`flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[10px] border px-2.5 text-left text-[13px]/4 outline-offset-2 transition-colors duration-150 focus-visible:outline-2 focus-visible:outline-ring forced-colors:aria-pressed:outline-3 ${pressed ? 'border-blue bg-blue/14 text-white' : 'border-white/14 bg-white/[.025] text-white/85 hover:border-white/28'}`}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 shrink-0 rounded-full">
        <rect width="24" height="24" fill={primary} />
        <path d="M24 0v24H0z" fill={secondary} />
        <circle cx="12" cy="12" r="11.5" fill="none" stroke="#fff" strokeOpacity=".18" />
      </svg>
      {name}
    </button>
  );
}
