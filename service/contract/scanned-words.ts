import { z } from 'zod';

/** The maximum number of each kind, and the maximum length of its texts in characters. */
export const ownLimits = {
  tagline: 160,
  about: { heading: 100, max: 3, minLength: 40, maxLength: 600 },
  figures: { max: 6, value: 24, label: 80 },
  serviceDetails: { max: 12, name: 60, description: 300 },
  faqs: { max: 12, question: 200, answer: 800 },
  articles: { max: 6, title: 150, date: 40, url: 2048 },
  areas: { max: 20, name: 60 },
  brands: { max: 12, name: 60 },
  booking: { label: 60, url: 2048 },
  callToAction: 30,
  priceTitle: 40,
  priceList: { max: 60, group: 60, name: 80, price: 30, text: 200 },
  photos: { max: 24, alt: 200, url: 2048, subject: 120 },
} as const;

const {
  about,
  figures,
  serviceDetails,
  faqs,
  articles,
  areas,
  brands,
  booking,
  priceList,
  photos,
} = ownLimits;
const filled = (maxLength: number) => z.string().min(1).max(maxLength);
const webAddress = (maxLength: number) => z.url({ protocol: /^https?$/u }).max(maxLength);

export const StatedFigure = z.object({
  value: filled(figures.value),
  label: filled(figures.label),
});
export type StatedFigure = z.infer<typeof StatedFigure>;
export const ServiceDetail = z.object({
  name: filled(serviceDetails.name),
  description: filled(serviceDetails.description).optional(),
});
export type ServiceDetail = z.infer<typeof ServiceDetail>;
export const Faq = z.object({ question: filled(faqs.question), answer: filled(faqs.answer) });
export type Faq = z.infer<typeof Faq>;
/** An article, a post or a piece of news on the firm's website; its date as the page writes it. */
export const ScannedArticle = z.object({
  title: filled(articles.title),
  date: filled(articles.date).optional(),
  url: webAddress(articles.url),
});
export type ScannedArticle = z.infer<typeof ScannedArticle>;
export const BookingLink = z.object({ label: filled(booking.label), url: webAddress(booking.url) });
export type BookingLink = z.infer<typeof BookingLink>;
/** One line of a price list or a menu; its price as the page writes it. */
export const PricedItem = z.object({
  group: filled(priceList.group).optional(),
  name: filled(priceList.name),
  price: filled(priceList.price),
  text: filled(priceList.text).optional(),
});
export type PricedItem = z.infer<typeof PricedItem>;
/** A photograph on the page; it is not fetched. Its size is the one that the page states. */
export const ScannedPhoto = z.object({
  url: webAddress(photos.url),
  alt: z.string().max(photos.alt),
  width: z.int().min(1).optional(),
  height: z.int().min(1).optional(),
  /** The caption or heading of the photograph. */
  subject: filled(photos.subject).optional(),
  /** The focal point that the page states, as shares of its width and height. */
  focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
});
export type ScannedPhoto = z.infer<typeof ScannedPhoto>;

/**
 * The firm's own texts from its pages; each is absent when it was not found, and no list is empty.
 */
export const ownWordsShape = {
  /** The town or city of the address. */
  locality: filled(60).optional(),
  /** The sentence that opens the home page. */
  tagline: filled(ownLimits.tagline).optional(),
  about: z
    .object({
      heading: filled(about.heading).optional(),
      paragraphs: z
        .array(z.string().min(about.minLength).max(about.maxLength))
        .min(1)
        .max(about.max),
    })
    .optional(),
  /** The year of its founding. */
  founded: z
    .string()
    .regex(/^(?:1[6-9]|20)\d{2}$/u)
    .optional(),
  figures: z.array(StatedFigure).min(1).max(figures.max).optional(),
  /** The services of `services`, in the same order, with their descriptions. */
  serviceDetails: z.array(ServiceDetail).min(1).max(serviceDetails.max).optional(),
  faqs: z.array(Faq).min(1).max(faqs.max).optional(),
  articles: z.array(ScannedArticle).min(1).max(articles.max).optional(),
  /** Places where the firm works. */
  areas: z.array(filled(areas.name)).min(1).max(areas.max).optional(),
  /** Brands that it sells or works with. */
  brands: z.array(filled(brands.name)).min(1).max(brands.max).optional(),
  /** Where a visitor books, orders or reserves. */
  booking: BookingLink.optional(),
  /** The label of its main button, if it asks for an action. */
  callToAction: filled(ownLimits.callToAction).optional(),
  /** What the firm calls its price list. */
  priceTitle: filled(ownLimits.priceTitle).optional(),
  priceList: z.array(PricedItem).min(1).max(priceList.max).optional(),
  photos: z.array(ScannedPhoto).min(1).max(photos.max).optional(),
} as const;
export const OwnWords = z.object(ownWordsShape);
export type OwnWords = z.infer<typeof OwnWords>;

export const ownWordNames = [
  'locality',
  'tagline',
  'about',
  'founded',
  'figures',
  'serviceDetails',
  'faqs',
  'articles',
  'areas',
  'brands',
  'booking',
  'callToAction',
  'priceTitle',
  'priceList',
  'photos',
] as const satisfies readonly (keyof OwnWords)[];
export type OwnWordName = (typeof ownWordNames)[number];
