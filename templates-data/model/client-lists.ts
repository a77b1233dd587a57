/**
 * What a demo may show of its client besides the slots: lists of texts, two pictures, and a few facts. Here are their forms and
 * limits; what each becomes on a page is in `client-parts.ts`.
 */
import { isShowable } from './show-text.ts';
import { isPageOfNetwork } from './social-networks.ts';

/** Limits in characters (code points), addresses and base64 in bytes, pictures in pixels. */
export const listLimits = {
  services: { most: 12, text: 60 },
  people: { most: 12, name: 80, title: 100 },
  testimonials: { most: 6, quote: 600, author: 100, source: 300 },
  socials: { most: 8, network: 20, url: 300 },
  today: { most: 5, sentence: 300, source: 2048 },
  sourceUrl: 2048,
  logo: { width: 480, height: 240, base64: 40_000 },
  opening: { width: 1600, height: 1000, base64: 240_000 },
} as const;

export interface ClientPerson {
  readonly name: string;
  /** May be empty. */
  readonly title: string;
}

export interface ClientTestimonial {
  readonly quote: string;
  /** May be empty. */
  readonly author: string;
  /** Address of the page that the words stand on. */
  readonly source?: string;
}

export interface ClientSocial {
  readonly network: string;
  readonly url: string;
}

/** One thing that is so about the client's present website: where (an address) and when (ISO time) it was seen. */
export interface ClientFact {
  readonly id: string;
  readonly sentence: string;
  readonly value: boolean | number | string;
  readonly source: string;
  readonly at: string;
}

export const pictureGrounds = ['light', 'dark', 'own'] as const;
/** What a picture can be read on; `own` where it brings its ground with it. */
export type PictureGround = (typeof pictureGrounds)[number];
export const pictureKinds = ['logo', 'opening'] as const;
export type PictureKind = (typeof pictureKinds)[number];

interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly background?: PictureGround;
}
/** A picture that the service holds. */
export interface StoredPicture extends PictureSize {
  readonly hash: string;
}
/** What browsers can make of a canvas: all of them PNG and JPEG, Safari no WebP. */
export const uploadTypes = ['image/webp', 'image/png', 'image/jpeg'] as const;
/** A picture that no service holds yet. */
export interface UploadedPicture extends PictureSize {
  readonly type: (typeof uploadTypes)[number];
  readonly base64: string;
}
export type ClientPicture = StoredPicture | UploadedPicture;

/** What was given of a client; a list that is not given is not there, and never empty. */
export interface ClientLists {
  readonly services?: readonly string[];
  readonly people?: readonly ClientPerson[];
  readonly testimonials?: readonly ClientTestimonial[];
  readonly socials?: readonly ClientSocial[];
  readonly today?: readonly ClientFact[];
  /** Two or three lower-case letters: `de`. */
  readonly language?: string;
  /** The website that everything was read from. */
  readonly sourceUrl?: string;
  readonly logo?: ClientPicture;
  readonly opening?: ClientPicture;
}
export type ListName = keyof ClientLists;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text on one line; undefined for what is no text, cannot be shown, or is too long. */
function line(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/\s+/gu, ' ').trim();
  return !isShowable(text) || Array.from(text).length > max ? undefined : text;
}

/** A text that says something. */
function words(value: unknown, max: number): string | undefined {
  const text = line(value, max);
  return text === '' ? undefined : text;
}

