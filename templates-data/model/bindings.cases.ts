/**
 * One table of cases for both writers of bindings: `service/pages/render-page.ts` into HTML,
 * `site/overrides/bind-page.ts` into the DOM.
 */

export interface BindingCase {
  readonly outcome: string;
  /** Contents of the body as the build writes it. */
  readonly page: string;
  readonly texts?: Readonly<Record<string, string>>;
  readonly lists?: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
  readonly sections?: readonly string[];
  /** Beginning of the page's own links; `/demos/x` by default. */
  readonly base?: string;
  /** Contents of the body as a visitor gets it. */
  readonly html: string;
}

/** Address of the table's pages in the build. */
const builtBase = '/demo-templates/law';

const hostile = `"><script>alert(1)</script>&amp;'$&`;
const list =
  '<ul data-each="services"><li data-attr-class="item.kind"><b data-text="item.name"></b></li></ul>';
const conditions =
  '<p data-if="phone">call</p><p data-if="!phone">write</p><p data-if="phone|email">either</p>' +
  '<p data-if="phone&amp;email">both</p><p data-if="phone&amp;!email|services">some</p>';
const main =
  '<main><h1>Top</h1><section data-section="a">A</section><section data-section="b"><i data-text="name"></i></section>' +
  '<section data-section="c">C</section></main>';
const links =
  '<a href="/demo-templates/law">home</a><a href="/demo-templates/law/team">team</a><a href="/demo-templates/law#top">top</a>' +
  '<a href="/demo-templates/lawful">other</a><a href="https://harbor.example/demo-templates/law">away</a>';
const inItems =
  '<ul data-each="services"><li><a data-if="href" data-attr-href="href" data-text="item.name"></a>' +
  '<i data-if="item.text&amp;note" data-text="note"></i></li></ul>';

