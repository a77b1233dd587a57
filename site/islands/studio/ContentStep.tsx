import { ArrowUpRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { buttonClass } from '../ui/Button.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { layoutFigures } from './layout-figures.tsx';
import { MakingRefused } from './MakingRefused.tsx';
import { SlotField } from './SlotField.tsx';
import { StepHeading } from './StepHeading.tsx';
import { quoteAddress } from './studio-data.ts';
import { SuggestionBox } from './SuggestionBox.tsx';

const layouts = [
  { value: 'standard', label: 'Standard', figure: layoutFigures.standard },
  { value: 'minimal', label: 'Minimal', figure: layoutFigures.minimal },
  { value: 'bold', label: 'Bold', figure: layoutFigures.bold },
  { value: 'creative', label: 'Creative', figure: layoutFigures.creative },
];
const headers = [
  { value: 'transparent', label: 'Transparent' },
  { value: 'solid', label: 'Solid' },
  { value: 'minimal', label: 'Minimal' },
];
const fonts = [
  { value: 'modern', label: 'Modern' },
  { value: 'classic', label: 'Classic' },
  { value: 'clean', label: 'Clean' },
];

export function ContentStep(): ReactElement {
  return (
    <>
      <StepHeading
        title="Content Editing"
        lead="The words that sell, the way they are set, and how to get in touch."
      />
      <div className="space-y-6">
        <MakingRefused />
        <SuggestionBox />
        <SlotField
          name="callToAction"
          label="Call to action"
          placeholder="Get Started"
          hint="The words on the main button."
        />
        <ChoiceField name="layout" label="Layout" columns={4} choices={layouts} />
        <ChoiceField name="headerStyle" label="Header style" columns={3} choices={headers} />
        <ChoiceField name="fontStyle" label="Font style" columns={3} choices={fonts} />
        <h4 className="border-t border-white/9 pt-6 text-[15px]/6 font-medium">Contact details</h4>
        <SlotField name="phone" label="Phone" placeholder="(403) 555-0142" inputMode="tel" />
        <SlotField name="email" label="Email" placeholder="office@prospect.com" inputMode="email" />
        <SlotField name="address" label="Address" placeholder={'1200 Centre Street\nCalgary, AB'} rows={2} />
        <SlotField name="hours" label="Opening hours" placeholder="Monday to Friday, 9 to 5" rows={2} />
        <Promo />
      </div>
    </>
  );
}

function Promo(): ReactElement {
  return (
    <aside className="rounded-xl border border-white/12 bg-white/[.03] p-4">
      <h4 className="text-[15px]/6 font-medium">Have it built for you</h4>
      <p className="mt-1 text-sm/5.5 text-white/70">
        Our developers turn the demo into the client’s website: from $599, in 5-7 business days.
      </p>
      <a href={quoteAddress} target="_blank" rel="noopener" className={buttonClass('secondary', 'mt-3')}>
        Get a Quote
        <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.75} />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </aside>
  );
}