/** An address that a page may lead to: http and https only, without a name and password. */
export function webAddressOf(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string' || value.length > max || !/^https?:\/\//iu.test(value)) return undefined;
  if (/[\s<>"\\^`{|}]/u.test(value) || !isShowable(value) || !URL.canParse(value)) return undefined;
  const { protocol, username, password } = new URL(value);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && username === '' && password === '' ? value : undefined;
}

/** The name of a website as people write it: `harbor.example`. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./u, '') : '';
}

function listOf<T>(value: unknown, most: number, read: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items: unknown[] = value;
  const list = items.flatMap((item) => read(item) ?? []).slice(0, most);
  return list.length > 0 ? list : undefined;
}

function readPerson(item: unknown): ClientPerson | undefined {
  if (!isObject(item)) return undefined;
  const name = words(item['name'], listLimits.people.name);
  return name === undefined ? undefined : { name, title: line(item['title'], listLimits.people.title) ?? '' };
}

function readTestimonial(item: unknown): ClientTestimonial | undefined {
  if (!isObject(item)) return undefined;
  const limits = listLimits.testimonials;
  const quote = words(item['quote'], limits.quote);
  if (quote === undefined) return undefined;
  const source = webAddressOf(item['source'], limits.source);
  return {
    quote,
    author: line(item['author'], limits.author) ?? '',
    ...(source !== undefined && { source }),
  };
}

function readSocial(item: unknown): ClientSocial | undefined {
  if (!isObject(item)) return undefined;
  const network = words(item['network'], listLimits.socials.network);
  const url = webAddressOf(item['url'], listLimits.socials.url);
  if (network === undefined || url === undefined) return undefined;
  return isPageOfNetwork(network, url) ? { network, url } : undefined;
}

function readFact(item: unknown): ClientFact | undefined {
  if (!isObject(item)) return undefined;
  const { id, value, at } = item;
  const sentence = words(item['sentence'], listLimits.today.sentence);
  const source = webAddressOf(item['source'], listLimits.today.source);
  const isMeasure = typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';
  if (sentence === undefined || source === undefined || typeof id !== 'string' || !isMeasure)
    return undefined;
  if (typeof at !== 'string' || !/^\d{4}-\d\d-\d\dT/u.test(at) || Number.isNaN(Date.parse(at)))
    return undefined;
  return { id, sentence, value, source, at };
}

function isSide(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
}

function readPicture(kind: PictureKind, item: unknown): ClientPicture | undefined {
  if (!isObject(item)) return undefined;
  const limits = listLimits[kind];
  const { width, height, hash, base64 } = item;
  if (!isSide(width, limits.width) || !isSide(height, limits.height)) return undefined;
  const background = pictureGrounds.find((ground) => ground === item['background']);
  const size = { width, height, ...(background !== undefined && { background }) };
  if (typeof hash === 'string' && /^[\w-]{1,64}$/u.test(hash)) return { ...size, hash };
  const isImage = typeof base64 === 'string' && base64.length <= limits.base64;
  const type = uploadTypes.find((known) => known === item['type']);
  return type !== undefined && isImage && /^[A-Za-z0-9+/]+={0,2}$/u.test(base64)
    ? { ...size, type, base64 }
    : undefined;
}

/** What a saved or kept demo of any age gives of its client; what is odd is dropped. */
export function listsOf(data: unknown): ClientLists {
  if (!isObject(data)) return {};
  const services = listOf(data['services'], listLimits.services.most, (item) =>
    words(item, listLimits.services.text),
  );
  const people = listOf(data['people'], listLimits.people.most, readPerson);
  const testimonials = listOf(data['testimonials'], listLimits.testimonials.most, readTestimonial);
  const socials = listOf(data['socials'], listLimits.socials.most, readSocial);
  const today = listOf(data['today'], listLimits.today.most, readFact);
  const named = data['language'];
  const language =
    typeof named === 'string' && /^[A-Za-z]{2,3}$/u.test(named) ? named.toLowerCase() : undefined;
  const sourceUrl = webAddressOf(data['sourceUrl'], listLimits.sourceUrl);
  const logo = readPicture('logo', data['logo']);
  const opening = readPicture('opening', data['opening']);
  return {
    ...(services && { services: [...new Set(services)] }),
    ...(people && { people }),
    ...(testimonials && { testimonials }),
    ...(socials && { socials }),
    ...(today && { today }),
    ...(language !== undefined && { language }),
    ...(sourceUrl !== undefined && { sourceUrl }),
    ...(logo && { logo }),
    ...(opening && { opening }),
  };
}

/** Where a page finds a client's picture: below the address of the demo that holds it, or in the address itself. */
export function pictureAddress(kind: PictureKind, picture: ClientPicture, demoAddress: string): string {
  return 'hash' in picture
    ? `${demoAddress}/${kind}-${picture.hash}.webp`
    : `data:${picture.type};base64,${picture.base64}`;
}

/** Quotes longer than the samples' are set smaller. */
export function isLongQuote(quote: string): boolean {
  return Array.from(quote).length > 320;
}
