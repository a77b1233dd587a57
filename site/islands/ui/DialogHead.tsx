import X from 'lucide-react/icons/x';
import type { ReactElement, ReactNode } from 'react';

const variants = {
  card: {
    row: 'gap-3',
    title: 'text-lg/6 tracking-[-.01em]',
    button: '-mr-3 size-11 rounded-lg text-white/70',
    icon: 18,
  },
  bar: {
    row: 'shrink-0 border-b border-white/9 pr-1 pl-4',
    title: 'text-[15px]/6',
    button: 'size-12 text-white/75',
    icon: 20,
  },
} as const;

interface DialogHeadProps {
  /** The id that the dialog names as its label; the title has the focus when the dialog opens. */
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  /** `bar`: above content of the window's whole width. */
  readonly variant?: keyof typeof variants;
  /** Controls between the title and the button. */
  readonly children?: ReactNode;
}

/** The title of a dialog, and the button that closes it. */
export function DialogHead({
  id,
  title,
  onClose,
  variant = 'card',
  children,
}: DialogHeadProps): ReactElement {
  const { row, title: titleClass, button, icon } = variants[variant];
  return (
    <div className={`flex items-center ${row}`}>
      <h2
        id={id}
        tabIndex={-1}
        dir="auto"
        className={`min-w-0 flex-1 truncate text-left font-medium outline-none ${titleClass}`}
      >
        {title}
      </h2>
      {children}
      <button
        type="button"
        onClick={onClose}
        className={`grid shrink-0 cursor-pointer place-items-center outline-offset-[-4px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring ${button}`}
      >
        <X aria-hidden="true" size={icon} strokeWidth={1.75} />
        <span className="sr-only">Close</span>
      </button>
    </div>
  );
}
