import { expect, test } from 'vitest';
import { shortenClasses } from './shorten-classes.ts';

test('classes get short names in page and sheet, the most frequent one the shortest', () => {
  expect(
    shortenClasses(
      '.md\\:flex:hover{top:0}.grid>.card{top:1px}',
      '<i class="grid"><b class="card grid md:flex"></b></i>',
    ),
  ).toEqual({
    css: '.b:hover{top:0}.a>.b{top:1px}',
    markup: '<i class="a"><b class="a b"></b></i>',
  });
});

test('classes that always occur together share a name, and their rules keep their order', () => {
  const { css, markup } = shortenClasses(
    '.p{top:0}.q{top:1px}.other{top:2px}.p{left:0}',
    '<i class="p q"></i><i class="q p other"></i><i class="other"></i>',
  );
  expect(css).toBe('.a{top:0;top:1px}.b{top:2px}.a{left:0}');
  expect(markup).toBe('<i class="a"></i><i class="a b"></i><i class="b"></i>');
});

test('a class without a rule is removed', () => {
  expect(
    shortenClasses('.a-x{top:0}', '<i class="lucide a-x"></i><b class="lucide"></b>').markup,
  ).toBe('<i class="a"></i><b></b>');
});

test('a shortened page does not change when it is shortened again', () => {
  const first = shortenClasses('.x{top:0}.y{top:1px}', '<i class="y"></i><i class="x y"></i>');
  expect(shortenClasses(first.css, first.markup)).toEqual(first);
});
