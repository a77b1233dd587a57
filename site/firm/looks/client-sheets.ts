import type { Design } from '../../../templates-data/model/theme.ts';

/** What has a style sheet of its own, which a demo carries only where it is shown, in the order of the cascade. */
const names = ['logo', 'opening', 'services', 'people', 'testimonials', 'socials', 'today', 'vietnamese'] as const;
export type ClientSheets = Readonly<Record<(typeof names)[number], string>>;

// As text, minified as the pages' own sheets are.
const files = import.meta.glob<string>(['../sheets/client/*.css', './*/client/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** For each of them what all designs share, and then the design's own. */
export function clientSheetsOf(design: Design): ClientSheets {
  const sheetOf = (name: string): string =>
    (files[`../sheets/client/${name}.css`] ?? '') + (files[`./${design}/client/${name}.css`] ?? '');
  const { logo, opening, services, people, testimonials, socials, today, vietnamese } = Object.fromEntries(
    names.map((name) => [name, sheetOf(name)]),
  );
  return {
    logo: logo ?? '',
    opening: opening ?? '',
    services: services ?? '',
    people: people ?? '',
    testimonials: testimonials ?? '',
    socials: socials ?? '',
    today: today ?? '',
    vietnamese: vietnamese ?? '',
  };
}
