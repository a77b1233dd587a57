import { createServer, type Server } from 'node:http';
import sharp from 'sharp';
import { listenOnLoopback } from '../../service/testing/listen-on-loopback.ts';

const page = `<!DOCTYPE html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<title>Marlowe &amp; Finch LLP | Family lawyers in Halifax</title>
<meta name="description" content="Marlowe & Finch helps Halifax families through separation, parenting and property matters with plain advice and fixed fees.">
<meta property="og:site_name" content="Marlowe & Finch LLP">
<link rel="stylesheet" href="/style.css">
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"LegalService","name":"Marlowe & Finch LLP","telephone":"+1 902 555 0188",
"email":"hello@marlowefinch.example","address":{"@type":"PostalAddress","streetAddress":"88 Water Street","addressLocality":"Halifax","addressRegion":"NS","postalCode":"B3J 1A1"}}
</script>
</head>
<body>
<header class="site-header"><a href="/" class="logo">Marlowe &amp; Finch LLP</a><nav><a href="/about">About</a><a href="/contact">Contact</a></nav></header>
<main>
<section class="hero"><h1>Plain advice for hard days</h1><p>Family lawyers who answer the phone.</p><a class="button" href="/contact">Book a call</a></section>
<h2>Practice areas</h2><ul><li>Separation</li><li>Parenting plans</li><li>Property division</li><li>Wills</li></ul>
<p>Our lawyers have practised family law in Nova Scotia courts for years. Every client gets a written estimate.</p>
</main>
<footer>© 2026 Marlowe &amp; Finch LLP · 88 Water Street, Halifax, NS B3J 1A1 · <a href="tel:+19025550188">(902) 555-0188</a> · <a href="mailto:hello@marlowefinch.example">hello@marlowefinch.example</a></footer>
</body>
</html>`;

/** The page with photographs below its text; one of the files is missing. */
const picturesPage = page.replace(
  '</main>',
  `<img src="/office.jpg" alt="Our office on Water Street" width="1600" height="1000">
<img src="/gone.jpg" alt="The harbour" width="1600" height="1000"></main>`,
);

const style = `:root{--brand:#7a1f3d;--gold:#c79a3b}
body{margin:0;font-family:Georgia,serif;color:#222;background:#fff}
.site-header{background:var(--brand);color:#fff;padding:20px}.site-header a{color:#fff}
.hero{background:#7a1f3d;color:#fff;padding:80px}.button{background:#c79a3b;color:#fff;padding:12px 20px}
h2{color:#7a1f3d}footer{background:#7a1f3d;color:#fff}`;

/** An invented prospect's present website, for the scanner; `/pictures` has photographs. */
export async function startBusinessSite(): Promise<{ server: Server; host: string }> {
  const photograph = await sharp({
    create: { width: 1600, height: 1000, channels: 3, background: '#3a6ea5' },
  })
    .jpeg()
    .toBuffer();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/style.css') response.setHeader('Content-Type', 'text/css').end(style);
    else if (path === '/office.jpg')
      response.setHeader('Content-Type', 'image/jpeg').end(photograph);
    else if (path === '/pictures')
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(picturesPage);
    else if (path === '/') response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
    else response.writeHead(404).end();
  });
  return { server, host: `127.0.0.1:${await listenOnLoopback(server)}` };
}
