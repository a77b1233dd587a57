/** The pictures that come with the software, with the businesses that each of them fits. */
import type { TemplateIndustry } from './industries.ts';
import { plates, type SetPicture } from './set-plates.ts';

/** Meeting and waiting rooms, which fit many industries. */
const rooms = [
  'law',
  'finance',
  'consulting',
  'technology',
  'medical',
  'education',
  'general',
] as const satisfies readonly TemplateIndustry[];
const houses = [
  'real-estate',
  'hospitality',
  'construction',
  'architect',
  'interior-designer',
] as const;
const columns = [
  'law',
  'finance',
  'consulting',
  'education',
  'museum',
  'association',
  'business',
] as const;
const towers = [
  'finance',
  'consulting',
  'technology',
  'real-estate',
  'construction',
  'law',
  'cleaning',
] as const;

const renders = {
  'law-colonnade': { label: 'Colonnade', fits: columns },
  'law-portico': { label: 'Portico', fits: columns },
  'law-capital': { label: 'Capital of a column', fits: columns },
  'finance-towers': { label: 'Glass towers', fits: towers },
  'finance-facade': { label: 'Glass facade', fits: [...towers, 'medical'] },
  boardroom: { label: 'Boardroom', fits: [...rooms, 'real-estate'] },
  'site-frame': {
    label: "Building's frame",
    fits: ['construction', 'engineering', 'architect', 'real-estate'],
  },
  villa: { label: 'House at dusk', fits: houses },
  terrace: { label: 'Terrace', fits: houses },
  pool: { label: 'Pool', fits: houses },
  room: { label: 'Living room', fits: [...houses, 'furniture-shop', 'care-home', 'psychologist'] },
  barn: { label: 'Barn house', fits: [...houses, 'general', 'retail', 'medical'] },
  tower: { label: 'Tower of flats', fits: [...towers, ...houses] },
  clinic: {
    label: 'Bright reception',
    fits: ['medical', 'retail', 'consulting', 'technology', 'general'],
  },
  'reading-room': { label: 'Reading room', fits: [...rooms, 'bookshop', 'retail'] },
  shopfront: {
    label: 'Shopfront',
    fits: ['retail', 'hospitality', 'pharmacy', 'optician', 'medical', 'general'],
  },
  courtyard: {
    label: 'Courtyard in the evening',
    fits: ['hospitality', 'real-estate', 'general', 'retail'],
  },
  arcade: {
    label: 'Arcade',
    fits: ['hospitality', 'real-estate', 'museum', 'church', 'education'],
  },
  windows: {
    label: 'Lit windows',
    fits: ['hospitality', 'real-estate', 'general', 'education', 'retail'],
  },
  'set-table': { label: 'Set table by a fire', fits: ['hospitality'] },
  'bakery-shelves': {
    label: 'Loaves on the shelf',
    fits: ['bakery', 'cafe', 'grocery', 'caterer'],
  },
  'salon-chairs': {
    label: 'Mirrors and chairs',
    fits: ['hair-salon', 'barber', 'beauty-salon', 'nail-studio'],
  },
  'shop-shelves': {
    label: 'Shelves and a parcel',
    fits: ['retail', 'interior-designer', 'museum', 'artist', 'craft-business'],
  },
  'copper-pipes': { label: 'Copper pipes and valves', fits: ['plumber', 'hvac', 'craft-business'] },
  'yoga-floor': {
    label: 'Yoga floor in the sun',
    fits: [
      'dance-school',
      'gym',
      'martial-arts',
      'massage-spa',
      'physiotherapist',
      'sports-club',
      'yoga-studio',
    ],
  },
  'garage-bay': { label: 'Workshop with a lift', fits: ['garage', 'car-care'] },
  bedroom: {
    label: 'Bedroom in the morning',
    fits: [
      'bed-and-breakfast',
      'holiday-rental',
      'hospitality-business',
      'hotel',
      'real-estate-agent',
    ],
  },
  classroom: {
    label: 'Classroom in the sun',
    fits: ['language-school', 'school', 'training-provider', 'tutor'],
  },
  nave: { label: 'Nave with benches', fits: ['church'] },
  'bathroom-tiles': { label: 'Tiled bathroom', fits: ['builder', 'craft-business', 'plumber'] },
  'gym-rack': { label: 'Rack with bars and weights', fits: ['gym', 'sports-club'] },
  'coffee-bar': { label: 'Coffee bar', fits: ['bakery', 'cafe'] },
  'prototype-bench': {
    label: 'Bench with a prototype',
    fits: ['engineering', 'manufacturer', 'technology-company'],
  },
  'florist-bench': { label: 'Tulips on a bench', fits: ['florist'] },
  nursery: { label: 'Nursery in the sun', fits: ['kindergarten'] },
  'hedge-garden': { label: 'Garden with a hedge', fits: ['landscaper'] },
  'tiled-roof': { label: 'Tiled roof', fits: ['builder', 'carpenter', 'roofer'] },
  'wine-cellar': { label: 'Barrels and wine', fits: ['winery'] },
  'bar-at-night': { label: 'Bar at night', fits: ['bar', 'brewery'] },
  'solicitors-desk': { label: 'Desk with a sealed brief', fits: ['lawyer', 'notary'] },
  'half-painted-wall': { label: 'Half-painted wall', fits: ['painter'] },
  'bicycle-wall': { label: 'Bicycle and workbench', fits: ['bike-shop'] },
  'treatment-towels': {
    label: 'Towels, stones and candles',
    fits: ['beauty-salon', 'massage-spa'],
  },
  'violin-table': { label: 'Violin and sheets', fits: ['music-school'] },
  'photo-studio': { label: "Photographer's studio", fits: ['photographer'] },
  'two-armchairs': {
    label: 'Two armchairs',
    fits: ['psychologist', 'mediator', 'recruiter', 'tutor', 'care-home', 'interior-designer'],
  },
  'copper-kettles': { label: 'Copper kettles', fits: ['brewery'] },
  'picture-hall': { label: 'Hall with paintings', fits: ['museum', 'artist'] },
  showroom: {
    label: 'Sofa in the sun',
    fits: ['furniture-shop', 'interior-designer', 'real-estate', 'holiday-rental', 'care-home'],
  },
  'two-page-report': { label: 'Open report of two pages', fits: ['finance', 'consultant'] },
  'kitchen-table': {
    label: 'Kitchen table with papers',
    fits: ['financial-adviser', 'financial-services', 'insurance'],
  },
} as const satisfies Readonly<Record<string, SetPicture>>;

export const setPictures: Readonly<Record<string, SetPicture>> = { ...renders, ...plates };

/** Whether a picture could show a business of a trade. */
export function fitsTrade(
  name: string,
  trade: { readonly id: string; readonly industry: string },
): boolean {
  const fits: readonly string[] = setPictures[name]?.fits ?? [];
  return fits.includes(trade.id) || fits.includes(trade.industry);
}

export function isPlate(name: string): boolean {
  return Object.hasOwn(plates, name);
}
