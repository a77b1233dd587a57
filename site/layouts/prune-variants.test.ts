import { expect, test } from 'vitest';
import { pruneVariants } from './prune-variants.ts';

const page = {
  root: { 'data-layout': 'bold', 'data-hero': '' },
  fit: 'w1 t3',
};

test.each([
  ["[data-layout='bold'] h1{top:0}", "[data-layout='bold'] h1{top:0}"],
  ["[data-layout='minimal'] h1{top:0}", ''],
  ['[data-layout=minimal] h1,h2{top:0}', 'h2{top:0}'],
  ["@media print{[data-hero='none'] p{top:0}}", ''],
  ["@media print{[data-hero='none'] p{top:0}b{left:0}}", '@media print{b{left:0}}'],
  [
    "[data-layout]:not([data-layout='minimal']) p{top:0}",
    "[data-layout]:not([data-layout='minimal']) p{top:0}",
  ],
  [':is([data-layout=minimal],.x) p{top:0}', ':is(.x) p{top:0}'],
  [':is([data-layout=minimal],[data-hero=none]) p{top:0}', ''],
  ["[data-fit~='w1']{top:0}[data-fit~='w2']{top:0}", "[data-fit~='w1']{top:0}"],
  [':not([data-layout=bold])>body p{top:0}b{left:0}', 'b{left:0}'],
  ['html:not([data-layout=bold]) p{top:0}b{left:0}', 'b{left:0}'],
  [':root:not([data-layout=minimal],[data-layout=bold]) p{top:0}b{left:0}', 'b{left:0}'],
  ['html:not([data-layout=minimal]) p{top:0}', 'html:not([data-layout=minimal]) p{top:0}'],
  ['html .x:not([data-layout=bold]) p{top:0}', 'html .x:not([data-layout=bold]) p{top:0}'],
  [':not([data-layout=minimal])>body p{top:0}', ':not([data-layout=minimal])>body p{top:0}'],
  ["[data-design='law'] p{top:0}", "[data-design='law'] p{top:0}"],
])(
  '%s becomes %s on a page in bold with a short word and without a kind of opening',
  (css, pruned) => {
    expect(pruneVariants(css, page).replaceAll('"', "'")).toBe(pruned);
  },
);
