import { afterEach, beforeAll } from 'vitest';
import { startTestSite, type TestSite } from '../scan/start-test-site.ts';
import { runWork } from '../scan/worker/run-work.ts';

/** The pages of an invented law firm's website. */
export const home = `<!doctype html><html lang="en"><head><title>Harrow & Finch Solicitors | Family law in Leeds</title>
<meta name="description" content="Harrow & Finch are family and probate solicitors in Leeds, with fixed fees and plain words.">
<link rel="stylesheet" href="/site.css"></head><body>
<header class="site-header"><a class="logo" href="/">Harrow & Finch Solicitors</a><nav><a href="/contact">Contact us</a></nav></header>
<main><h1>Family law in plain words</h1><p>Our solicitors advise on divorce, wills, probate and custody.</p><a class="btn" href="/contact">Book a call</a></main>
<footer><p>© 2025 Harrow & Finch Solicitors Ltd</p></footer></body></html>`;
export const contact = `<title>Contact</title><main><p>Call <a href="tel:+441134960000">0113 496 0000</a> or write to
<a href="mailto:hello@harrowfinch.example">us</a>.</p><p>12 Park Row, Leeds LS1 5HD</p><p>Monday to Friday: 9am - 5.30pm</p></main>`;
export const css = `.site-header{background:#5b2a86;color:#fff}.btn{background:#5b2a86}.unused{background:#00ff00}h1{color:#e07a1f}`;

/** Starts the first worker for pages before the tests of a file, so that no test waits for it. */
export function useWarmWorker(): void {
  beforeAll(async () => {
    const home = { url: undefined, body: '<p>warm', contentType: 'text/html' };
    const patient = { wallMs: 60_000, waitMs: 60_000 };
    await runWork({ kind: 'words', home, further: [], answer: undefined }, patient);
  }, 60_000);
}

/** Starts websites in the tests of a file and stops them after each. */
export function useTestSites(): (
  ...answers: Parameters<typeof startTestSite>
) => Promise<TestSite> {
  const sites: TestSite[] = [];
  useWarmWorker();
  afterEach(async () => {
    for (const site of sites.splice(0)) await site.stop();
  });
  return async (...answers) => {
    const site = await startTestSite(...answers);
    sites.push(site);
    return site;
  };
}

/** Options for scanning a site under another host. */
export function as(site: TestSite, name: string): TestSite['options'] {
  return { ...site.options, allowHosts: new Set(), resolve: new Map([[name, site.host]]) };
}
