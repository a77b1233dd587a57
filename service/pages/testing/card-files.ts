import sharp from 'sharp';
import { emptyIndustry } from '../../../templates-data/model/demo-kit.ts';
import type { BuiltSite } from '../built-site.ts';

export const template = (body: string): string =>
  `<!doctype html><html data-design="finance"><head><title data-text="page-title"></title><meta property="og:image" data-attr-content="share-image"><style data-theme></style></head><body>${body}</body></html>`;

export const notFound = template('<h1>404 Page Not Found</h1>');

/** An opening picture of the trade's set, in one colour. */
export const opening = await sharp({
  create: { width: 1200, height: 800, channels: 3, background: '#00a0ff' },
})
  .webp({ lossless: true })
  .toBuffer();

const files = {
  label: 'Lit windows',
  src: '/_astro/windows.webp',
  srcset: '',
  avif: '',
  width: 1200,
  height: 800,
  isPlate: false,
  isBeside: false,
};

export const kit = (industry: string, trade: string): ReturnType<BuiltSite['kit']> => ({
  ...emptyIndustry,
  id: industry,
  trade,
  pictures: {
    windows: files,
    'plate-chalice': files,
    'plate-iron': files,
    'plate-leash': files,
    'copper-pipes': files,
    'site-frame': { ...files, src: '/_astro/frame.webp' },
  },
});

/** The built files that share cards of demos are made from. */
export const cardFiles: Readonly<Record<string, string | Buffer>> = {
  'demo-templates/law/index.html': template(''),
  'demo-templates/law/not-found/index.html': notFound,
  'demo-templates/real-estate/index.html': template(''),
  'client/kits/law.json': JSON.stringify(kit('law', 'lawyer')),
  'client/kits/general.json': JSON.stringify(kit('general', 'business')),
  'client/kits/construction.json': JSON.stringify(kit('construction', 'craft-business')),
  'demo-templates/yard/index.html': template(''),
  'demo-templates/courtyard/index.html': template(''),
  '_astro/windows.webp': opening,
};
