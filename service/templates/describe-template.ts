import { industryRule, templateIndustry } from '../../templates-data/model/industries.ts';
import { picturePlaces } from '../../templates-data/model/pictures.ts';
import { pagePaths, pages, sampleSections, sections } from '../../templates-data/model/sections.ts';
import { textKeys } from '../../templates-data/model/text-keys.ts';
import { designLabels, designs } from '../../templates-data/model/designs.ts';
import type { TemplateReply } from '../contract/templates.ts';
import type { BuiltSite } from '../pages/built-site.ts';
import { listTrades, readTrade, readWords } from '../template-data.ts';

/** The English texts that are shown without a value of the trade. */
function defaultTexts(fallback: string): Readonly<Record<string, string>> {
  const trade = readTrade(fallback);
  const words = trade?.words.en;
  return {
    ...readWords('en'),
    'header.services': words?.services ?? '',
    'header.people': words?.people ?? '',
    'hero.eyebrow': words?.eyebrow ?? '',
    'hero.action': words?.callToAction ?? '',
    'about.text': trade?.about.en ?? '',
    'services.title': words?.services ?? '',
    'people.title': words?.people ?? '',
    'banner.action': words?.callToAction ?? '',
  };
}

/** The trades, texts and pages of an industry's template that a demo can set. */
export function describeTemplate(name: string, site: Pick<BuiltSite, 'kit'>): TemplateReply {
  const industry = templateIndustry(name);
  const kit = site.kit(industry);
  const trades = listTrades().filter((trade) => trade.industry === industry);
  const values = defaultTexts(trades.find(({ fallback }) => fallback)?.id ?? '');
  return {
    industry,
    trades: trades.map(({ id, words, fallback, design }) => ({
      id,
      label: words.en.label,
      fallback,
      design: design ?? industryRule(industry).design,
    })),
    designs: designs.map((id) => ({ id, label: designLabels[id] })),
    pages: pagePaths.map((page) => ({
      page,
      label: pages[page].label,
      sections: pages[page].sections.map((id) => ({
        id,
        ...sections[id],
        samples: sampleSections.some((one) => one === id && (kit?.samples[one].length ?? 0) > 0),
      })),
    })),
    texts: Object.entries(textKeys).map(([key, { page, section, label, max }]) => ({
      key,
      page,
      section,
      label,
      max,
      value: values[key] ?? '',
    })),
    pictures: Object.entries(picturePlaces).flatMap(([place, rule]) =>
      rule === undefined
        ? []
        : [
            {
              place,
              label: rule.label,
              ratio: ('ratio' in rule ? rule.ratio : undefined) ?? null,
              own: place === 'logo' ? [] : Object.keys(kit?.pictures ?? {}),
            },
          ],
    ),
  };
}
