import { z } from 'zod';
import { isPhone } from '../../templates-data/model/phone.ts';
import { listRules, otherRules, removedKinds } from '../../templates-data/model/content-rules.ts';
import { isPicturePlace } from '../../templates-data/model/pictures.ts';
import { isPagePath, sampleSections } from '../../templates-data/model/sections.ts';
import type { ContactSlot, SlotName } from '../../templates-data/model/slots.ts';
import { designs } from '../../templates-data/model/designs.ts';
import { isPageOfNetwork } from '../../templates-data/model/social-networks.ts';
import { Evidence, Fact } from './scan.ts';
import {
  clientList,
  knownId,
  itemSchema,
  knownKeys,
  optionalList,
  stringList,
  Sections,
  slot,
  text,
  Texts,
  webAddress,
} from './website-fields.ts';
import {
  PictureReference,
  sentPicture,
  sentPictures,
  SetPictureChoice,
} from './website-pictures.ts';

const optionalSlot = (name: SlotName): z.ZodOptional<z.ZodNullable<z.ZodType<string>>> =>
  slot(name).nullable().optional();

/**
 * A setting of the wizard that no template uses: stored with the demo, and dropped when malformed.
 */
const stored = z.string().max(40).optional().catch(undefined);

/** Evidence of a value; `words` is the value that was read, when the agency replaced it. */
const StoredEvidence = Evidence.extend({ words: z.string().max(2000).optional() });

/** Maximum number of evidence entries; a scan finds fewer. */
const maxEvidence = 80;

/**
 * The values with which a demo differs from its template. Colours are `#rrggbb`; `#rgb` is
 * expanded. A list or picture that is null, absent or empty is not set.
 */
