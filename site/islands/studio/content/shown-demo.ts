import type { DemoValues } from '../../../../templates-data/model/demo-values.ts';
import { findInitials } from '../../../../templates-data/model/derived-values.ts';
import type { Overrides } from '../../../../templates-data/model/slots.ts';
import { shownLists } from './shown-lists.ts';
import { $content, $origins, $shown } from '../draft/draft-store.ts';
import { ownValues } from '../draft/own-values.ts';

let initialsByName = { businessName: '', initials: '' };

/**
 * The name and initials to show: a placeholder without a name, and initials computed once per name.
 */
function withDefaultName(shown: Overrides): Overrides {
  const businessName = shown.businessName || 'Your Business';
  if (initialsByName.businessName !== businessName)
    initialsByName = { businessName, initials: findInitials(businessName) };
  return { ...shown, businessName, logoText: shown.logoText || initialsByName.initials };
}

/** The draft as the demo that it will make. */
export function shownDemo(): DemoValues {
  return {
    overrides: withDefaultName(ownValues($shown.get(), $origins.get())),
    lists: shownLists($content.get()),
  };
}
