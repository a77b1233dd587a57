import type { DerivedValues } from './derived-values.ts';
import type { Overrides } from './slots.ts';

interface SlotCase {
  readonly outcome: string;
  readonly overrides: Overrides;
  /** The places that this case checks. */
  readonly expected: Partial<DerivedValues>;
}

/**
 * One table of cases for all code that fills slots: the rules, the service, the browser and the
 * studio.
 */
export const slotCases: readonly SlotCase[] = [
  {
    outcome: 'a name alone is headline and title, and leaves no contact line',
    overrides: { businessName: 'Smith & Smith' },
    expected: {
      name: 'Smith & Smith',
      initials: 'SS',
      'headline-lead': 'Smith & Smith',
      'page-title': 'Smith & Smith',
      phone: '',
      'phone-href': '',
    },
  },
  {
    outcome: 'a slogan is the headline, in two voices, and follows the name in the title',
    overrides: { businessName: 'Harbor Dental', slogan: 'Gentle care, close to home' },
    expected: {
      'headline-lead': 'Gentle care, ',
      'headline-turn': 'close to home',
      'page-title': 'Harbor Dental: Gentle care, close to home',
    },
  },
  {
    outcome: 'a slogan without a turn stays in one voice',
    overrides: { businessName: 'Harbor', slogan: 'Homes with a view' },
    expected: { 'headline-lead': 'Homes with a view', 'headline-turn': '' },
  },
  {
    outcome: 'markup and replacement patterns in a name are shown as typed',
    overrides: {
      businessName: `<b>"A" & 'B'</b> $& $1 \${x}`,
      slogan: '</title><script>alert(1)</script>',
    },
    expected: {
      name: `<b>"A" & 'B'</b> $& $1 \${x}`,
      'headline-lead': '</title><script>alert(1)</script>',
    },
  },
  {
    outcome: 'an Arabic name with emoji gives initials of whole characters',
    overrides: { businessName: 'مكتب المحاماة 👩🏽‍⚖️ الأول', slogan: 'نقف معك' },
    expected: {
      name: 'مكتب المحاماة 👩🏽‍⚖️ الأول',
      initials: 'م\u200cم',
      'page-title': 'مكتب المحاماة 👩🏽‍⚖️ الأول: نقف معك',
    },
  },
  {
    outcome: 'a logo text stands instead of the initials',
    overrides: { businessName: 'North Shore Realty', logoText: 'NSR' },
    expected: { initials: 'NSR' },
  },
  {
    outcome: 'contact details are text and links',
    overrides: {
      businessName: 'Harbor',
      phone: '+1 (604) 555-0142 ext. 5',
      email: 'front.desk+web@harbor.example',
      address: '12 Quay Street\nVancouver, BC V6B 1A1',
      hours: 'Mon to Fri 9-5\nSat 10-2',
    },
    expected: {
      phone: '+1 (604) 555-0142 ext. 5',
      'phone-href': 'tel:+16045550142',
      'email-href': 'mailto:front.desk+web@harbor.example',
      street: '12 Quay Street',
      hours: 'Mon to Fri 9-5\nSat 10-2',
    },
  },
  {
    outcome: 'a phone without digits is text without a link, a phone of one digit is a link',
    overrides: { businessName: 'Harbor', phone: 'ask at the desk' },
    expected: { phone: 'ask at the desk', 'phone-href': '' },
  },
  {
    outcome: 'an industry of the agency’s own is a label with the general section titles',
    overrides: { businessName: 'Paws', industry: 'Dog <Grooming>' },
    expected: {
      'industry-label': 'Dog <Grooming>',
      'services-title': 'Our Services',
      'people-title': 'Our Team',
      'view-all-people': 'View All Team',
    },
  },
  {
    outcome: 'a known industry keeps its template’s own words',
    overrides: { businessName: 'Paws', industry: 'finance' },
    expected: { 'industry-label': '', 'services-title': '' },
  },
  {
    outcome: 'two colours, a layout, a header and a font style reach the page',
    overrides: {
      businessName: 'Sun',
      primaryColor: '#f5c400',
      secondaryColor: '#222222',
      layout: 'bold',
      headerStyle: 'solid',
      fontStyle: 'classic',
    },
    expected: { layout: 'bold', 'header-style': 'solid', 'font-style': 'classic' },
  },
  {
    outcome: 'a hero image style and a position of the contact form reach the page',
    overrides: { businessName: 'Sun', heroImageStyle: 'pattern', contactFormPosition: 'middle' },
    expected: { 'hero-image': 'pattern', 'form-position': 'middle' },
  },
  {
    outcome: 'a call to action replaces the buttons’ words, a description the lead',
    overrides: {
      businessName: 'Sun',
      callToAction: 'Book a visit',
      description: 'First line.\nSecond line.',
    },
    expected: {
      'call-to-action': 'Book a visit',
      description: 'First line.\nSecond line.',
      'page-description': 'First line. Second line.',
    },
  },
  {
    outcome: 'a long slogan is set smaller',
    overrides: {
      businessName: 'Rechtsanwaltskanzlei Donaudampfschifffahrt',
      slogan:
        'Versicherungsrechtliche Auseinandersetzungen verständlich erklärt und entschieden geführt',
    },
    expected: { 'headline-size': 'longest', 'name-size': 'long' },
  },
  {
    outcome: 'a short headline with a long word is set smaller too',
    overrides: { businessName: 'Nahrungsmittelgesellschaft' },
    expected: { 'headline-size': 'longest', 'name-size': 'short' },
  },
  {
    outcome: 'a word that is wider than a phone at full size makes its headline smaller',
    overrides: { businessName: 'Praxis Keller', slogan: 'Zahnbehandlungen mit Herz' },
    expected: { 'headline-size': 'longer' },
  },
  {
    outcome: 'a word of wide letters is set smaller than one as long of narrow ones',
    overrides: { businessName: 'Ремзавод', slogan: 'Ремонт и модернизация' },
    expected: { 'headline-size': 'longer', 'name-size': 'short' },
  },
];
