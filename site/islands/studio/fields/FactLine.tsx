import type { ReactElement } from 'react';
import type { ClientFact } from '../../../../templates-data/model/client-fields.ts';
import { displayHost } from '../../../../templates-data/model/web-address.ts';

export const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export function FactLine({ fact: { sentence, source, at } }: { fact: ClientFact }): ReactElement {
  return (
    <li className="py-2.5">
      <p dir="auto" className="text-sm/5 text-pretty wrap-anywhere text-white/90">
        {sentence}
      </p>
      <p className="mt-0.5 text-[13px]/5 text-white/60">
        <a
          href={source}
          target="_blank"
          rel="noopener noreferrer"
          className="rounded-sm underline decoration-white/30 underline-offset-4 outline-offset-2 hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
        >
          {displayHost(source)}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        , <time dateTime={at}>{day.format(new Date(at))}</time>
      </p>
    </li>
  );
}
