/**
 * The pictures that come with the software, each with a description for people who choose one.
 * Every trade names its own in `trades/<trade>.yaml`.
 */
import { plates } from './set-plates.ts';

const renders = {
  'law-colonnade': 'Colonnade',
  'law-portico': 'Portico',
  'law-capital': 'Capital of a column',
  'finance-towers': 'Glass towers',
  'finance-facade': 'Glass facade',
  boardroom: 'Boardroom',
  'site-frame': "Building's frame",
  villa: 'House at dusk',
  terrace: 'Terrace',
  pool: 'Pool',
  room: 'Living room',
  barn: 'Barn house',
  tower: 'Tower of flats',
  clinic: 'Bright reception',
  'reading-room': 'Reading room',
  shopfront: 'Shopfront',
  courtyard: 'Courtyard in the evening',
  arcade: 'Arcade',
  windows: 'Lit windows',
  'set-table': 'Set table by a fire',
  'bakery-shelves': 'Loaves on the shelf',
  'salon-chairs': 'Mirrors and chairs',
  'shop-shelves': 'Shelves and a parcel',
  'copper-pipes': 'Copper pipes and valves',
  'yoga-floor': 'Yoga floor in the sun',
  'garage-bay': 'Workshop with a lift',
  bedroom: 'Bedroom in the morning',
  classroom: 'Classroom in the sun',
  nave: 'Nave with benches',
  'bathroom-tiles': 'Tiled bathroom',
  'gym-rack': 'Rack with bars and weights',
  'coffee-bar': 'Coffee bar',
  'prototype-bench': 'Bench with a prototype',
  'florist-bench': 'Tulips on a bench',
  nursery: 'Nursery in the sun',
  'hedge-garden': 'Garden with a hedge',
  'tiled-roof': 'Tiled roof',
  'wine-cellar': 'Barrels and wine',
  'bar-at-night': 'Bar at night',
  'solicitors-desk': 'Desk with a sealed brief',
  'half-painted-wall': 'Half-painted wall',
  'bicycle-wall': 'Bicycle and workbench',
  'treatment-towels': 'Towels, stones and candles',
  'violin-table': 'Violin and sheets',
  'photo-studio': "Photographer's studio",
  'two-armchairs': 'Two armchairs',
  'copper-kettles': 'Copper kettles',
  'picture-hall': 'Hall with paintings',
  showroom: 'Sofa in the sun',
  'two-page-report': 'Open report of two pages',
  'kitchen-table': 'Kitchen table with papers',
  'wrapped-parcel': 'Wrapped parcel',
  'beer-on-barrel': 'Two beers on a barrel',
  'breakfast-tray': 'Breakfast tray on a bed',
  'wine-and-candle': 'Wine and a candle',
  'dentist-chair': "Dentist's chair",
  townhouses: 'Town houses',
  'house-frame': 'House being built',
} as const satisfies Readonly<Record<string, string>>;

export const setPictures: Readonly<Record<string, string>> = { ...renders, ...plates };

export function isPlate(name: string): boolean {
  return Object.hasOwn(plates, name);
}
