import { emptyIndustry } from '../../templates-data/model/demo-kit.ts';
import { type TemplateIndustry, industryRule } from '../../templates-data/model/industries.ts';

/** A small page of a demo template with every kind of binding, as the build would write it. */
export function createTemplatePage(design: string, page = '/'): string {
  const home = page === '/';
  const base = `/demo-templates/${design}`;
  const sections = home
    ? `<section data-section="hero"><p class="eyebrow" data-if="hero.eyebrow" data-text="hero.eyebrow" dir="auto"></p>
<h1 data-attr-data-size="headline-size"><span data-text="headline-lead"></span><em data-if="headline-turn" data-text="headline-turn"></em></h1>
<p data-if="hero.lead" data-text="hero.lead"></p>
<a class="button" data-attr-href="href.booking" data-text="hero.action"></a></section>
<section id="about" data-section="about"><h2 data-text="about.heading"></h2><p data-if="about.text" data-text="about.text"></p></section>
<section id="services" data-section="services"><h2 data-text="services.title"></h2><ol data-each="services"><li><h3 data-text="item.name"></h3><p data-if="item.text" data-text="item.text"></p><a data-if="item.link" data-attr-href="href.contact" data-text="item.link"></a></li></ol></section>
<section id="events" data-section="events"><h2 data-text="events.heading"></h2><ol data-each="events"><li><time data-attr-datetime="item.date" data-text="item.day"></time><b data-text="item.title"></b></li></ol></section>
<section id="people" data-section="people"><h2 data-text="people.title"></h2><p data-if="people.sample" data-text="note.exampleMark"></p><ul data-each="people" data-max="4"><li><h3 data-text="item.name"></h3></li></ul></section>
<section id="contact" data-section="contact"><h2 data-text="contact.heading"></h2><p data-if="email"><a data-attr-href="email-href" data-text="email"></a></p><p data-if="address" data-text="address"></p><p data-if="hours" data-text="hours"></p></section>`
    : '<h1 data-text="page-heading"></h1><p data-text="missing.lead"></p>';
  return `<!DOCTYPE html>
<html lang="en" data-design="${design}" data-attr-data-industry="industry" data-base="${base}" data-page="${page}" data-attr-lang="language" data-attr-data-layout="layout" data-attr-data-demo="demo-id">
<head>
<meta charset="utf-8">
<title data-text="page-title"></title>
<meta name="description" data-attr-content="page-description">
<meta name="robots" data-attr-content="robots">
<link rel="canonical" data-attr-href="canonical">
<meta property="og:title" data-attr-content="page-title">
<meta property="og:site_name" data-attr-content="name">
<meta property="og:image" data-attr-content="share-image">
<style>body{color:var(--ink);background:var(--paper) var(--focus-opening,0)}[data-layout=bold] h1{top:0}</style>
<style data-if="shows.services">ol{gap:0}</style>
<style data-theme>:root{--paper:#f8f6f1}</style>
</head>
<body>
<a class="label" data-attr-href="href.label" data-attr-data-tone="label.tone"><span data-text="label.text"></span><span> · </span><span data-text="label.official"></span></a>
<header><a data-attr-href="href.home"><span data-text="initials"></span> <span data-text="name"></span></a>
<nav><a data-if="href.services" data-attr-href="href.services" data-text="header.services"></a><a data-if="href.people" data-attr-href="href.people" data-text="header.people"></a></nav>
<a class="tel" data-if="phone" data-attr-href="phone-href" data-text="phone"></a></header>
<main>
${sections}
</main>
<footer><a href="${base}/privacy-policy">Privacy</a><a class="outer" href="${base}ful">Elsewhere</a><p data-if="concept-note" data-text="concept-note"></p></footer>
<button type="button" data-if="panel.parts" data-attr-data-panel="panel.parts" data-text="panel.open"></button>
</body>
</html>
`;
}

/** The home page in the law design. */
export const templatePage = createTemplatePage('law');

/**
 * The built files that demos of an industry need, by path: pages of its design, and the industry's
 * kit.
 */
export function templateFiles(
  industry: TemplateIndustry,
  trade: string,
): Readonly<Record<string, string>> {
  const design = industryRule(industry).design;
  return {
    [`demo-templates/${design}/index.html`]: createTemplatePage(design),
    ...Object.fromEntries(
      ['services', 'contact', 'about-this-page', 'not-found'].map((page) => [
        `demo-templates/${design}/${page}/index.html`,
        createTemplatePage(design, `/${page}`),
      ]),
    ),
    [`client/kits/${industry}.json`]: JSON.stringify({ ...emptyIndustry, id: industry, trade }),
  };
}
