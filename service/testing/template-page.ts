/** A small page with every kind of mark, as the build would write it: for tests that need no real template. */
export const templatePage = `<!DOCTYPE html>
<html lang="en" data-design="law" data-base="/industries/law" data-slot-data-layout="layout" data-layout="standard" data-slot-keep data-slot-data-demo="demo-id">
<head>
<meta charset="utf-8">
<title data-slot="page-title">Sample Firm: Sample slogan</title>
<meta name="description" content="Sample description" data-slot-content="page-description">
<meta name="robots" content="index, follow" data-slot-content="robots">
<link rel="canonical" href="/industries/law" data-slot-href="canonical">
<meta property="og:title" content="Sample Firm: Sample slogan" data-slot-content="page-title">
<meta property="og:site_name" content="Sample Firm" data-slot-content="name">
<style>body{color:var(--ink)}</style>
<style data-slot-theme>:root{--paper:#f8f6f1}</style>
</head>
<body>
<header><a href="/industries/law/"><span data-slot="initials">SF</span> <span data-slot="name">Sample Firm</span></a>
<a class="tel" data-slot-show="phone" data-slot-href="phone-href" href="tel:+14035550142"><span data-slot="phone">+1 403 555 0142</span></a></header>
<h1 data-slot-data-size="headline-size" data-size="short"><span data-slot="headline-lead">Sample </span><em data-slot="headline-turn">slogan</em></h1>
<p data-slot="description" data-slot-keep>We help people &amp; firms.</p>
<a href="#contact" data-slot="call-to-action" data-slot-keep>Free Consultation</a>
<p class="tab" data-slot="name" data-slot-before="Family Law" data-slot-before-place="services-title">Family Law | Sample Firm</p>
<h2 data-slot="services-title" data-slot-keep>Practice Areas</h2>
<a class="inner" href="/industries/law/practice-areas/family-law">Learn More</a>
<a class="outer" href="/industries/lawful">Elsewhere</a>
<p class="label" data-slot="industry-label" data-slot-keep>Law Firm</p>
<a data-slot-show="email" data-slot-href="email-href" href="mailto:a@sample.example"><span data-slot="email">a@sample.example</span></a>
<p data-slot-show="address" data-slot="address">1 Sample Street</p>
<p data-slot-show="hours" data-slot="hours" hidden></p>
<p data-slot-show="concept-note" data-slot="concept-note" hidden></p>
</body>
</html>
`;
