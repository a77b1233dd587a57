import type { ReactElement } from 'react';
import { DesignField } from './DesignField.tsx';
import { HeaderField, HeroImageField, LayoutField } from './StyleFields.tsx';

/** How the site is drawn: the same fields in the wizard and in the editor. */
export function DesignFields(): ReactElement {
  return (
    <>
      <DesignField />
      <LayoutField />
      <HeaderField />
      <HeroImageField />
    </>
  );
}
