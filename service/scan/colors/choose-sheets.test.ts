import { expect, test } from 'vitest';
import { chooseSheets } from './choose-sheets.ts';

const at = (path: string): string => `https://tallow.example/${path}`;

test('takes the site’s own sheet from dozens of a builder’s parts', () => {
  const kit = at('wp-content/uploads/elementor/css/post-7.css');
  const theme = at('wp-content/themes/tallow/style.css');
  const parts = Array.from({ length: 30 }, (_, index) =>
    at(`wp-content/plugins/elementor/assets/css/widget-${index}.min.css`),
  );
  const chosen = chooseSheets([theme, kit, ...parts]);
  expect(chosen).toHaveLength(8);
  expect(chosen.slice(0, 2)).toEqual([theme, kit]);
});

test('takes a shop’s base sheet before those of its sections', () => {
  const base = at('cdn/shop/t/7/assets/base.css');
  const parts = Array.from({ length: 20 }, (_, index) =>
    at(`cdn/shop/t/7/assets/component-${index}.css`),
  );
  expect(chooseSheets([base, ...parts])).toContain(base);
});

test('keeps the page’s order, the best ones where there is room for few, and a library where nothing else is', () => {
  const sheets = [
    at('css/bootstrap.min.css'),
    at('css/one.css'),
    at('css/main.css'),
    at('css/two.css'),
  ];
  expect(chooseSheets(sheets)).toEqual(sheets);
  expect(chooseSheets(sheets, 2)).toEqual([at('css/main.css'), at('css/two.css')]);
  expect(chooseSheets([at('css/fontawesome.css')])).toEqual([at('css/fontawesome.css')]);
});
