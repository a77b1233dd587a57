import { expect, test } from 'vitest';
import { tidySentences } from './tidy-sentences.ts';

test.each([
  ['We dye wool by hand. ( continue...)', 'We dye wool by hand.'],
  ['Nous teignons la laine. Lire la suite »', 'Nous teignons la laine.'],
  ['A calm room for small groups..', 'A calm room for small groups.'],
  ['Lifts for goods,meals and cars', 'Lifts for goods, meals and cars'],
  ['Open at weekends , by appointment .', 'Open at weekends, by appointment.'],
  [
    'Un soin qui nourrit, répare et lisse la laine la plus sèche, tout en étant.',
    'Un soin qui nourrit, répare et lisse la laine la plus sèche.',
  ],
  [
    'We dye wool in nine colours, all from plants. Each of them is fast to light and the.',
    'We dye wool in nine colours, all from plants.',
  ],
  ['We came for the the wool.', 'We came for the wool.'],
  [
    'Hair of any length can thin. However, the comfort and look of t each client.',
    'Hair of any length can thin.',
  ],
])('%s', (found, shown) => {
  expect(tidySentences(found)).toBe(shown);
});

test.each([
  'Read more books than your neighbour does.',
  'It costs 1,200 a year… and more.',
  'This is the yard we came from.',
  'Rufen Sie uns gerne an.',
  'Seit 1990 backen wir in Ulm. Wir bieten Brot und Kuchen an.',
  'Mit uns geht die Reise los.',
  'We offer vitamin A.',
  'Nous nous occupons de tout, à la carte.',
  'Good hands and the.',
])('leaves as it is: %s', (text) => {
  expect(tidySentences(text)).toBe(text);
});
