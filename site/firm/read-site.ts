import { getCollection } from 'astro:content';
import { addressLines, listFirmPeople, type Firm } from '../../templates-data/model/firm.ts';
import type { Industry } from '../../templates-data/model/industry.ts';
import {
  renderIcon,
  neutralIcon,
  deriveValues,
  type DerivedValues,
} from '../../templates-data/model/derived-values.ts';
import { viewAllTitle } from '../../templates-data/model/section-titles.ts';
import { type Overrides } from '../../templates-data/model/slots.ts';
import type { Design } from '../../templates-data/model/designs.ts';
import { industryRule, isIndustry } from '../../templates-data/model/industries.ts';
import { defaultColors } from '../../templates-data/model/default-colors.ts';
import { createTheme, type Theme } from '../../templates-data/model/theme.ts';
import { paths } from '../paths.ts';
import { memoize } from './cache.ts';
import {
  readContent,
  readShared,
  type IndustryContent,
  type Post,
  type SharedContent,
} from './read-content.ts';

/** Everything that the pages of one site show. */
export interface FirmSite extends IndustryContent, SharedContent {
  /** The path of the site, without a slash at its end. */
  readonly base: string;
  readonly industryId: string;
  readonly design: Design;
  readonly overrides: Overrides;
  readonly titles: Industry['titles'] & { readonly viewAll: string };
  /** The posts of the home page, 2 to 6. */
  readonly homePosts: readonly Post[];
  readonly social: Firm['social'];
}

/**
 * The values of the places on a page; `rest` is the page's address within its site, `/` for the
 * home page.
 */
export function pageValues(site: FirmSite, rest: string, origin: URL | undefined): DerivedValues {
  const address = `${site.base}${rest}`;
  return { ...sharedValues(site), canonical: origin ? new URL(address, origin).href : address };
}

/** The values that are the same on all pages of a site. */
const sharedValues = memoize((site: FirmSite): DerivedValues => {
  const theme = siteTheme(site);
  const icon = { ground: theme.deep, ink: theme['on-deep'] };
  const values = deriveValues(site.overrides, { canonical: '', demoId: '', icon });
  // An industry's own pages have a neutral icon without a firm's initials.
  return site.base.startsWith(paths.industry(''))
    ? { ...values, icon: renderIcon('', neutralIcon) }
    : values;
});

export const siteTheme = memoize(({ overrides, design }: FirmSite): Theme => {
  const { primary, secondary } = defaultColors;
  return createTheme(
    overrides.primaryColor ?? primary,
    overrides.secondaryColor ?? secondary,
    design,
  );
});

function firmOverrides(firm: Firm): Overrides {
  const { phone, email, hours } = firm.contact;
  return {
    businessName: firm.name,
    slogan: firm.slogan,
    description: firm.description,
    phone,
    email,
    hours,
    address: addressLines(firm),
    ...firm.theme,
  };
}

function chooseHomePosts(posts: readonly Post[], slugs: readonly string[]): readonly Post[] {
  const chosen = slugs.flatMap((slug) => posts.find(({ id }) => id.endsWith(`/${slug}`)) ?? []);
  return chosen.length >= 2 ? chosen : posts.slice(0, 4);
}

/** The site of a sample firm: its industry's words, and its own in place of them. */
export async function readFirmSite(firm: Firm): Promise<FirmSite> {
  const { words, posts, people, ...rest } = await readContent(firm.industry);
  const about = firm.about;
  return {
    ...rest,
    ...(await readShared()),
    people: listFirmPeople(firm, people),
    base: paths.firm(firm.id),
    industryId: firm.industry,
    design: words.design,
    overrides: { ...firmOverrides(firm), ...callToActionSlot(words) },
    words: {
      ...words,
      about: about
        ? {
            ...words.about,
            heading: about.title,
            paragraphs: [
              about.description,
              ...(about.description2 === undefined ? [] : [about.description2]),
            ],
          }
        : words.about,
      // A figure of the hero that the firm has too shows the firm's number.
      hero: {
        ...words.hero,
        figures: words.hero.figures.map(
          (figure) => firm.stats?.find(({ label }) => label === figure.label) ?? figure,
        ),
      },
      stats: { ...words.stats, figures: firm.stats ?? words.stats.figures },
    },
    titles: sectionTitles(words),
    posts,
    homePosts: chooseHomePosts(posts, firm.posts),
    social: firm.social,
  };
}

function sectionTitles({ titles }: Industry): FirmSite['titles'] {
  return { ...titles, viewAll: viewAllTitle(titles.people) };
}

/** The label of the buttons, if the industry has its own. */
function callToActionSlot({ callToAction }: Industry): Overrides {
  return callToAction === undefined ? {} : { callToAction };
}

/** The sample site of an industry: its words, with the values of a sample firm. */
export async function readIndustrySite(industryId: string): Promise<FirmSite> {
  const content = await readContent(industryId);
  const { words, posts } = content;
  const firms = (await getCollection('firms')).map(({ data }) => data);
  const firm = firms.find(({ id, industry }) => id === words.sample && industry === industryId);
  // The industry's description is shown instead of the sample firm's.
  const { description: _, ...overrides }: Overrides = firm
    ? firmOverrides(firm)
    : {
        businessName: words.label,
        ...(isIndustry(industryId) && { secondaryColor: industryRule(industryId).accent }),
      };
  return {
    ...content,
    ...(await readShared()),
    base: paths.industry(industryId),
    industryId,
    design: words.design,
    overrides: { ...overrides, ...callToActionSlot(words) },
    titles: sectionTitles(words),
    homePosts: chooseHomePosts(posts, firm?.posts ?? []),
    // Links lead to the networks, not to the accounts of the invented firm.
    social: (firm?.social ?? []).map((account) => ({
      ...account,
      url: new URL('/', account.url).href,
    })),
  };
}
