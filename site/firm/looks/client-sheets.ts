import { sheetNames, type ClientSheets, type SheetName } from '../../../templates-data/model/client-parts.ts';
import type { Design } from '../../../templates-data/model/theme.ts';

// As text, minified as the pages' own sheets are.
const files = import.meta.glob<string>(['../sheets/client/*.css', './*/client/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** For every list what all looks share, and then the look's own. */
export function clientSheetsOf(design: Design): ClientSheets {
  const sheetOf = (name: SheetName): string =>
    (files[`../sheets/client/${name}.css`] ?? '') + (files[`./${design}/client/${name}.css`] ?? '');
  return Object.fromEntries(sheetNames.map((name) => [name, sheetOf(name)])) as ClientSheets;
}
