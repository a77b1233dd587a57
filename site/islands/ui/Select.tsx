import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactElement, SelectHTMLAttributes } from 'react';
import { controlClass } from './Field.tsx';

/** A select whose text and arrow align with the text fields. */
export function Select({
  className = '',
  ...select
}: SelectHTMLAttributes<HTMLSelectElement>): ReactElement {
  return (
    <span className="relative block">
      <select
        {...select}
        className={`${controlClass} cursor-pointer appearance-none truncate pr-7! [&>option]:bg-panel ${className}`}
      />
      <ChevronDown
        aria-hidden="true"
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto text-white/60"
      />
    </span>
  );
}
