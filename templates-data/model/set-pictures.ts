/** The pictures that come with the software: what each shows, and the businesses that it suits. */
import type { TemplateIndustry } from './industries.ts';

interface SetPicture {
  /** What it shows, for people who choose it. */
  readonly label: string;
  /** Ids of the industries and trades that the scene suits. */
  readonly fits: readonly string[];
}

/** Rooms for meeting, reading or waiting, which suit many trades. */
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
  'garage-bay': { label: 'Workshop with a lift', fits: ['garage'] },
  bedroom: {
    label: 'Bedroom in the morning',
    fits: ['bed-and-breakfast', 'holiday-rental', 'hospitality-business', 'hotel'],
  },
  classroom: {
    label: 'Classroom in the sun',
    fits: ['language-school', 'school', 'training-provider', 'tutor'],
  },
  nave: { label: 'Nave with benches', fits: ['church'] },
  'bathroom-tiles': { label: 'Tiled bathroom', fits: ['builder', 'craft-business', 'plumber'] },
  'gym-rack': { label: 'Rack with bars and weights', fits: ['gym', 'sports-club'] },
} as const satisfies Readonly<Record<string, SetPicture>>;

/**
 * Wood engravings in `site/assets/plates`: black lines on white, which every design prints in the
 * client's colours.
 */
const plates = {
  'plate-apples': { label: 'Crate of apples', fits: ['grocery', 'plate-bicycle'] },
  'plate-bell': {
    label: 'Reception bell and a key',
    fits: ['bed-and-breakfast', 'hospitality-business', 'hotel'],
  },
  'plate-bicycle': { label: 'Bicycle', fits: ['bike-shop', 'plate-blocks'] },
  'plate-blocks': { label: 'Building blocks and a ball', fits: ['kindergarten', 'plate-books'] },
  'plate-books': {
    label: 'Books and an apple',
    fits: [
      'driving-school',
      'kindergarten',
      'language-school',
      'music-school',
      'school',
      'training-provider',
      'tutor',
      'bookshop',
    ],
  },
  'plate-boxes': { label: 'Boxes to move house with', fits: ['moving', 'transport'] },
  'plate-brushes': { label: 'Brushes, a jug and apples', fits: ['artist'] },
  'plate-bucket': { label: 'Bucket and spray bottle', fits: ['cleaning', 'laundry', 'plate-bulb'] },
  'plate-bulb': { label: 'Light bulb and plug', fits: ['electrician', 'hvac', 'plate-camera'] },
  'plate-cake': { label: 'Cake and coffee', fits: ['bakery', 'cafe', 'event-planner'] },
  'plate-camera': { label: 'Camera', fits: ['photographer', 'artist', 'plate-chalice'] },
  'plate-chalice': { label: 'Chalice and candles', fits: ['church', 'plate-cups'] },
  'plate-cloche': {
    label: 'Covered dish and cutlery',
    fits: ['caterer', 'event-planner', 'restaurant'],
  },
  'plate-cups': { label: 'Cups of coffee', fits: ['bakery', 'cafe', 'plate-football'] },
  'plate-football': { label: 'Football and cup', fits: ['gym', 'sports-club', 'plate-garden'] },
  'plate-garden': {
    label: 'Watering can and box tree',
    fits: ['landscaper', 'florist', 'plate-glasses'],
  },
  'plate-glasses': { label: 'Glasses', fits: ['optician', 'plate-keys'] },
  'plate-hanger': { label: 'Folded clothes and a hanger', fits: ['clothes-shop'] },
  'plate-iron': { label: 'Folded linen and an iron', fits: ['laundry'] },
  'plate-keys': {
    label: 'Padlock and keys',
    fits: ['locksmith', 'property-manager', 'real-estate-agent'],
  },
  'plate-laptop': {
    label: 'Laptop and a notebook',
    fits: [
      'it-services',
      'marketing-agency',
      'software',
      'technology-company',
      'training-provider',
      'web-agency',
    ],
  },
  'plate-mortar': { label: 'Mortar and bottles', fits: ['pharmacy', 'plate-paint'] },
  'plate-paint': {
    label: 'Paint tins and brushes',
    fits: ['craft-business', 'painter', 'artist', 'plate-pets'],
  },
  'plate-pets': { label: 'Bowl, ball and bone', fits: ['pet-care', 'vet', 'plate-ring'] },
  'plate-plans': {
    label: 'Plan of a house and compasses',
    fits: ['architect', 'builder', 'engineering', 'interior-designer'],
  },
  'plate-report': {
    label: 'Report, pen and glasses',
    fits: [
      'accountant',
      'consultant',
      'financial-adviser',
      'insurance',
      'recruiter',
      'tax-adviser',
    ],
  },
  'plate-ring': { label: 'Rings', fits: ['jeweller', 'plate-roof'] },
  'plate-roof': {
    label: 'House with a tiled roof',
    fits: ['builder', 'carpenter', 'painter', 'roofer'],
  },
  'plate-scales': { label: 'Scales and law books', fits: ['lawyer', 'mediator', 'notary'] },
  'plate-scissors': {
    label: 'Scissors, comb and mirror',
    fits: ['barber', 'beauty-salon', 'hair-salon'],
  },
  'plate-stethoscope': { label: 'Stethoscope', fits: ['doctor', 'plate-stones'] },
  'plate-stones': {
    label: 'Stones, towels and lotus',
    fits: [
      'yoga-studio',
      'health-practice',
      'massage-spa',
      'physiotherapist',
      'psychologist',
      'beauty-salon',
      'nail-studio',
    ],
  },
  'plate-suitcase': {
    label: 'Suitcase and globe',
    fits: ['moving', 'language-school', 'taxi', 'travel-agency'],
  },
  'plate-tap': { label: 'Tap and spanners', fits: ['plumber'] },
  'plate-tools': {
    label: 'Hammer and saw',
    fits: [
      'builder',
      'carpenter',
      'craft-business',
      'electrician',
      'garage',
      'hvac',
      'locksmith',
      'manufacturer',
      'metalwork',
      'plumber',
      'roofer',
      'bike-shop',
    ],
  },
  'plate-tooth': { label: 'Tooth and mirror', fits: ['dentist', 'plate-tulips'] },
  'plate-tulips': { label: 'Tulips in a vase', fits: ['florist', 'plate-tyres'] },
  'plate-tyres': {
    label: 'Tyres and spanners',
    fits: ['garage', 'driving-school', 'car-dealer', 'plate-violin'],
  },
  'plate-violin': { label: 'Violin and metronome', fits: ['music-school', 'plate-weights'] },
  'plate-weights': {
    label: 'Kettlebells and dumbbells',
    fits: ['gym', 'martial-arts', 'sports-club'],
  },
  'plate-wheel': {
    label: 'Steering wheel and cones',
    fits: ['car-dealer', 'driving-school', 'taxi'],
  },
  'plate-wine': {
    label: 'Wine and grapes',
    fits: ['bar', 'brewery', 'caterer', 'event-planner', 'restaurant', 'winery'],
  },
} as const satisfies Readonly<Record<string, SetPicture>>;

export const setPictures: Readonly<Record<string, SetPicture>> = { ...renders, ...plates };

/** Whether a picture suits a trade. */
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
