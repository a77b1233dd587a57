import type { Firm } from '../templates-data/model/firm.ts';
import type { Industry } from '../templates-data/model/industry.ts';
import type { Person } from '../templates-data/model/person.ts';
import type { Post } from '../templates-data/model/post.ts';
import type { Faq, Service } from '../templates-data/model/service.ts';
import type { Testimonial } from '../templates-data/model/testimonial.ts';
import type { SharedFile } from './check-names.ts';
import type { TradeFile, WordsFile } from './check-trades.ts';

export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** An industry's folder; a missing or invalid part is undefined. */
export interface IndustryFolder {
  readonly id: string;
  readonly folder: string;
  /** The names of the files in the folder. */
  readonly present: ReadonlySet<string>;
  readonly words: Industry | undefined;
  readonly services: readonly Service[] | undefined;
  readonly people: readonly Person[] | undefined;
  readonly testimonials: readonly Testimonial[] | undefined;
  readonly faqs: readonly Faq[] | undefined;
  /**
   * Articles; `post` is undefined for invalid frontmatter, so that references to it still count.
   */
  readonly posts: readonly {
    readonly file: string;
    readonly slug: string;
    readonly post: Post | undefined;
  }[];
}

export interface FirmFile {
  readonly file: string;
  /** The file's name without its ending. */
  readonly id: string;
  /** Its name, if readable. */
  readonly name: string | undefined;
  /** Undefined for an invalid file. */
  readonly firm: Firm | undefined;
}

export interface TemplateData {
  readonly folders: readonly IndustryFolder[];
  readonly trades: readonly TradeFile[];
  readonly words: readonly WordsFile[];
  readonly firms: readonly FirmFile[];
  readonly galleryFirms: readonly string[];
  readonly policies: readonly TextFile[];
  /** Every file that several businesses share. */
  readonly sharedFiles: readonly SharedFile[];
}
