import type { ScannedField, ScannedPerson, SocialLink, Testimonial } from '../contract/scan.ts';
import type { FoundOwnWords } from './own/own-words.ts';
import type { Found, FoundList } from './page/found.ts';

/** The values on a website's pages, each with its source. */
export interface Findings extends Partial<Record<ScannedField, Found | undefined>> {
  readonly logo?: Found | undefined;
  readonly opening?: Found | undefined;
  readonly language?: Found | undefined;
  readonly services?: FoundList<string> | undefined;
  readonly people?: FoundList<ScannedPerson> | undefined;
  readonly testimonials?: FoundList<Testimonial> | undefined;
  readonly socials?: FoundList<SocialLink> | undefined;
  readonly trade?: Found | undefined;
  /** `light` or `dark`. */
  readonly ground?: Found | undefined;
  readonly own?: FoundOwnWords | undefined;
}
