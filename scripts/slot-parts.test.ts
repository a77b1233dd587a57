import { expect, test } from 'vitest';
import { slotNames } from '../templates-data/model/slots.ts';
import { missingSlotParts, readSlotPlaces } from './slot-parts.ts';

const found = readSlotPlaces();

test.each(slotNames)('the slot %s has all its parts', (name) => {
  expect(missingSlotParts(name, found)).toEqual([]);
});

test('a slot with only a rule is reported with each file that it needs', () => {
  expect(missingSlotParts('fax', found)).toEqual([
    'The slot fax changes no page: derive a text from it in templates-data/model/places.ts',
    'The slot fax has no binding: add one to a section in site/firm/demo/sections',
    'The slot fax is in no request: add it to service/contract/website-data.ts',
    'The slot fax cannot be edited: add a SlotField to site/islands/studio/shell',
    'The slot fax is in no case: add one to templates-data/model/slots.cases.ts',
  ]);
});