export const bindingCases: readonly BindingCase[] = [
  {
    outcome: 'a text is the value, and an unknown one is empty',
    page: '<p data-text="name">built</p><p data-text="nothing">built</p>',
    texts: { name: 'Harbor & Sons' },
    html: '<p>Harbor &amp; Sons</p><p></p>',
  },
  {
    outcome: 'markup in a text is shown as typed',
    page: '<p data-text="name"></p><title data-text="name"></title><option data-text="name"></option>',
    texts: { name: hostile },
    html: Array.from(['p', 'title', 'option'], (tag) => {
      const text = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;&#39;$&amp;';
      return `<${tag}>${text}</${tag}>`;
    }).join(''),
  },
  {
    outcome: 'an attribute is the value, whatever signs it has, and stands for the built one',
    page: '<a title="built" data-attr-title="name" data-attr-aria-label="slogan" data-text="slogan"></a>',
    texts: { name: hostile, slogan: '< >' },
    html: `<a title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;'$&amp;" aria-label="&lt; &gt;">&lt; &gt;</a>`,
  },
  {
    outcome: 'an attribute without a value is left out',
    page: '<a href="/built" class="button" data-attr-href="href">x</a>',
    html: '<a class="button">x</a>',
  },
  {
    outcome: 'of conditions none holds without values but a negated one',
    page: conditions,
    html: '<p>write</p>',
  },
  {
    outcome: 'alternatives and terms that must all hold are told apart',
    page: conditions,
    texts: { phone: '1' },
    html: '<p>call</p><p>either</p><p>some</p>',
  },
  {
    outcome: 'a list with items is a value in a condition',
    page: conditions,
    texts: { phone: '1', email: 'a@b.co' },
    lists: { services: [{ name: 'A' }] },
    html: '<p>call</p><p>either</p><p>both</p><p>some</p>',
  },
  {
    outcome: 'a list repeats its one element for each item',
    page: list,
    lists: { services: [{ name: 'A & B', kind: 'first' }, { name: '<b>' }] },
    html: '<ul><li class="first"><b>A &amp; B</b></li><li><b>&lt;b&gt;</b></li></ul>',
  },
  { outcome: 'a list that is not given is empty', page: list, html: '<ul></ul>' },
  {
    outcome: 'a list shows at most as many items as fit',
    page: '<ol data-each="people" data-max="2"><li data-text="item.name"></li></ol>',
    lists: { people: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] },
    html: '<ol><li>A</li><li>B</li></ol>',
  },
  {
    outcome: 'attributes take their values in turn',
    page: '<ol data-each="services"><li><svg><use data-cycle-href="/a.svg#x /a.svg#y"></use></svg></li></ol>',
    lists: { services: [{ name: '1' }, { name: '2' }, { name: '3' }] },
    html:
      '<ol><li><svg><use href="/a.svg#x"></use></svg></li><li><svg><use href="/a.svg#y"></use></svg></li>' +
      '<li><svg><use href="/a.svg#x"></use></svg></li></ol>',
  },
  {
    outcome: 'attributes begin with the value whose turn it is',
    page: '<ol data-each="services"><li><svg><use data-cycle-href="/a.svg#x /a.svg#y"></use></svg></li></ol>',
    lists: {
      services: [
        { name: '1', turn: '3' },
        { name: '2', turn: '4' },
      ],
    },
    html: '<ol><li><svg><use href="/a.svg#y"></use></svg></li><li><svg><use href="/a.svg#x"></use></svg></li></ol>',
  },
  {
    outcome: 'items use the values of the page too',
    page: inItems,
    texts: { href: '/demos/x/contact', note: 'Ask' },
    lists: { services: [{ name: 'A', text: 'with words' }, { name: 'B' }] },
    html: '<ul><li><a href="/demos/x/contact">A</a><i>Ask</i></li><li><a href="/demos/x/contact">B</a></li></ul>',
  },
  {
    outcome: 'the same items follow a value of the page that has changed',
    page: inItems,
    texts: { href: '#contact' },
    lists: { services: [{ name: 'A', text: 'with words' }, { name: 'B' }] },
    html: '<ul><li><a href="#contact">A</a></li><li><a href="#contact">B</a></li></ul>',
  },
  {
    outcome: 'and lose what they have only with it',
    page: inItems,
    lists: { services: [{ name: 'A', text: 'with words' }, { name: 'B' }] },
    html: '<ul><li></li><li></li></ul>',
  },
  {
    outcome: 'an item may be left out as a whole',
    page: '<dl data-each="lines"><div data-if="item.value"><dt data-text="item.name"></dt><dd data-text="item.value"></dd></div></dl>',
    lists: {
      lines: [
        { name: 'A', value: '1' },
        { name: 'B', value: '' },
      ],
    },
    html: '<dl><div><dt>A</dt><dd>1</dd></div></dl>',
  },
  {
    outcome: 'a list is there only where its element is',
    page: '<div data-if="socials"><ul data-each="socials"><li data-text="item.name"></li></ul></div><p>end</p>',
    html: '<p>end</p>',
  },
  {
    outcome: 'and comes back with it',
    page: '<div data-if="socials"><ul data-each="socials"><li data-text="item.name"></li></ul></div><p>end</p>',
    lists: { socials: [{ name: 'X' }] },
    html: '<div><ul><li>X</li></ul></div><p>end</p>',
  },
  {
    outcome: 'sections stand in the order of the view',
    page: main,
    texts: { name: 'Harbor' },
    sections: ['c', 'a', 'b'],
    html:
      '<main><h1>Top</h1><section data-section="c">C</section><section data-section="a">A</section>' +
      '<section data-section="b"><i>Harbor</i></section></main>',
  },
  {
    outcome:
      'a section that the view does not name is not there, nor is one that the page does not have',
    page: main,
    sections: ['b', 'nothing'],
    html: '<main><h1>Top</h1><section data-section="b"><i></i></section></main>',
  },
  {
    outcome: 'a page may show none of its sections',
    page: main,
    html: '<main><h1>Top</h1></main>',
  },
  {
    outcome: 'and all of them again',
    page: main,
    sections: ['a', 'b', 'c'],
    html:
      '<main><h1>Top</h1><section data-section="a">A</section><section data-section="b"><i></i></section>' +
      '<section data-section="c">C</section></main>',
  },
  {
    outcome: 'links below the page’s own address lead into the demo, others stay',
    page: links,
    html: links.replaceAll(/"\/demo-templates\/law(?=["/#])/gu, '"/demos/x'),
  },
  {
    outcome: 'a condition within a condition waits for both',
    page: '<div data-if="a"><p data-if="b" data-text="b"></p><p>a</p></div>',
    texts: { b: 'b' },
    html: '',
  },
  {
    outcome: 'and is there when both hold',
    page: '<div data-if="a"><p data-if="b" data-text="b"></p><p>a</p></div>',
    texts: { a: 'a', b: 'b' },
    html: '<div><p>b</p><p>a</p></div>',
  },
  {
    outcome: 'a drawing keeps the attributes that SVG writes with capitals or prefixes',
    page:
      '<svg viewBox="0 0 8 8" preserveAspectRatio="none" data-if="a"><linearGradient id="g" gradientUnits="userSpaceOnUse"></linearGradient>' +
      '<use xlink:href="#g"></use><path d="M0 0"/></svg>',
    texts: { a: 'a' },
    html:
      '<svg viewBox="0 0 8 8" preserveAspectRatio="none"><linearGradient id="g" gradientUnits="userSpaceOnUse"></linearGradient>' +
      '<use xlink:href="#g"></use><path d="M0 0"/></svg>',
  },
  {
    outcome: 'a page without a binding stays as it is',
    page: '<p class="a" data-other="b">Nothing &amp; more</p><noscript><p data-text="name">x</p></noscript>',
    texts: { name: 'Harbor' },
    html: '<p class="a" data-other="b">Nothing &amp; more</p><noscript><p data-text="name">x</p></noscript>',
  },
];

/** The page of a case as a whole document. */
export function caseDocument({ page }: Pick<BindingCase, 'page'>): string {
  return `<!DOCTYPE html><html lang="en" data-base="${builtBase}"><head><title>x</title></head><body>${page}</body></html>`;
}
