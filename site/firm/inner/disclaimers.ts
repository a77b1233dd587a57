/** What the information on an industry's sites is not; `LegalPage.astro` puts what holds for all of them around it. */

interface Clause {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const disclaimers: Readonly<Record<string, readonly Clause[]>> = {
  law: [
    {
      title: 'Not legal advice',
      paragraphs: [
        'The articles and answers on this website are general information about the law. They are not legal advice, and they cannot take account of your situation. Statutes, court decisions and filing procedures change, and what is true in one province may be wrong in another. Before you act, or decide not to act, speak with a lawyer.',
      ],
    },
    {
      title: 'No lawyer and client until both have agreed',
      paragraphs: [
        'Reading this website, writing to us through it or leaving a message does not make you our client. We act for you only once we have checked for conflicts of interest and you and we have agreed to the retainer.',
        'Please do not send confidential or urgent information through the website’s form. Until we have told you that we can act, we may not be able to keep what you send from being used by someone we already act for.',
      ],
    },
    {
      title: 'Deadlines go on running',
      paragraphs: [
        'Many claims are lost if a limitation period or a notice period passes, some of them within days. Contacting us does not stop the clock. If a date may be near, telephone a lawyer at once.',
      ],
    },
    {
      title: 'Past results',
      paragraphs: [
        'Results described here depended on their own facts. They do not promise or predict the outcome of any other matter.',
      ],
    },
  ],
  finance: [
    {
      title: 'Not advice for you in particular',
      paragraphs: [
        'What you read here is general information and education. It is not investment, tax, legal or insurance advice, and it does not consider your goals, means or tolerance for risk. Decide only after talking with a qualified adviser who knows your circumstances.',
        'Nothing on this website is an offer to sell, or a solicitation to buy, any security or insurance product.',
      ],
    },
    {
      title: 'Risk and past performance',
      paragraphs: [
        'Investments rise and fall, and you can lose money. Commissions, management fees and expenses may be charged. Past performance does not indicate future results. Unless we say so of a particular product, it is not guaranteed and is not covered by deposit insurance.',
      ],
    },
    {
      title: 'Figures and examples',
      paragraphs: [
        'Examples and calculations rest on the assumptions beside them. Tax rates, contribution limits and benefit amounts change every year; check the current ones with the Canada Revenue Agency or ask us.',
      ],
    },
  ],
  'real-estate': [
    {
      title: 'Property information',
      paragraphs: [
        'Descriptions, areas, measurements, taxes and prices come from owners, public records and others. We take care with them but do not guarantee them, and a property may be changed, sold or withdrawn without notice. Verify whatever matters to you, with a survey, an inspection or your lawyer, before you make an offer.',
      ],
    },
    {
      title: 'Not an offer',
      paragraphs: [
        'Nothing here is a contract or an offer that can be accepted. This website is not meant to solicit anyone who is already bound by an agreement with another brokerage.',
      ],
    },
    {
      title: 'Value and market comments',
      paragraphs: [
        'Remarks about prices and trends are opinions formed on the day they were written. They are not an appraisal, and past sales do not promise a future price. Nothing here is legal, tax, mortgage or investment advice.',
      ],
    },
  ],
  technology: [
    {
      title: 'Technical information',
      paragraphs: [
        'Articles and answers describe general practice. Systems differ, products change, and security advice ages quickly. Test a measure on a copy, with a backup that you have restored once, before you apply it to anything people depend on.',
      ],
    },
    {
      title: 'No promise of a result',
      paragraphs: [
        'Figures and case studies describe particular systems under particular conditions. They are not a promise about availability, performance, savings or security. What we undertake for you stands in our written agreement and nowhere else.',
      ],
    },
    {
      title: 'Names of others',
      paragraphs: [
        'Product and company names belong to their owners. Naming them here does not mean that they endorse us or that we endorse them.',
      ],
    },
  ],
  medical: [
    {
      title: 'Not medical advice',
      paragraphs: [
        'This website gives general health information. It does not diagnose, and it does not replace an examination by a qualified professional. Do not put off or abandon treatment because of something you read here, and do not start, stop or change a medicine without asking whoever prescribed it.',
      ],
    },
    {
      title: 'In an emergency',
      paragraphs: [
        'If you may be having a medical emergency, call 911 or go to the nearest emergency department. For advice from a nurse at any hour, most provinces and territories answer 811. Messages sent through this website are not watched around the clock.',
      ],
    },
    {
      title: 'No treatment relationship',
      paragraphs: [
        'Writing to us through this website does not make you our patient. Please keep symptoms, diagnoses and health-card numbers out of the contact form; tell us those in person or by telephone.',
      ],
    },
    {
      title: 'Results differ',
      paragraphs: [
        'Every treatment has risks, and outcomes differ from one person to the next. What a patient reports here is that person’s experience and not a forecast of yours.',
      ],
    },
  ],
  education: [
    {
      title: 'General information',
      paragraphs: [
        'Advice on learning is meant for most students and may not fit yours. It is not a psychological, medical or educational assessment. If you suspect a learning difficulty, a vision or a hearing problem, ask a qualified professional.',
      ],
    },
    {
      title: 'Results differ',
      paragraphs: [
        'Progress depends on the student, the starting point and the time given. Stories and figures describe the people they speak of; no grade, admission or test score is promised.',
      ],
    },
    {
      title: 'Schools and examinations',
      paragraphs: [
        'Curricula, examination dates and admission rules are set by ministries, boards and institutions. Check them with the source before you rely on them.',
      ],
    },
  ],
  construction: [
    {
      title: 'General information',
      paragraphs: [
        'Articles and answers describe common practice. They are not a design, an engineering opinion or an inspection of your property. Building codes, bylaws and permit rules differ from one place to the next; ask your municipality, or us, about yours.',
      ],
    },
    {
      title: 'Prices and schedules',
      paragraphs: [
        'Amounts and durations on this website are indications. Only a written scope, signed by both of us, fixes a price and a date.',
      ],
    },
    {
      title: 'Do not try this at height',
      paragraphs: [
        'Electrical, gas, structural and roofing work can injure or kill, and much of it must by law be done by licensed trades. Nothing here is an instruction to do it yourself.',
      ],
    },
  ],
  retail: [
    {
      title: 'Goods and prices',
      paragraphs: [
        'We show things as truly as a screen allows; colours and grain differ from piece to piece. Prices, stock and delivery areas may change without notice, and an obvious mistake in a price does not bind us. What you see in the shop, or in our written order confirmation, decides.',
      ],
    },
    {
      title: 'Care advice',
      paragraphs: [
        'Our notes on care are general. Follow the maker’s label first, and try any product on a hidden spot.',
      ],
    },
    {
      title: 'Your rights remain',
      paragraphs: ['Nothing here limits the rights that consumer protection law in your province gives you.'],
    },
  ],
  hospitality: [
    {
      title: 'Menus, rooms and prices',
      paragraphs: [
        'Menus follow the season and the market, and may change on the day. Prices, hours and availability are indications until we have confirmed your booking in writing. Photographs and drawings show the character of the house, not a particular table or room.',
      ],
    },
    {
      title: 'Allergies',
      paragraphs: [
        'Our kitchen handles nuts, gluten, milk, eggs, fish, shellfish and other allergens. We take great care, but we cannot promise that any dish is entirely free of a trace. Please tell us about every allergy when you book, and again when you sit down.',
      ],
    },
    {
      title: 'Alcohol',
      paragraphs: [
        'We serve alcohol only to guests of legal age in this province, and may ask for identification.',
      ],
    },
  ],
  consulting: [
    {
      title: 'Not advice for your company',
      paragraphs: [
        'The papers on this website are general. They are not legal, accounting, tax or investment advice, and they were written without knowledge of your business. Take advice on your own facts before you act.',
      ],
    },
    {
      title: 'Results differ',
      paragraphs: [
        'Engagements described here depended on people, timing and markets. They do not promise that another will go the same way.',
      ],
    },
    {
      title: 'Forward-looking remarks',
      paragraphs: [
        'Opinions about what may happen were formed on the day they were written, and we do not undertake to update them.',
      ],
    },
  ],
};

const usual: readonly Clause[] = [
  {
    title: 'General information',
    paragraphs: [
      'What you read here is general information. It was written without knowledge of your situation and is not professional advice. Ask before you rely on it.',
    ],
  },
];

export function disclaimersOf(industryId: string): readonly Clause[] {
  return (Object.hasOwn(disclaimers, industryId) ? disclaimers[industryId] : undefined) ?? usual;
}
