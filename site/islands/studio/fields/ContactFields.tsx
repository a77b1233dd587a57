import type { ReactElement } from 'react';
import { SlotField } from './SlotField.tsx';

/** How the client is reached: the same fields in the wizard and in the editor. */
export function ContactFields(): ReactElement {
  return (
    <>
      <SlotField name="phone" placeholder="(403) 555-0142" inputMode="tel" />
      <SlotField name="email" placeholder="office@prospect.example" inputMode="email" />
      <SlotField name="address" placeholder={'1200 Centre Street\nCalgary, AB'} rows={2} />
      <SlotField
        name="hours"
        placeholder={'Monday to Friday, 9 to 5\nSaturday by appointment'}
        rows={2}
      />
    </>
  );
}
