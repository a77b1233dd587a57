/** Repeats `text` up to the largest size of a page. */
export const many = (text: string, length = 800_000): string =>
  text.repeat(Math.floor(length / text.length));

/** Pages that would take a careless parser very long, by their content. */
export const hostilePages: Readonly<Record<string, string>> = {
  'elements without end': many('<div>'),
  'formatting without end': many('<font color=1><b><p>'),
  'tables in tables': many('<table><tr><td>'),
  'one endless attribute': `<div class="${many('abc ')}">`,
  'attributes without end': `<div ${many('a=b ')}>`,
  'scripts without end': many('<script>'),
  'comments without end': many('<!-- '),
  digits: `<p>${many('1 ')}</p>`,
  'at signs': `<p>a@${many('a.')}</p>`,
  spaces: `<title>${many(' ')}</title>`,
  streets: `<p>${many('1 Main Street ')}</p>`,
  'copyright lines': many('<p>© Firm '),
  days: `<p>${many('monday ')}</p>`,
  'deep JSON-LD': `<script type="application/ld+json">${many('{"a":', 200_000)}</script>`,
  'selectors that multiply': `<style>${many('div div div div div div p{color:red}', 200_000)}</style>${many('<div>', 5000)}<p>`,
  'nested rules': `<style>${many('@media all{', 300_000)}</style>`,
  'attributes in endless quotes': many('<a href="x'),
  entities: `<p>${many('&amp;&#64;')}</p>`,
  links: many('<a href="https://facebook.com/x">Dr Ann Lee</a>', 400_000),
  'names without titles': many('<p>Ann Lee</p><p>Partner Bo Ek</p>', 400_000),
  quotations: `<blockquote>${many('“Word word word” – Ann ')}</blockquote>`,
  'lists of services': `<h2>Services</h2>${many('<li>Slate roofs', 400_000)}`,
  'variables that name each other': `<style>:root{${Array.from({ length: 3000 }, (_, at) => `--v${at}:var(--v${at + 1},var(--v${at + 2}))`).join(';')}}</style>`,
  'postcodes and towns': `<p>${many('12345 Ab Cd Ef, ')}</p>`,
  'structured data side by side': many(
    '<div itemscope itemtype="x/Y"><i itemprop="name">z</i>',
    400_000,
  ),
  'a data address': `<img src="data:${many('A')}">`,
};
