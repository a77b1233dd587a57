import { describe, expect, test } from 'vitest';
import { listCases } from '../../templates-data/model/client-lists.cases.ts';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import { hasPage } from '../../templates-data/model/demo-view.ts';
import { pagePaths, pages, type PagePath } from '../../templates-data/model/sections.ts';
import { createPeople as people, createView, nameDemo as named } from '../testing/trade-demos.ts';

type View = ReturnType<typeof createView>;

/** The links of a page whose target does not exist. `home` is the demo's home page. */
function listDanglingLinks(demo: DemoValues, page: PagePath | '/not-found', home: View): string[] {
  // A page without content is not rendered.
  if (page !== '/not-found' && !hasPage(home, page)) return [];
  const view = page === '/' ? home : createView(demo, { page });
  const onHome = new Set<string>(home.sections);
  const hrefs = Object.entries(view.texts).filter(
    ([name, value]) => /^href\.|^hero\.next$/u.test(name) && value !== '',
  );
  return hrefs.flatMap(([name, href]) => {
    const [path = '', anchor] = href.split('#');
    if (/^https?:/u.test(href) || href === '#home') return [];
    const within = path === '' ? page : path.replace(/^\/demos\/x/u, '') || '/';
    if (!path.startsWith('/demos/x') && path !== '') return [`${name} ${href}`];
    if (within !== '/not-found' && !hasPage(view, within)) return [`${name} ${href}`];
    if (anchor === undefined) return [];
    const isThere = within === '/' ? onHome.has(anchor) : view.sections.some((id) => id === anchor);
    return isThere ? [] : [`${name} ${href}`];
  });
}

describe('links', () => {
  const rich: DemoValues['lists'] = {
    people: people(6),
    services: [{ name: 'Boats', text: '' }],
    faqs: Array.from({ length: 7 }, (_, index) => ({ question: `Q ${index}`, answer: 'A' })),
    articles: [{ title: 'News', date: '', url: 'https://a.example/' }],
  };
  const hideable = ['/services', '/team', '/about', '/faq', '/articles', '/contact'] as const;

  test('of a rich demo lead to every page that it has', () => {
    const { texts, pages: shown } = createView(named({}, rich));
    expect(shown).toEqual(pagePaths);
    expect(texts).toMatchObject({
      'href.home': '#home',
      'href.services': '/demos/x/services',
      'href.people': '/demos/x/team',
      'href.about': '/demos/x/about',
      'href.faq': '/demos/x/faq',
      'href.articles': '/demos/x/articles',
      'href.contact': '#contact',
      'href.privacy': '/demos/x/privacy-policy',
      'href.team': '/demos/x/team',
      'href.allQuestions': '/demos/x/faq',
      'href.more': '#services',
    });
    expect(createView(named({}, rich), { page: '/team' }).texts).toMatchObject({
      'href.home': '/demos/x/',
      'href.contact': '/demos/x/contact',
    });
  });

  test('to a page that is hidden lead to its section, and where that is hidden too there are none', () => {
    const one = createView(named({}, { ...rich, hiddenPages: ['/team', '/contact'] }), {
      page: '/faq',
    });
    expect([one.texts['href.people'], one.texts['href.contact']]).toEqual([
      '/demos/x/#people',
      '/demos/x/#contact',
    ]);
    const none = createView(
      named(
        {},
        { ...rich, hiddenPages: ['/team'], sections: { '/': { hidden: ['people', 'services'] } } },
      ),
    );
    expect([none.texts['href.people'], none.texts['href.team'], none.texts['href.more']]).toEqual([
      '',
      '',
      '',
    ]);
    expect(none.texts['href.services']).toBe('/demos/x/services');
  });

  test.each(
    Array.from({ length: 64 }, (_, bits) => ({
      hiddenPages: hideable.filter((_, index) => (bits >> index) & 1),
    })),
  )('never lead to what is hidden: $hiddenPages', ({ hiddenPages }) => {
    const hiddenOn = (page: PagePath): DemoValues['lists'] => ({
      ...rich,
      hiddenPages,
      sections: { [page]: { hidden: pages[page].sections } },
    });
    for (const lists of [
      { ...rich, hiddenPages },
      hiddenOn('/'),
      hiddenOn('/services'),
      hiddenOn('/team'),
      { hiddenPages },
    ]) {
      const demo = named({}, lists);
      const home = createView(demo);
      for (const page of [...pagePaths, '/not-found'] as const)
        expect([page, listDanglingLinks(demo, page, home)]).toEqual([page, []]);
    }
  });

  test('home, the privacy page and the page of the label cannot be hidden', () => {
    const { pages: shown } = createView(named({}, { hiddenPages: pagePaths }));
    expect(shown).toEqual(['/', '/privacy-policy', '/about-this-page']);
  });

  test('on a template’s own address stay there', () => {
    const { texts } = createView(named({}, rich), {
      page: '/about',
      base: '/demo-templates/general',
      demoId: '',
    });
    expect(texts['href.services']).toBe('/demo-templates/general/services');
    expect(texts['concept-note']).toBe('');
  });

  test.each(listCases)('$outcome: none dangles', ({ overrides, lists }) => {
    const demo = { overrides, lists };
    const home = createView(demo);
    for (const page of pagePaths) expect(listDanglingLinks(demo, page, home)).toEqual([]);
  });
});
