import { readLists, toWireLists, type ClientLists } from './client-lists.ts';
import {
  isContactSlot,
  slotNames,
  type ContactSlot,
  type Overrides,
  type SlotName,
} from './slots.ts';

/**
 * The form in which demos are stored and sent: that of the specification, with the contact details
 * in an object of their own.
 */
type WebsiteData = Partial<Record<Exclude<SlotName, ContactSlot>, string>> & {
  contactInfo?: Partial<Record<ContactSlot, string>>;
} & Readonly<Record<string, unknown>>;

/** The inverse of `readOverrides` and `readLists`. */
export function toWebsiteData(overrides: Overrides, lists: ClientLists = {}): WebsiteData {
  const data: WebsiteData = {};
  const contactInfo: NonNullable<WebsiteData['contactInfo']> = {};
  for (const name of slotNames) {
    const value = overrides[name];
    if (value === undefined) continue;
    if (isContactSlot(name)) contactInfo[name] = value;
    else data[name] = value;
  }
  return { ...data, contactInfo, ...toWireLists(readLists(lists)) };
}
