import { beforeEach, expect, test } from 'vitest';
import {
  $checked,
  $origins,
  $refused,
  $shown,
  $values,
  clearDraft,
  setValues,
  typeValue,
} from './draft-store.ts';

beforeEach(clearDraft);

test('a typed text is on the page and marked as typed', () => {
  typeValue('businessName', 'Harrow & Finch');
  expect($shown.get().businessName).toBe('Harrow & Finch');
  expect($origins.get().businessName).toEqual({ kind: 'typed' });
});

test('a field that is emptied again shows what the template brings', () => {
  typeValue('slogan', 'Steady counsel');
  typeValue('slogan', '');
  expect($origins.get().slogan).toBeUndefined();
  expect($shown.get().slogan).toBe('');
});

test('while a colour is being written the page keeps the last one', () => {
  typeValue('primaryColor', '#7a1f2b');
  typeValue('primaryColor', '#7a1f2');
  expect($values.get().primaryColor).toBe('#7a1f2');
  expect($shown.get().primaryColor).toBe('#7a1f2b');
});

test('a short colour is expanded for the page', () => {
  typeValue('secondaryColor', '#ABC');
  expect($shown.get().secondaryColor).toBe('#aabbcc');
});

test('a text that is too long stays as typed and is shown up to its limit', () => {
  typeValue('callToAction', 'x'.repeat(50));
  expect($values.get().callToAction).toHaveLength(50);
  expect($shown.get().callToAction).toHaveLength(40);
});

test('values from elsewhere bring their origin, and none means the template', () => {
  typeValue('slogan', 'Typed');
  setValues(
    { businessName: 'Foo LLP', slogan: 'Sample' },
    { businessName: { kind: 'site', snippet: '<title>Foo LLP' } },
  );
  expect($origins.get().businessName).toEqual({ kind: 'site', snippet: '<title>Foo LLP' });
  expect($origins.get().slogan).toBeUndefined();
});

test('an edit clears what the service objected to in that field', () => {
  $refused.setKey('email', 'Please enter a valid email address');
  $refused.setKey('phone', 'Phone is too long');
  typeValue('email', 'office@foo.example');
  expect($refused.get().email).toBeUndefined();
  expect($refused.get().phone).toBe('Phone is too long');
});

test('a new demo begins with the defaults of the specification', () => {
  typeValue('headerStyle', 'solid');
  $checked.setKey('email', true);
  clearDraft();
  expect($values.get()).toMatchObject({
    callToAction: 'Get Started',
    headerStyle: 'transparent',
    fontStyle: 'modern',
    layout: 'standard',
    primaryColor: '#1e293b',
  });
  expect($checked.get()).toEqual({});
});
