import { expect, test } from 'vitest';
import { slotNames } from '../templates-data/model/slots.ts';
import { missingSlotParts, readSlotPlaces } from './slot-parts.ts';

const found = readSlotPlaces();

test.each(slotNames)('the slot %s has all its parts', (name) => {
  expect(missingSlotParts(name, found)).toEqual([]);
});

test('a slot with only a rule is reported with each file that it needs', () => {
  expect(missingSlotParts('newSlot', found)).toEqual([
    'The slot newSlot changes no page: derive a text from it in templates-data/model/derived-values.ts',
    'The slot newSlot has no binding: add one to a section in site/firm/demo/sections',
    'The slot newSlot is lost in requests: add it to service/contract/website-data.ts, and a contact detail to contactSlots in slots.ts',
    'The slot newSlot cannot be edited: add a SlotField to site/islands/studio/fields',
    'The slot newSlot is in no case: add one to templates-data/model/slots.cases.ts',
  ]);
});
