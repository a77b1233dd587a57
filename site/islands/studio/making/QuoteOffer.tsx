import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ReactElement } from 'react';
import { buttonClass } from '../../ui/Button.tsx';
import { quoteAddress } from '../fields/studio-data.ts';

interface QuoteOfferProps {
  readonly title: string;
  /** What our developers do, without a full stop; the price follows. */
  readonly text: string;
  readonly className: string;
}

/** The offer to have the website built, with the way to its quote. */
export function QuoteOffer({ title, text, className }: QuoteOfferProps): ReactElement {
  return (
    <aside className={className}>
      <h4 className="text-[15px]/6 font-medium">{title}</h4>
      <p className="mt-1 text-sm/5.5 text-white/70">{text}: from $599, in 5-7 business days.</p>
      <a
        href={quoteAddress}
        target="_blank"
        rel="noopener"
        className={buttonClass('secondary', 'mt-3')}
      >
        Get a Quote
        <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.75} />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </aside>
  );
}
