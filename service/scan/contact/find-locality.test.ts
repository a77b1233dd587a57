import { expect, test } from 'vitest';
import { findTown } from './find-locality.ts';

test.each([
  ['1248 N Collins Blvd\nCovington, LA 70433', 'Covington'],
  ['604 W Ball St. Plant City, FL 33563', 'Plant City'],
  ['100 Main Street St. Paul, MN 55101', 'St. Paul'],
  ['98 Kirkwood Avenue\nBeaconsfield, Quebec H9W 5L4', 'Beaconsfield'],
  ['118 Worcester Rd, Kidderminster, DY10 1JR', 'Kidderminster'],
  ['4 Mill Yard\nBury, Lancashire, BL9 0AB', 'Bury'],
  ['5 Quay Rd, Manly NSW 2095', 'Manly'],
  ['Ramseiderstraße 22\n5760 Saalfelden', 'Saalfelden'],
  ['9 Place Bonnet, 34120 Pézenas', 'Pézenas'],
  ['2 rue du Lac\n69003 LYON CEDEX 03', 'Lyon'],
  ['Via Mazzini, 28\n10059 Susa (TO)', 'Susa'],
  ['Bergweg 4\n5804 BA Venray', 'Venray'],
  ['Beukenlaan 4h\n2611 VC, Delft', 'Delft'],
  ['Via Dante, 37, 01016 Tarquinia VT, Italia', 'Tarquinia'],
  ['ul. Długa 3\n00-238 Warszawa', 'Warszawa'],
  ['г. Москва, ул. Профсоюзная, д. 93', 'Москва'],
])('finds the town in %j', (address, town) => {
  expect(findTown(address)).toBe(town);
});

test.each(['12 Park Row', 'PO Box 19242', '30 Rue de la Paix'])(
  'finds no town in %j',
  (address) => {
    expect(findTown(address)).toBeUndefined();
  },
);

test('is read before the postcode of a Dutch address as well as after it', () => {
  expect(findTown('1e Molenstraat 20\nRotterdam, 3061 GE')).toBe('Rotterdam');
  expect(findTown('Molenstraat 20\n3061 GE Rotterdam')).toBe('Rotterdam');
});
