import type { ReactElement } from 'react';
import { ContactFields } from '../fields/ContactFields.tsx';
import { FormPositionField } from '../fields/StyleFields.tsx';

/** How the client is reached. */
export function ContactTab(): ReactElement {
  return (
    <div className="space-y-5">
      <ContactFields />
      <FormPositionField />
    </div>
  );
}
