import type { ReactElement } from 'react';
import { ChoiceField } from './ChoiceField.tsx';
import { headerFigures, layoutFigures } from './layout-figures.tsx';

const layouts = [
  { value: 'standard', label: 'Standard', figure: layoutFigures.standard },
  { value: 'minimal', label: 'Minimal', figure: layoutFigures.minimal },
  { value: 'bold', label: 'Bold', figure: layoutFigures.bold },
  { value: 'creative', label: 'Creative', figure: layoutFigures.creative },
];
const headers = [
  { value: 'transparent', label: 'Transparent', figure: headerFigures.transparent },
  { value: 'solid', label: 'Solid', figure: headerFigures.solid },
  { value: 'minimal', label: 'Minimal', figure: headerFigures.minimal },
];
const heroImages = [
  { value: 'abstract', label: 'As designed' },
  { value: 'pattern', label: 'Drawing' },
  { value: 'none', label: 'Words alone' },
];
const formPositions = [
  { value: 'footer', label: 'Last section' },
  { value: 'middle', label: 'After the services' },
  { value: 'page', label: 'On its own page' },
];

export function LayoutField(): ReactElement {
  return <ChoiceField name="layout" label="Layout style" columns={4} choices={layouts} />;
}

export function HeaderField(): ReactElement {
  return <ChoiceField name="headerStyle" label="Header style" columns={3} choices={headers} />;
}

export function HeroImageField(): ReactElement {
  return (
    <ChoiceField name="heroImageStyle" label="Hero image style" columns={3} choices={heroImages} />
  );
}

export function FormPositionField(): ReactElement {
  return (
    <ChoiceField
      name="contactFormPosition"
      label="Contact form position"
      columns={3}
      choices={formPositions}
    />
  );
}
