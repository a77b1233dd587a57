import { describe, expect, test } from 'vitest';
import { bindingCases, caseDocument } from '../../templates-data/model/bindings.cases.ts';
import { deriveValues } from '../../templates-data/model/derived-values.ts';
import { slotCases } from '../../templates-data/model/slots.cases.ts';
import { createTheme } from '../../templates-data/model/theme.ts';
import { templatePage } from '../testing/template-page.ts';
import { compilePage } from './compile-page.ts';
import { hashSource } from './policy.ts';
import { escapeAttribute, escapeHtml, renderPage } from './render-page.ts';

interface View {
  readonly texts?: Readonly<Record<string, string>>;
  readonly lists?: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
  readonly sections?: readonly string[];
}

function render(
  html: string,
  { texts = {}, lists = {}, sections = [] }: View = {},
  base = '/demos/x',
): string {
  return renderPage(compilePage(html), {
    view: { texts, lists, sections },
    base,
    theme: undefined,
    isTrimmed: true,
  }).html;
}

describe('a page filled by the service', () => {
  test.each(bindingCases)('$outcome', (one) => {
    const html = render(caseDocument(one), one, one.base);
    const body = /<body>([\s\S]*)<\/body>/u.exec(html)?.[1];
    expect(body).toBe(one.html);
    expect(html).toContain(`data-base="${one.base ?? '/demos/x'}"`);
  });

  test.each(slotCases)('$outcome', ({ overrides }) => {
    const values = deriveValues(overrides, {
      canonical: 'https://demos.example/demos/x',
      demoId: 'x',
    });
    const html = render(templatePage, { texts: values, sections: ['hero'] });
    expect(html).toContain(`<title>${escapeHtml(values['page-title'])}</title>`);
    expect(html).toContain(`<span>${escapeHtml(values['headline-lead'])}</span>`);
    expect(html).toContain(`property="og:site_name" content="${escapeAttribute(values.name)}"`);
    expect(html).not.toMatch(/data-(?:text|if|each|attr|max|cycle)/u);
  });

  test('the root takes its language and the demo’s id, and the rest of the template is left as it was built', () => {
    const html = render(templatePage, {
      texts: { language: 'de', industry: 'law', 'demo-id': 'law-x-a1b2c3' },
    });
    expect(html).toMatch(
      /^<!DOCTYPE html>\n<html data-design="law" data-base="\/demos\/x" data-page="\/" data-industry="law" lang="de" data-demo="law-x-a1b2c3">/u,
    );
    expect(html).toContain('<a href="/demos/x/privacy-policy">');
    expect(html).toContain('<a class="outer" href="/demo-templates/lawful">');
  });

  test('its style sheets are one, with those whose condition holds', () => {
    const plain = render(templatePage, { texts: { layout: 'minimal' } });
    expect(plain).toContain(
      '<style>body{color:var(--ink);background:var(--paper) var(--focus-opening,0)}:root{--paper:#f8f6f1}</style>',
    );
    const listed = render(templatePage, {
      texts: { layout: 'bold', 'shows.services': 'yes' },
      sections: ['hero', 'services'],
    });
    expect(listed).toContain('[data-layout=bold] h1{top:0}ol{gap:0}:root{--paper:#f8f6f1}</style>');
    expect(listed.match(/<style/gu)).toHaveLength(1);
  });

  test('the client’s colours and focal points stand in the theme, and nothing else does', () => {
    const { html } = renderPage(compilePage(templatePage), {
      view: { texts: {}, lists: {}, sections: [] },
      base: '',
      theme: createTheme('#f5c400', '#222222', 'law'),
      properties: { '--focus-opening': '40% 30%' },
      isTrimmed: true,
    });
    expect(html).toMatch(
      /\}:root\{--paper:#[0-9a-f]{6};[^{}]*\}:root\{--focus-opening:40% 30%\}<\/style>/u,
    );
    expect(html.match(/--paper:/gu)).toHaveLength(1);
  });

  test('a page without explicit head or body tags is filled too', () => {
    const html =
      '<!DOCTYPE html><html><title data-text="name">x</title><p data-text="name">x</p></html>';
    expect(render(html, { texts: { name: 'Harbor' } })).toBe(
      '<!DOCTYPE html><html><title>Harbor</title><p>Harbor</p></html>',
    );
    expect(
      render('<!DOCTYPE html><title data-text="name"></title>', { texts: { name: 'A' } }),
    ).toBe('<!DOCTYPE html><title>A</title>');
  });

  test('a script stands on the page while its condition holds', () => {
    const page = '<!DOCTYPE html><script data-if="!demo-id">a < b</script><p></p>';
    expect(render(page)).toBe('<!DOCTYPE html><script>a < b</script><p></p>');
    expect(render(page, { texts: { 'demo-id': 'x' } })).toBe('<!DOCTYPE html><p></p>');
  });

  test('variables stay that the page or what loads after it reads, and fonts of letters that it has', () => {
    const extended = '@font-face{font-family:A;unicode-range:U+0100-0130}';
    const page = `<!DOCTYPE html><style>${extended}p{font:1rem A;--a:0;--b:0;--c:0;top:var(--a)}</style><p data-text="name"></p>`;
    const fill = (name: string): string =>
      renderPage(
        { ...compilePage(page), readLater: 'var(--b' },
        {
          view: { texts: { name }, lists: {}, sections: [] },
          base: '',
          theme: undefined,
          isTrimmed: true,
        },
      ).html;
    expect(fill('Dvořák')).toContain(
      `<style>${extended}p{font:1rem A;--a:0;--b:0;top:var(--a)}</style>`,
    );
    expect(fill('Zoë')).toContain('<style>p{font:1rem A;--a:0;--b:0;top:var(--a)}</style>');
  });

  test('a page that is sent once has every rule of its build, without the time to test them', () => {
    const page =
      '<!DOCTYPE html><style>p{top:0}.none{top:1px}</style><style data-if="sale">b{top:0}</style><p></p>';
    const { html } = renderPage(compilePage(page), {
      view: { texts: {}, lists: {}, sections: [] },
      base: '',
      theme: undefined,
    });
    expect(html).toContain('<style>p{top:0}.none{top:1px}</style><p>');
  });

  test('the policy allows the scripts of the build only, whatever the client’s text is', () => {
    const script = 'a()';
    const page = `<!DOCTYPE html><style>p{top:0}</style><noscript><style>b{top:0}</style></noscript><script>${script}</script><script data-if="sale">b()</script><p data-text="name"></p>`;
    const compiled = compilePage(page);
    const { html, inline } = renderPage(
      { ...compiled, steps: [...compiled.steps, '<script>alert(1)</script>'] },
      { view: { texts: {}, lists: {}, sections: [] }, base: '', theme: undefined, isTrimmed: true },
    );
    expect(html).toContain('alert(1)');
    expect(inline).toEqual({
      scripts: [hashSource(script)],
      styles: [hashSource('p{top:0}'), hashSource('b{top:0}')],
    });
  });

  test('a page without a binding comes back byte for byte', () => {
    const plain =
      '<!DOCTYPE html><p>Nothing & more<br><img alt=""/><script>if (a < b) "data-text";</script>';
    expect(render(plain)).toBe(plain);
  });
});

