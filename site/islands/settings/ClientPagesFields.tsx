import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { Agency } from '../../../service/contract/agency.ts';
import { labelTones, type LabelTone } from '../../../templates-data/model/demo-label.ts';
import { $agencyForm, editClientPages } from './agency-form-store.ts';

const tones: Readonly<Record<LabelTone, string>> = {
  dark: 'Dark',
  light: 'Light',
  quiet: 'Quiet',
};
const ring = 'outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring';

interface FieldsProps {
  readonly agency: Agency;
  readonly canChange: boolean;
}

/** The agency's presence on its demos: the tone of the label, and whether the product is named. */
export function ClientPagesFields({ agency, canChange }: FieldsProps): ReactElement {
  const { chosen } = useStore($agencyForm);
  const { labelTone = agency.labelTone, whiteLabel = agency.whiteLabel } = chosen;
  return (
    <>
      <fieldset disabled={!canChange}>
        <legend className="mb-1.5 text-sm/6 font-medium text-white/90">Label on your demos</legend>
        <div className="flex flex-wrap gap-x-6">
          {labelTones.map((tone) => (
            <label
              key={tone}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 text-[15px]/6"
            >
              <input
                type="radio"
                name="agency-label-tone"
                checked={tone === labelTone}
                onChange={() => editClientPages({ labelTone: tone })}
                className={`size-4.5 accent-blue ${ring}`}
              />
              {tones[tone]}
            </label>
          ))}
        </div>
        <p className="text-[13px]/5 text-white/60">
          It says on every page that this is a concept of yours, and cannot be removed.
        </p>
      </fieldset>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 text-[15px]/6">
        <input
          type="checkbox"
          disabled={!canChange}
          checked={whiteLabel}
          onChange={({ currentTarget }) => editClientPages({ whiteLabel: currentTarget.checked })}
          className={`mt-0.5 size-4.5 shrink-0 accent-blue ${ring}`}
        />
        <span>
          White label
          <span className="block text-[13px]/5 text-white/60">
            Pages without a demo carry your name and colours, and every demo has “Talk to us”, which
            writes to you or calls you. Add your email or phone above.
          </span>
        </span>
      </label>
    </>
  );
}
