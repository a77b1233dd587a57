import { useState, type ReactElement } from 'react';
import type { Panel } from '../../../service/contract/panel.ts';
import type { LibraryDemo } from '../library/library-demo.ts';
import { Switch } from '../studio/shell/Switch.tsx';
import { updatePanel } from './update-panel.ts';

const parts: readonly { part: keyof Panel; label: string; hint: string }[] = [
  {
    part: 'comments',
    label: 'Comments',
    hint: 'One quiet button on the page. Your client points at words and writes, without an account.',
  },
  {
    part: 'choices',
    label: 'Other looks',
    hint: 'Your client tries the colours and headlines that you offer below, and tells you which.',
  },
  {
    part: 'approval',
    label: 'Approval',
    hint: 'Leads to the request for approval that is open, as long as one is.',
  },
];

/** Switches for the parts of the panel on the demo's page. */
export function PanelSwitches({ demo }: { readonly demo: LibraryDemo }): ReactElement {
  const [pending, setPending] = useState<Partial<Panel>>({});
  const change = async (part: keyof Panel, isOn: boolean): Promise<void> => {
    setPending((current) => ({ ...current, [part]: isOn }));
    await updatePanel(demo, { panel: { [part]: isOn } });
    setPending(({ [part]: _, ...rest }) => rest);
  };
  return (
    <section aria-labelledby="panel-switches" className="min-w-0">
      <h2 id="panel-switches" className="mb-1 text-[15px]/6 font-medium tracking-[-.01em]">
        On the page
      </h2>
      <div className="-mx-3.5">
        {parts.map(({ part, label, hint }) => (
          <Switch
            key={part}
            label={label}
            hint={hint}
            checked={pending[part] ?? demo.panel[part]}
            onChange={(isOn) => void change(part, isOn)}
          />
        ))}
      </div>
    </section>
  );
}