describe('bindings that could not be filled safely stop the service from serving the page', () => {
  test.each([
    ['a text with elements inside', '<p data-text="name"><b>a</b></p>', 'elements inside'],
    ['a text in a style', '<style data-text="name">a</style>', 'stands in a style'],
    ['a text in a script', '<script data-text="name">a</script>', 'stands in a script'],
    [
      'an attribute that is not quoted beside a binding',
      '<a class=x data-text="phone"></a>',
      'not quoted',
    ],
    ['a list without an element', '<ul data-each="services"></ul>', 'exactly one element'],
    [
      'a list with two elements',
      '<ul data-each="services"><li></li><li></li></ul>',
      'exactly one element',
    ],
    [
      'a list in a list',
      '<ul data-each="a"><li><ul data-each="b"><li></li></ul></li></ul>',
      'within a list',
    ],
    ['an attribute that runs as script', '<a data-attr-onclick="name">a</a>', 'may not be bound'],
    ['a style as an attribute', '<a data-attr-style="name">a</a>', 'may not be bound'],
    ['the document of a frame', '<iframe data-attr-srcdoc="name"></iframe>', 'may not be bound'],
    [
      'two sections of one name',
      '<main><p data-section="a"></p><p data-section="a"></p></main>',
      'twice',
    ],
    [
      'a section outside of the main part',
      '<div><p data-section="a"></p></div>',
      'in <main> itself',
    ],
    ['a binding in a noscript', '<noscript data-text="name"></noscript>', 'stands in a noscript'],
  ])('%s', (_, html, problem) => {
    expect(() => compilePage(`<!DOCTYPE html><html><body>${html}</body></html>`)).toThrow(problem);
  });
});
