/** A picture that comes with the software. */
export interface SetPicture {
  /** A description for people who choose a picture. */
  readonly label: string;
  /** Industries and trades, by id, that the scene could belong to. */
  readonly fits: readonly string[];
}

/**
 * Wood engravings in `site/assets/plates`: black lines on white, which every design inks in the
 * brand's colours.
 */
export const plates = {
  'plate-anvil': { label: 'Anvil and hammer', fits: ['metalwork', 'manufacturer'] },
  'plate-applications': { label: 'Applications and a nameplate', fits: ['recruiter'] },
  'plate-apples': { label: 'Crate of apples', fits: ['grocery'] },
  'plate-bell': {
    label: 'Reception bell and a key',
    fits: ['bed-and-breakfast', 'hospitality-business', 'hotel'],
  },
  'plate-belt': { label: 'Folded jacket and belts', fits: ['martial-arts'] },
  'plate-bicycle': { label: 'Bicycle', fits: ['bike-shop'] },
  'plate-blocks': { label: 'Building blocks and a ball', fits: ['kindergarten'] },
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
  'plate-bridge': { label: 'Bridge, gears and a caliper', fits: ['engineering'] },
  'plate-brushes': { label: 'Brushes, a jug and apples', fits: ['artist'] },
  'plate-bucket': { label: 'Bucket and spray bottle', fits: ['cleaning', 'laundry', 'car-care'] },
  'plate-bulb': { label: 'Light bulb and plug', fits: ['electrician', 'hvac'] },
  'plate-cake': { label: 'Cake and coffee', fits: ['bakery', 'cafe', 'event-planner'] },
  'plate-calculator': {
    label: 'Calculator, receipts and a stamp',
    fits: ['accountant', 'tax-adviser'],
  },
  'plate-camera': { label: 'Camera', fits: ['photographer', 'artist'] },
  'plate-car': { label: 'Car, sponge and cloth', fits: ['car-care', 'car-dealer', 'garage'] },
  'plate-chalice': { label: 'Chalice and candles', fits: ['church'] },
  'plate-cloche': {
    label: 'Covered dish and cutlery',
    fits: ['caterer', 'event-planner', 'restaurant'],
  },
  'plate-cones': { label: 'Traffic cones and a key', fits: ['driving-school'] },
  'plate-cups': { label: 'Cups of coffee', fits: ['bakery', 'cafe'] },
  'plate-football': { label: 'Football and cup', fits: ['gym', 'sports-club'] },
  'plate-garden': {
    label: 'Watering can and box tree',
    fits: ['landscaper', 'florist'],
  },
  'plate-glasses': { label: 'Glasses', fits: ['optician'] },
  'plate-globe': { label: 'Globe and books', fits: ['language-school', 'travel-agency'] },
  'plate-hanger': { label: 'Folded clothes and a hanger', fits: ['clothes-shop'] },
  'plate-iron': { label: 'Folded linen and an iron', fits: ['laundry'] },
  'plate-keys': {
    label: 'Padlock and keys',
    fits: ['locksmith', 'property-manager', 'real-estate-agent'],
  },
  'plate-lamp': { label: 'Lamp over an open book', fits: ['tutor', 'school', 'training-provider'] },
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
  'plate-leash': { label: 'Collar, leash and ball', fits: ['pet-care', 'vet'] },
  'plate-lorry': { label: 'Lorry and a pallet', fits: ['transport'] },
  'plate-model': { label: 'Model of a house', fits: ['architect', 'property-developer'] },
  'plate-mortar': { label: 'Mortar and bottles', fits: ['pharmacy'] },
  'plate-open-report': {
    label: 'Open report, glasses and coffee',
    fits: ['accountant', 'consultant', 'financial-services'],
  },
  'plate-paint': {
    label: 'Paint tins and brushes',
    fits: ['craft-business', 'painter', 'artist'],
  },
  'plate-pets': { label: 'Bowl, ball and bone', fits: ['pet-care', 'vet'] },
  'plate-plans': {
    label: 'Plan of a house and compasses',
    fits: ['architect', 'builder', 'engineering', 'interior-designer'],
  },
  'plate-plane': { label: 'Plane and shavings', fits: ['carpenter', 'craft-business'] },
  'plate-radiator': { label: 'Radiator and a gauge', fits: ['hvac', 'plumber'] },
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
  'plate-ring': { label: 'Rings', fits: ['jeweller'] },
  'plate-roof': {
    label: 'House with a tiled roof',
    fits: ['builder', 'carpenter', 'painter', 'roofer'],
  },
  'plate-savings': {
    label: 'Coins and a small tree',
    fits: ['financial-adviser', 'financial-services'],
  },
  'plate-scales': { label: 'Scales and law books', fits: ['lawyer', 'mediator', 'notary'] },
  'plate-scissors': {
    label: 'Scissors, comb and mirror',
    fits: ['barber', 'beauty-salon', 'hair-salon'],
  },
  'plate-stethoscope': { label: 'Stethoscope', fits: ['doctor'] },
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
  'plate-taxi': { label: 'Sign of a taxi', fits: ['taxi'] },
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
  'plate-tooth': { label: 'Tooth and mirror', fits: ['dentist'] },
  'plate-tulips': { label: 'Tulips in a vase', fits: ['florist'] },
  'plate-tyres': {
    label: 'Tyres and spanners',
    fits: ['garage', 'car-care', 'driving-school', 'car-dealer'],
  },
  'plate-umbrella': { label: 'Umbrella over a house', fits: ['insurance'] },
  'plate-violin': { label: 'Violin and metronome', fits: ['music-school'] },
  'plate-weights': {
    label: 'Kettlebells and dumbbells',
    fits: ['gym', 'martial-arts', 'sports-club'],
  },
  'plate-wheel': {
    label: 'Steering wheel and cones',
    fits: ['car-care', 'car-dealer', 'driving-school', 'taxi'],
  },
  'plate-wine': {
    label: 'Wine and grapes',
    fits: ['bar', 'brewery', 'caterer', 'event-planner', 'restaurant', 'winery'],
  },
} as const satisfies Readonly<Record<string, SetPicture>>;
