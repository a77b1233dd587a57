import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import { contrast } from '../../templates-data/model/oklch.ts';
import { hashSource, createPolicy } from '../pages/policy.ts';
import { escapeHtml } from '../pages/render-page.ts';
import { brandContacts, brandMark } from './brand-parts.ts';

const usualAccent = '#14161c';

function cardStyle({ accent = '' }: DemoMaker): string {
  const ground = /^#[\da-f]{6}$/iu.test(accent) ? accent : usualAccent;
  const ink = contrast('#ffffff', ground) >= 4.5 ? '#fff' : '#14161c';
  return `*{box-sizing:border-box}:root{color-scheme:light}
body{margin:0;min-height:100svh;display:grid;align-content:center;padding:clamp(1.5rem,6vw,6rem);background:#fff;color:#14161c;font:400 1.125rem/1.6 system-ui,sans-serif;border-top:.5rem solid ${ground}}
main{max-width:44rem;overflow-wrap:anywhere}
img{display:block;height:auto;max-width:16rem;max-height:6rem;margin:0 0 2.5rem}
h1{margin:0;font-size:clamp(2.25rem,1.5rem + 4vw,4.5rem);font-weight:600;line-height:1;letter-spacing:-.035em;text-wrap:balance}
p{margin:1.5rem 0 0;max-width:46ch;color:#4a4f5c;text-wrap:pretty}
ul{display:flex;flex-wrap:wrap;gap:.75rem;margin:2.25rem 0 0;padding:0;list-style:none}
a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border:1px solid #c9ccd4;border-radius:.5rem;color:inherit;font-weight:500;text-decoration:none}
li:first-child a{background:${ground};border-color:transparent;color:${ink}}
a:focus-visible{outline:2px solid #14161c;outline-offset:3px}`;
}

/** The content security policy of an agency's card. */
export function cardPolicy(brand: DemoMaker): string {
  return createPolicy({ scripts: [], styles: [hashSource(cardStyle(brand))] }, { framed: false });
}

/** The page at the root of an agency's domain: its name and contact details. */
export function agencyCard(brand: DemoMaker): string {
  const name = escapeHtml(brand.name);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name}</title>
<link rel="icon" href="data:,">
<style>${cardStyle(brand)}</style>
</head>
<body>
<main>
${(brand.logo ?? '') === '' ? '' : brandMark(brand)}
<h1><bdi>${name}</bdi></h1>
<p>Website concepts for our clients are shown here. If we have sent you a link, please open it as it stands in our message.</p>
${brandContacts(brand)}
</main>
</body>
</html>
`;
}
