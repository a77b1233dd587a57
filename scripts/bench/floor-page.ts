import { load } from 'cheerio';

/** The styles of a firm's page: ground, ink, and the names of its fonts. */
function firmStyles(ground: string, ink: string, heading: string, text: string): string {
  return `
body{margin:0;background:${ground};color:${ink};font:400 1.0625rem/1.6 var(--font-${text})}
header,section,footer{padding:2rem 1.5rem;max-width:77rem;margin:auto}
h1{font:400 clamp(2.9rem,1.2rem + 5vw,5.25rem)/1.02 var(--font-${heading});margin:0 0 1.5rem}
h2,h3{font:400 2rem/1.1 var(--font-${heading})}
img{display:block;width:100%;height:auto}
a{color:inherit}`;
}

/** The styles of each measured page. */
const floors = {
  menu: firmStyles('#f6f1e8', '#1c1a17', 'playfair', 'ysabeau'),
  yard: firmStyles('#f2f1ed', '#161616', 'shoulders', 'archivo'),
  courtyard: firmStyles('#faf6ee', '#1d2420', 'vollkorn', 'nunito'),
  law: `
body{margin:0;background:#f8f6f1;color:#14161b;font:400 1.0625rem/1.6 var(--font-hanken)}
header,section,footer{padding:2rem 1.5rem;max-width:77rem;margin:auto}
h1{font:400 clamp(2.9rem,1.2rem + 5vw,5.25rem)/1.02 var(--font-newsreader);letter-spacing:-.03em;margin:0 0 1.5rem}
em{font:italic 300 1em/1 var(--font-newsreader-italic)}
h2,h3{font:400 2rem/1.1 var(--font-newsreader)}
img{display:block;width:100%;height:auto}
a{color:inherit}`,
  agency: `
body{margin:0;background:#08090c;color:#f4f5f7;font:400 1rem/1.5 var(--font-onest)}
header,section,footer{padding:2rem 1.375rem;max-width:77rem;margin:auto}
h1{font:500 clamp(2.1rem,10vw,6.5rem)/.98 var(--font-onest);letter-spacing:-.042em;max-width:15ch;margin:0 0 1.5rem}
img{display:block;width:100%;height:auto}
a{color:inherit}`,
};

/**
 * The floor for a built page: the same words, hero picture and preloaded fonts as a plain page,
 * with a few lines of style and no script. Pictures below the fold are lazy there too.
 */
export function floorPage(html: string, design: keyof typeof floors = 'law'): string {
  const $ = load(html);
  if (design === 'agency') $('[hidden]').remove();
  const fontFaces = $('style')
    .toArray()
    .map((element) => $(element).html() ?? '')
    .filter((content) => content.includes('@font-face'))
    .map((content) => (content.match(/@font-face\{[^}]*\}|:root\{--font[^}]*\}/gu) ?? []).join(''))
    .join('');
  const preloads = $('link[rel="preload"]')
    .toArray()
    .map((element) => $.html(element))
    .join('');
  const picture = $.html($('picture:has([fetchpriority])').first());
  const texts = (selector: string, tag: string): string =>
    $(selector)
      .toArray()
      .map((element) => `<${tag}>${$(element).text().trim()}</${tag}>`)
      .join('\n');
  const headline = $('h1').first();
  const emphasized = headline.find('em').text();
  const words = headline.text();
  const h1 =
    emphasized === ''
      ? `<h1>${words}</h1>`
      : `<h1>${words.slice(0, words.length - emphasized.length)}<em>${emphasized}</em></h1>`;
  // On the agency's pages the picture follows the words; on a firm's it covers half the screen.
  const opening =
    design !== 'agency'
      ? h1 + picture + texts('h1 ~ p', 'p')
      : h1 + texts('main section:first-of-type :is(p, label, button)', 'p') + picture;
  const sections = $('main section')
    .toArray()
    .slice(1)
    .map((section) => {
      const inner = $(section);
      const lines = inner
        .find('h2, h3, p, li, dt, dd, a, blockquote, label')
        .toArray()
        .filter((element) => $(element).find('h2, h3, p, li, dt, dd').length === 0)
        .map((element) => `<p>${$(element).text().trim()}</p>`);
      const images = inner.find('img[loading="lazy"]').toArray();
      const pictures = images.map((image) =>
        $.html($(image).closest('picture').length > 0 ? $(image).closest('picture') : image),
      );
      return `<section>${lines.join('\n')}${pictures.join('\n')}</section>`;
    });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title><link rel="icon" href="data:,"><meta name="description" content="The floor">${preloads}<style>${fontFaces}${floors[design]}</style></head><body><header>${texts('header a', 'span')}</header><main><section>${opening}</section>${sections.join('\n')}</main><footer>${texts('footer p, footer a', 'p')}</footer></body></html>`;
}
