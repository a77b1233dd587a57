import { beforeEach, expect, test } from 'vitest';
import {
  $checked,
  $origins,
  $refused,
  $shown,
  $values,
  $canUndo,
  $draft,
  chooseValue,
  clearDraft,
  replaceDraft,
  savedSnapshot,
  patchDraft,
  redo,
  setValues,
  setFeatureRequests,
  typeValue,
  undo,
} from './draft-store.ts';
import { chooseIndustry } from '../fields/choose-industry.ts';
import { standardFeatures } from '../fields/industry-choices.ts';
import { isTouched } from './is-touched.ts';

beforeEach(() => clearDraft());

test('a typed text is on the page and marked as typed', () => {
  typeValue('businessName', 'Harrow & Finch');
  expect($shown.get().businessName).toBe('Harrow & Finch');
  expect($origins.get().businessName).toEqual({ kind: 'typed' });
});

test('an emptied field shows the template’s value', () => {
  typeValue('slogan', 'Steady counsel');
  typeValue('slogan', '');
  expect($origins.get().slogan).toBeUndefined();
  expect($shown.get().slogan).toBe('');
});

test('while a colour is being typed, the page keeps the last valid one', () => {
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

test('set values have their origin; without one they are the template’s', () => {
  typeValue('slogan', 'Typed');
  setValues(
    { businessName: 'Foo LLP', slogan: 'Sample' },
    { businessName: { kind: 'site', snippet: '<title>Foo LLP' } },
  );
  expect($origins.get().businessName).toEqual({ kind: 'site', snippet: '<title>Foo LLP' });
  expect($origins.get().slogan).toBeUndefined();
});

test('an edit removes the service’s error from the field', () => {
  $refused.setKey('email', 'Please enter a valid email address');
  $refused.setKey('phone', 'Phone is too long');
  typeValue('email', 'office@foo.example');
  expect($refused.get().email).toBeUndefined();
  expect($refused.get().phone).toBe('Phone is too long');
});

test('a new demo starts with the defaults of the specification', () => {
  typeValue('headerStyle', 'solid');
  $checked.setKey('email', true);
  clearDraft();
  expect($values.get()).toMatchObject({
    industry: 'general',
    headerStyle: 'transparent',
    fontStyle: 'modern',
    layout: 'standard',
    primaryColor: '#1e293b',
  });
  expect($checked.get()).toEqual({});
});

test('typing in a field is one step of Undo, which also changes the page', () => {
  for (const text of ['S', 'St', 'Steady']) typeValue('slogan', text);
  typeValue('phone', '5');
  expect(undo()?.label).toBe('Phone');
  expect(undo()).toMatchObject({ label: 'Headline', field: 'slogan' });
  expect($values.get().slogan ?? '').toBe('');
  expect($shown.get().slogan ?? '').toBe('');
  expect($origins.get().slogan).toBeUndefined();
  expect($canUndo.get()).toBe(false);
  redo();
  expect($shown.get().slogan).toBe('Steady');
  expect($origins.get().slogan).toEqual({ kind: 'typed' });
});

test('each choice is one step', () => {
  for (const layout of ['bold', 'minimal', 'creative']) chooseValue('layout', layout);
  undo();
  expect($shown.get().layout).toBe('minimal');
});

test('a theme, an industry with its colors and features, and a feature can be undone', () => {
  setValues({ primaryColor: '#134e4a', secondaryColor: '#14b8a6' }, {}, 'Theme Tech Teal');
  const features = standardFeatures.map((one) => ({ ...one, enabled: false }));
  setFeatureRequests({ features }, 'Features');
  chooseIndustry('finance');
  expect($values.get().secondaryColor).toBe('#f59e0b');
  expect($draft.get().features).toBe(standardFeatures);
  undo();
  expect($values.get()).toMatchObject({ industry: 'general', secondaryColor: '#14b8a6' });
  expect($draft.get().features).toBe(features);
  undo();
  expect($draft.get().features).toBe(standardFeatures);
  expect(undo()?.label).toBe('Theme Tech Teal');
  expect($values.get().primaryColor).toBe('#1e293b');
});

test('Undo keeps the wizard’s step, and a link that was made meanwhile', () => {
  typeValue('businessName', 'Harrow');
  const made = { uniqueId: 'law-harrow-abc123', local: false };
  patchDraft({ step: 3, reached: 4, made, requestedId: made.uniqueId });
  undo();
  expect($draft.get()).toMatchObject({ step: 3, reached: 4, made, requestedId: made.uniqueId });
});

test('a demo of the library is opened at its page with its link, and nothing to undo', () => {
  typeValue('businessName', 'Unfinished');
  const editing = { id: 'r1', uniqueId: 'finance-foo-abc123', name: 'Foo' };
  const features = standardFeatures.map((one) => ({ ...one, enabled: false }));
  replaceDraft(
    savedSnapshot(
      { businessName: 'Foo', industry: 'finance', layout: 'bold' },
      { businessName: { kind: 'typed' } },
      { editing, features },
    ),
  );
  expect($shown.get()).toMatchObject({
    businessName: 'Foo',
    layout: 'bold',
    headerStyle: 'transparent',
  });
  expect($draft.get()).toMatchObject({
    step: 3,
    editing,
    made: { uniqueId: 'finance-foo-abc123', local: false },
    features,
  });
  expect(undo()).toBeUndefined();
});

test('a wizard counts as touched from the first letter until Undo', () => {
  expect(isTouched()).toBe(false);
  typeValue('slogan', 'x');
  expect(isTouched()).toBe(true);
  undo();
  expect(isTouched()).toBe(false);
});
