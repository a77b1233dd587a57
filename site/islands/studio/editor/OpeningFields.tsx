import type { ReactElement } from 'react';
import { SlotField } from '../fields/SlotField.tsx';

/** The opening's own values; a new demo has their fields in its second and third step. */
export function OpeningFields(): ReactElement {
  return (
    <>
      <SlotField name="slogan" placeholder="What they do, in one line" />
      <SlotField
        name="description"
        placeholder="What the business does, for whom, and where."
        rows={3}
      />
      <SlotField name="callToAction" placeholder="Get Started" />
    </>
  );
}
