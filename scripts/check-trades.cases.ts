/**
 * A mistake in a trade or in the words of a language, its file, the replacement that causes it, and
 * the sentence that must be reported.
 */
export const tradeMistakes: readonly (readonly [
  string,
  string,
  string | RegExp,
  string,
  string,
])[] = [
  [
    'a label that is too long',
    'trades/bakery.yaml',
    'label: Bakery',
    `label: ${'Long '.repeat(20).trim()}`,
    'words.en.label is 99 characters, the design fits 30',
  ],
  [
    'a text without words',
    'trades/plumber.yaml',
    /label: .*/u,
    "label: ''",
    'words.en.label is empty',
  ],
  [
    'a missing language',
    'trades/vet.yaml',
    /(?<=^about:\n)[\s\S]*?(?= {2}fr:)/mu,
    '',
    'about.en is missing',
  ],
  [
    'an unknown industry',
    'trades/cafe.yaml',
    'industry: hospitality',
    'industry: hospitalty',
    'industry is "hospitalty", which is not a choice; did you mean hospitality?',
  ],
  [
    'a misspelt field',
    'trades/barber.yaml',
    /^absurd:/mu,
    'absurdities:',
    'absurdities is not a field; known are id, industry, fallback, kindOf, broad, design, styles, scene, drawings, types, terms, words, about, services, sections, action, prices, pictures, absurd',
  ],
  [
    'a kind of a trade that is missing',
    'trades/nail-studio.yaml',
    'kindOf: beauty-salon',
    'kindOf: beautysalon',
    'kindOf is "beautysalon", which is no trade; did you mean beauty-salon?',
  ],
  [
    'an unknown section',
    'trades/taxi.yaml',
    /^sections:\s*\[\s*\w+/mu,
    'sections: [abuot',
    'sections[1] is "abuot", which is not a choice; did you mean about?',
  ],
  [
    'a term in capitals',
    'trades/gym.yaml',
    /en:\s*\[\s*/u,
    'en: [GYM, ',
    'terms.en[1] must be in lower case',
  ],
  [
    'an id that is not the file’s name',
    'trades/church.yaml',
    'id: church',
    'id: chapel',
    "id must be church, the file's name",
  ],
  [
    'a word that the trade itself forbids',
    'trades/florist.yaml',
    /^absurd:\s*\[[^\]]*\]/mu,
    'absurd: [florist, attorneys, patients, guest rooms]',
    'words.en.label says "florist", which absurd forbids on its pages',
  ],
  [
    'a figure',
    'trades/hotel.yaml',
    /(?<=^about:\n {2}en: )/mu,
    'Since 1987. ',
    'about.en has a figure; it would be said of every such business',
  ],
  [
    'a term of another trade',
    'trades/winery.yaml',
    /en:\s*\[\s*/u,
    'en: [brewery, ',
    'terms.en has "brewery", which trades/brewery.yaml has too; it can name one trade only',
  ],
];

export const wordsMistakes: typeof tradeMistakes = [
  ['a missing text', 'words/fr.yaml', /^footer\.home: .*\n/mu, '', 'footer.home is missing'],
  [
    'a text that is needed',
    'words/nl.yaml',
    /^header\.contact: .*/mu,
    "header.contact: ''",
    'header.contact is empty',
  ],
  [
    'a text that is too long',
    'words/it.yaml',
    /^header\.about: .*/mu,
    `header.about: ${'Lungo '.repeat(10).trim()}`,
    'header.about is 59 characters, the design fits 30',
  ],
  [
    'an unknown name',
    'words/es.yaml',
    /^header\.about:/mu,
    'header.abuot:',
    'header.abuot is not a field; did you mean header.about?',
  ],
  [
    'a placeholder that is misspelt',
    'words/de.yaml',
    /^about\.heading: .*/mu,
    'about.heading: Über {nmae}',
    'about.heading has {nmae}, which is not filled in; did you mean name?',
  ],
  [
    'a placeholder that is left out',
    'words/pt.yaml',
    /^eyebrow\.place: .*/mu,
    "eyebrow.place: '{trade}'",
    'eyebrow.place lacks {place}, which words/en.yaml has',
  ],
  [
    'a placeholder that English does not have',
    'words/pt.yaml',
    /^hero\.more: .*/mu,
    "hero.more: 'Desde {year}'",
    'hero.more has {year}, which words/en.yaml has not',
  ],
  [
    'a figure',
    'words/de.yaml',
    /^hero\.more: .*/mu,
    'hero.more: Seit 30 Jahren',
    'hero.more has a figure; it would be said of every business',
  ],
];
