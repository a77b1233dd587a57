import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'bg-blue text-white not-disabled:hover:bg-blue-deep not-disabled:active:bg-[#1f59bb] disabled:bg-white/8 disabled:text-white/45',
  secondary:
    'border border-white/14 bg-white/[.03] text-white not-disabled:hover:border-white/28 not-disabled:hover:bg-white/6 disabled:text-white/45',
  quiet:
    'text-white/75 not-disabled:hover:bg-white/6 not-disabled:hover:text-white disabled:text-white/40',
  danger: 'border border-danger/45 text-danger not-disabled:hover:bg-danger/10 disabled:opacity-60',
};

/** The classes of a button, for links that look like one. */
export function buttonClass(
  variant: ButtonVariant = 'secondary',
  more = '',
  isNarrow = false,
): string {
  return `inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-[10px] ${isNarrow ? 'px-3' : 'px-4'} text-sm font-medium whitespace-nowrap outline-offset-2 transition-colors duration-150 select-none focus-visible:outline-2 focus-visible:outline-ring not-disabled:active:translate-y-px disabled:cursor-default   ${variants[variant]} ${more}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  /** Shows a spinner and ignores clicks; the button keeps its width and the focus. */
  readonly busy?: boolean;
  /** Whether it has less padding, for buttons in a row or at an edge. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button; its type is `button` by default. */
export function Button({
  variant = 'secondary',
  busy = false,
  narrow = false,
  disabled = false,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-disabled={disabled || busy}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(variant, `relative ${className}`, narrow)}
    >
      <span className={`inline-flex items-center gap-2 ${busy ? 'opacity-0' : ''}`}>
        {children}
      </span>
      {busy && (
        <LoaderCircle
          aria-hidden="true"
          size={18}
          className="absolute text-white/80 motion-safe:animate-spin"
        />
      )}
    </button>
  );
}
