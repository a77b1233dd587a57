import type { Design } from '../../templates-data/model/designs.ts';
import type { Overrides } from '../../templates-data/model/slots.ts';
import { defaultColors } from '../../templates-data/model/default-colors.ts';
import { createTheme, type Theme } from '../../templates-data/model/theme.ts';

/** The colours of a demo; undefined if it has none, which keeps the template's. */
export function demoTheme(
  { primaryColor = '', secondaryColor = '' }: Overrides,
  design: Design,
): Theme | undefined {
  if (primaryColor === '' && secondaryColor === '') return undefined;
  return createTheme(
    primaryColor || defaultColors.primary,
    secondaryColor || defaultColors.secondary,
    design,
  );
}
