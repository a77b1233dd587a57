import { expect, test } from 'vitest';
import { slotNames } from '../../../../templates-data/model/slots.ts';
import {
  fieldsInOrder,
  validateField,
  firstFault,
  isUrgent,
  secondStep,
  findStep,
} from './field-rules.ts';

test('a business name and an industry are required, all else may be blank', () => {
  expect(validateField('businessName', '  ')).toBe('Please enter a business name');
  expect(validateField('industry', undefined)).toBe('Please choose an industry');
  expect(validateField('email', '')).toBeUndefined();
});

test('spaces around a value are allowed', () => {
  expect(validateField('email', ' office@foo.example ')).toBeUndefined();
  expect(validateField('primaryColor', 'maroon')).toBe(
    'Primary color must be a color like #1e293b',
  );
});

test('the first invalid field is the first one in the form', () => {
  expect(firstFault(secondStep, { industry: 'law', businessName: '', primaryColor: 'red' })).toBe(
    'businessName',
  );
  expect(firstFault(secondStep, { industry: 'law', businessName: 'Foo' })).toBeUndefined();
});

test('every field but the logo is in one of the steps', () => {
  expect(slotNames.filter((name) => !fieldsInOrder.includes(name))).toEqual(['logoText']);
  expect(new Set(fieldsInOrder).size).toBe(fieldsInOrder.length);
  expect(findStep('slogan')).toBe(2);
  expect(findStep('hours')).toBe(3);
});

test('an unfinished address or colour shows no error yet, a text that is too long does', () => {
  expect(isUrgent('email', 'office@')).toBe(false);
  expect(isUrgent('primaryColor', '#1')).toBe(false);
  expect(isUrgent('slogan', 'long')).toBe(true);
  expect(isUrgent('businessName', '')).toBe(false);
});
