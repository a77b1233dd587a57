import type { ReactElement } from 'react';
import type { SlotName } from '../../../templates-data/model/slots.ts';
import { $origins, $values } from './draft-store.ts';
import { usePart } from './use-slot.ts';

/** Left blank, these are not on the page at all; the others show what the template brings. */
const absent: readonly SlotName[] = ['phone', 'email', 'address', 'hours'];

/** Where a field's value comes from; what was read from a website names the words it was read from. */
export function OriginTag({ name }: { name: SlotName }): ReactElement {
  const origin = usePart($origins, (all) => all[name]);
  const isBlank = usePart($values, (all) => (all[name] ?? '').trim() === '');
  const id = `f-${name}-origin`;
  if (origin?.kind === 'site') {
    return (
      <span id={id} title={origin.snippet} className={`${tagClass} border-blue/55 text-blue-text`}>
        from your site
        {origin.snippet !== '' && <span className="sr-only">: {origin.snippet}</span>}
      </span>
    );
  }
  if (origin?.kind === 'typed') {
    return (
      <span id={id} className={`${tagClass} border-white/14 text-white/75`}>
        typed
      </span>
    );
  }
  return (
    <span id={id} className={`${tagClass} border-dashed border-white/14 text-white/60`}>
      {isBlank && absent.includes(name) ? 'left out' : 'sample'}
    </span>
  );
}

const tagClass = 'shrink-0 rounded-full border px-2 text-[11px]/[18px] whitespace-nowrap';
