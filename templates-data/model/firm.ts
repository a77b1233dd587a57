import { z } from 'zod';
import { Stat } from './industry.ts';
import { ContactInfo, type Person } from './person.ts';
import { fontStyles, headerStyles, layouts } from './slots.ts';
import { industries } from './industries.ts';
import { hexColor, slug, text, webAddress } from './text.ts';
import { maxEmailLength } from './email-address.ts';

/**
 * A firm's changes to one of its industry's people; fields that are left out come from
 * `people.yaml`.
 */
const FirmPerson = z.strictObject({
  id: slug.describe('An id from the industry’s people.yaml'),
  title: text(50).optional().describe('Position at this firm'),
  bio: text(1200).optional().describe('Another profile text'),
  barAdmissions: z
    .array(text(120))
    .optional()
    .describe('Where and when they were called to the bar'),
  contactInfo: ContactInfo.optional().describe('E-mail, direct line and assistant at this firm'),
});

/** A sample firm: its industry's site with its own name, words, colours and contact details. */
export const Firm = z.strictObject({
  id: slug.describe("The file's name: the site stands at /firms/<id>"),
  industry: z.enum(industries).describe('Folder name of its industry'),
  name: text(80).describe('Everywhere; the initials are made from it'),
  slogan: text(120).describe('The headline; up to 28 characters are set largest'),
  description: text(600).describe('Below the headline, and for search engines'),
  about: z
    .strictObject({
      title: text(70).describe('Headline of the About section'),
      description: text(600).describe('First paragraph'),
      description2: text(600).optional().describe('Second paragraph'),
      history: text(900).optional().describe('On the page About'),
      mission: text(400).optional().describe('On the page About'),
      vision: text(400).optional().describe('On the page About'),
    })
    .optional()
    .describe('Takes the place of the industry’s About texts'),
  stats: z
    .array(Stat)
    .min(3, 'needs at least 3 figures')
    .max(5, 'fits at most 5 figures')
    .optional()
    .describe('Takes the place of the industry’s figures'),
  people: z
    .array(FirmPerson)
    .min(1, 'needs at least 1 person')
    .max(12, 'fits at most 12 people')
    .optional()
    .describe('Who of the industry’s people works here, in this order; without it all of them'),
  contact: z
    .strictObject({
      address: z
        .strictObject({
          street: text(80).describe('Street and number'),
          city: text(40).describe('City'),
          state: text(30).describe('Province, as two letters'),
          zip: text(12).describe('Postal code'),
        })
        .describe('Postal address, on two lines'),
      phone: text(60).describe('Use a 555-01xx number'),
      email: z
        .email('must be an e-mail address')
        .max(maxEmailLength)
        .describe('Use a domain that ends in .example'),
      /** One line for each span of days. */
      hours: text(240).describe('One line for each span of days'),
    })
    .describe('How to reach the firm: contact section, footer, map card'),
  social: z
    .array(
      z.strictObject({
        platform: text(20).describe('Name that is read out'),
        url: webAddress.describe('Address of the page'),
        icon: z.enum(['linkedin', 'facebook', 'x', 'instagram', 'youtube']).describe('The sign'),
      }),
    )
    .max(6, 'fits at most 6 links')
    .default([])
    .describe('The row Connect With Us'),
  theme: z
    .strictObject({
      primaryColor: hexColor.describe(
        'Brand color, in lower case; shades are adjusted so that text stays readable',
      ),
      secondaryColor: hexColor.describe('Accent color, in lower case'),
      layout: z.enum(layouts).default('standard').describe('Composition of the pages'),
      headerStyle: z.enum(headerStyles).default('transparent').describe('The header'),
      fontStyle: z.enum(fontStyles).default('modern').describe('The letters'),
    })
    .describe('Colors and composition'),
  posts: z
    .array(slug)
    .min(2, 'needs at least 2 articles')
    .max(6, 'fits at most 6 articles')
    .describe('Articles on the home page: names of files in the industry’s posts/, without .md'),
});
export type Firm = z.infer<typeof Firm>;

/** The firm's postal address on two lines. */
export function addressLines(firm: Firm): string {
  const { street, city, state, zip } = firm.contact.address;
  return `${street}\n${city}, ${state} ${zip}`;
}

/** The firm's people in its order, with its changes; all of the industry's when it names none. */
export function listFirmPeople(
  firm: Pick<Firm, 'people'>,
  people: readonly Person[],
): readonly Person[] {
  if (!firm.people) return people;
  return firm.people.flatMap(({ id, title, bio, barAdmissions, contactInfo }) => {
    const person = people.find((one) => one.id === id);
    if (!person) return [];
    return [
      {
        ...person,
        title: title ?? person.title,
        bio: bio ?? person.bio,
        barAdmissions: barAdmissions ?? person.barAdmissions,
        contactInfo: { ...person.contactInfo, ...contactInfo },
      },
    ];
  });
}
