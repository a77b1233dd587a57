import type { ReactElement } from 'react';
import { useStore } from '@nanostores/react';
import { designLabels, designs } from '../../../../templates-data/model/designs.ts';
import { ChoiceTiles } from './ChoiceField.tsx';
import { chooseDesign } from '../content/content-store.ts';
import { $content } from '../draft/draft-store.ts';
import { $kit } from '../content/kit-store.ts';
import { usePart } from './use-slot.ts';

/** The choice of a design: the trade's, until the agency chooses another. */
export function DesignField(): ReactElement {
  const chosen = usePart($content, ({ design }) => design);
  const kit = useStore($kit);
  const suitable = typeof kit === 'object' ? kit.kit.trade.design : undefined;
  return (
    <ChoiceTiles
      id="f-design"
      label="Design"
      hint="The one marked suits the trade. Words, pictures and colors stay when you try another."
      columns={2}
      choices={designs.map((value) => ({
        value,
        label: designLabels[value],
        ...(value === suitable && { note: 'suits the trade' }),
      }))}
      value={chosen ?? suitable ?? ''}
      onChoose={(value) => {
        const design = designs.find((one) => one === value);
        chooseDesign(design === suitable ? undefined : design);
      }}
    />
  );
}