export const WebsiteData = z.object(
  {
    businessName: optionalSlot('businessName'),
    industry: optionalSlot('industry'),
    slogan: optionalSlot('slogan'),
    description: optionalSlot('description'),
    primaryColor: optionalSlot('primaryColor'),
    secondaryColor: optionalSlot('secondaryColor'),
    callToAction: optionalSlot('callToAction'),
    layout: optionalSlot('layout'),
    headerStyle: optionalSlot('headerStyle'),
    fontStyle: optionalSlot('fontStyle').catch(undefined),
    logoText: optionalSlot('logoText'),
    logoType: stored,
    chatbotType: stored,
    footerStyle: stored,
    heroImageStyle: optionalSlot('heroImageStyle').catch(undefined),
    contactFormPosition: optionalSlot('contactFormPosition').catch(undefined),
    features: z
      .array(
        z.object({
          id: z.string().max(40),
          name: z.string().max(80),
          description: z.string().max(300),
          enabled: z.boolean(),
        }),
      )
      .max(20)
      .optional()
      .catch(undefined),
    contactInfo: z
      .strictObject({
        phone: optionalSlot('phone'),
        email: optionalSlot('email'),
        address: optionalSlot('address'),
        hours: optionalSlot('hours'),
      } satisfies Record<ContactSlot, z.ZodType>)
      .nullable()
      .optional(),
    services: stringList('services'),
    people: clientList('people'),
    testimonials: clientList('testimonials'),
    socials: optionalList(
      itemSchema('socials').refine(
        ({ network, url }) => isPageOfNetwork(String(network), String(url)),
        {
          path: ['url'],
          error: 'The address is not a page of the network that it is named after',
        },
      ),
      listRules.socials.label,
      listRules.socials.max,
    ),
    figures: clientList('figures'),
    faqs: clientList('faqs'),
    articles: clientList('articles'),
    priceList: clientList('priceList'),
    areas: stringList('areas'),
    brands: stringList('brands'),
    products: clientList('products'),
    rooms: clientList('rooms'),
    timetable: clientList('timetable'),
    /** Events; past dates are stored but not shown. */
    events: clientList('events'),
    projects: clientList('projects'),
    /** Where visitors book or order. */
    booking: z
      .object({
        label: text(otherRules.booking.label).optional(),
        url: text(otherRules.booking.url),
      })
      .nullable()
      .optional(),
    /** A number for emergencies, with its text. */
    emergency: z
      .object({
        label: text(otherRules.emergency.label).optional(),
        phone: text(otherRules.emergency.phone).refine(isPhone, {
          error: 'The emergency number must be a telephone number',
        }),
      })
      .nullable()
      .optional(),
    /** The client's own file, such as its menu. */
    download: z
      .object({
        label: text(otherRules.download.label).optional(),
        url: text(otherRules.download.url),
      })
      .nullable()
      .optional(),
    /** Year as four digits. */
    founded: z
      .string('The founding year must be text')
      .regex(/^(?:1[5-9]|20)\d\d$/u, 'The founding year must be a year like 1987')
      .nullable()
      .optional(),
    /** City or town. */
    locality: text(otherRules.locality).nullable().optional(),
    /** A trade of `templates-data/trades/`. */
    trade: z
      .string('Trade must be text')
      .regex(/^[a-z][a-z0-9-]{1,40}$/u, 'Trade must be the id of a trade')
      .nullable()
      .optional(),
    /** The design that the agency chose; null or absent for the trade's own. */
    design: z
      .enum(designs, `Design must be one of ${designs.join(', ')}`)
      .nullable()
      .optional(),
    /** Replaced texts of the template; null hides one. */
    texts: Texts.nullable().optional(),
    /** The order of each page's sections, and the hidden ones. */
    sections: Sections.nullable().optional(),
    hiddenPages: z
      .array(knownId('Hidden pages', isPagePath), 'Hidden pages must be a list')
      .nullable()
      .optional(),
    /** Sections that show the industry's sample, marked as an example. */
    samples: z
      .array(
        knownId('Samples', (id) => sampleSections.some((one) => one === id)),
        'Samples must be a list',
      )
      .nullable()
      .optional(),
    /** A language tag of two or three letters: `en`, `de`. */
    language: z
      .string('Language must be text')
      .regex(/^[A-Za-z]{2,3}$/u, 'Language must be two or three letters')
      .toLowerCase()
      .nullable()
      .optional(),
    /** The client's own website, from which the values were scanned. */
    sourceUrl: webAddress('The source', otherRules.sourceUrl.max).nullable().optional(),
    /**
     * Facts about the client's current website; shown on the demo only when the agency wants it.
     */
    today: optionalList(Fact, 'Facts', otherRules.today.max),
    /** All scanned facts about that website. For the owner only: visitors get `today`. */
    facts: optionalList(Fact, 'Facts', otherRules.today.max),
    /** Where values were read, by name. For the owner only. */
    evidence: z
      .record(z.string().max(60), StoredEvidence)
      .refine(
        (evidence) => Object.keys(evidence).length <= maxEvidence,
        `Evidence: at most ${maxEvidence} fit`,
      )
      .nullable()
      .optional()
      .catch(undefined),
    /**
     * What the agency removed, so that another scan does not bring it back: items by their list,
     * single values by name. For the owner only.
     */
    removed: z
      .strictObject(
        Object.fromEntries(
          removedKinds.map((kind) => [
            kind,
            z
              .array(
                z.string().min(1).max(otherRules.removed.name),
                'Removed items must be a list of texts',
              )
              .max(
                otherRules.removed.max,
                `Removed items: at most ${otherRules.removed.max} of a kind fit`,
              )
              .optional(),
          ]),
        ),
        'Removed items must be lists by their names',
      )
      .nullable()
      .optional(),
    logo: PictureReference.nullable().optional(),
    opening: z.union([PictureReference, SetPictureChoice]).nullable().optional(),
    /** Pictures of the other places, by place. */
    pictures: knownKeys(
      z.union([PictureReference, SetPictureChoice]).nullable(),
      'Pictures',
      isPicturePlace,
    )
      .nullable()
      .optional(),
  },
  'The website data must be an object',
);
export type WebsiteData = z.infer<typeof WebsiteData>;

/**
 * Website data as it is sent: a picture is an upload or a reference to a stored one; null removes
 * it.
 */
export const SentWebsiteData = WebsiteData.extend({
  logo: sentPicture('logo').nullable().optional(),
  opening: sentPicture('opening').nullable().optional(),
  pictures: sentPictures.nullable().optional(),
});
export type SentWebsiteData = z.infer<typeof SentWebsiteData>;
