import { expect, test } from 'vitest';
import { $draft, $origins, $values } from '../studio/draft-store.ts';
import { demoReply } from './fake-browser.ts';
import { savedDemo } from './library-demo.ts';
import { startEditing } from './start-editing.ts';

test('a demo taken into the wizard keeps its link, and its fields hold what it says', () => {
  const templateData = {
    businessName: 'Harbor Law',
    slogan: 'Steady counsel',
    primaryColor: '#0f4c5c',
    contactInfo: { phone: '1' },
  };
  const demo = savedDemo(demoReply({ name: 'Second draft', templateData, industry: 'Dog grooming' }));
  startEditing(demo);
  expect($values.get()).toMatchObject({
    businessName: 'Harbor Law',
    slogan: 'Steady counsel',
    primaryColor: '#0f4c5c',
    phone: '1',
    industry: 'Dog grooming',
  });
  expect($draft.get()).toMatchObject({
    step: 2,
    made: { uniqueId: demo.uniqueId, local: false },
    editing: { id: 'd1', uniqueId: demo.uniqueId },
  });
  expect($origins.get().slogan).toEqual({ kind: 'typed' });
});
