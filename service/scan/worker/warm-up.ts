import { extractPage } from '../extract-page.ts';
import type { RawDocument } from '../extraction.ts';
import { loadSharp } from '../pictures/load-sharp.ts';

const page = `<!doctype html><html lang=en><title>Warm & Co | Kettles kept warm in London</title><meta name=description content="We keep the kettle warm for all our guests.">
<meta name=theme-color content="#0a5"><style>:root{--brand:#0a5}header{background:var(--brand)}a.b:hover{color:#07c}@media all{nav>ul li:not(.x){border:1px solid #ccc}}</style>
<header class=b><img class=logo src="logo.png" alt="Warm & Co"><nav><ul><li><a href="/">Home</a><li><a href="/contact">Contact</a></ul></nav><a class=b href="tel:+442079460000">020 7946 0000</a>
<a href="mailto:a@warm.example">a@warm.example</a></header><h1>Kettles kept warm</h1><p>Warm & Co keeps kettles warm for guests of hotels all over the town, by day and by night.
<h2>Our services</h2><ul><li>Kettle repair<li>Tea rooms<li>Warm dinners</ul><h2>Our team</h2><h3>Ann Lee</h3><p>Founder</p><h3>Bo</h3><p>Manager</p>
<h2>What our clients say</h2><blockquote>“They kept our kettle warm for a whole week.”<cite>Tom Reed</cite></blockquote>
<script type="application/ld+json">{"@type":"LocalBusiness","name":"Warm & Co","telephone":"020 7946 0000"}</script>
<footer><a href="https://www.facebook.com/warm">f</a><p>1 Long Lane, London EC1A 9ET<p>Mon - Fri 9am - 5pm<p>© Warm & Co</footer>`;
const sections = Array.from(
  { length: 20 },
  (_, at) =>
    `<section class="part part-${at}"><h3>Kettle number ${at}</h3><p>It is warm at ${at} High Street, Leeds LS1 ${at % 10}AB, from 9am to 5pm on Monday. <a class="more" href="/kettles/${at}">Read more</a></p></section>`,
).join('');
const sheet = Array.from(
  { length: 150 },
  (_, at) =>
    `.part-${at}:not(.cold)>h3,section .more:hover{color:#0a${at % 10};margin:${at}px}.gone-${at}{padding:1px}@media (min-width:${at}px){p a,.part+.part{background:rgba(1,2,3,.${at % 10}) url(a.png)}}`,
).join('');
const times = 2;

const makeHomeDocument = (body: string): RawDocument => ({
  url: 'https://warm.example/',
  body,
  contentType: 'text/html',
});

/**
 * Reads a built-in page to warm the code up, because the first real page has a limit of less than a
 * second.
 */
export async function warmUp(): Promise<void> {
  const home = makeHomeDocument(page);
  await extractPage({ kind: 'words', home, further: [], answer: undefined });
  await extractPage({ kind: 'colors', home, sheets: [], logo: undefined });
}

/**
 * Warms up with more pages and a picture while the service is idle, so that the first scan is as
 * quick as later ones.
 */
export async function warmUpThoroughly(): Promise<void> {
  const sharp = await loadSharp();
  const create = { width: 24, height: 12, channels: 4, background: '#00aa55' } as const;
  const logo = await sharp({ create }).png().toBuffer();
  const home = makeHomeDocument(page + sections);
  const sheets = [{ url: 'https://warm.example/a.css', body: sheet, contentType: 'text/css' }];
  for (let time = 0; time < times; time += 1) {
    await extractPage({ kind: 'words', home, further: [], answer: undefined });
    await extractPage({ kind: 'colors', home, sheets, logo });
  }
}
