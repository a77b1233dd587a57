import { useId, type ReactElement, type ReactNode } from 'react';

/** A section of the account page: its heading on the left, its content on the right. */
export function AccountSection({
  title,
  text,
  place,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  /** The fragment that leads to it: `members` for `#members`. */
  readonly place?: string;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <section
      id={place}
      aria-labelledby={id}
      className="grid scroll-mt-20 gap-x-8 gap-y-5 border-t border-white/10 py-9 md:grid-cols-12 md:py-11"
    >
      <div className="md:col-span-4">
        <h2 id={id} className="text-xl/7 tracking-[-.02em]">
          {title}
        </h2>
        {text !== undefined && (
          <p className="mt-1.5 max-w-[36ch] text-sm/5.5 text-white/65">{text}</p>
        )}
      </div>
      <div className="min-w-0 md:col-span-7 md:col-start-6">{children}</div>
    </section>
  );
}
