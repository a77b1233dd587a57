import react from '@astrojs/react';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { build } from 'vite';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { buildShareCards } from './scripts/build-share-cards.ts';
import { contractCalls } from './scripts/contract-calls.ts';
import { fonts } from './scripts/fonts.mjs';
import { nameAsset } from './scripts/name-assets.ts';
import { optimisePages } from './scripts/optimise-pages/integration.ts';
import { compileHint, scriptGroups } from './scripts/script-groups.ts';
import { preloadModules } from './scripts/preload-modules.ts';
import { showProblems } from './scripts/show-problems.ts';
import { slimIcons } from './scripts/slim-icons.ts';
import { writeStaticHostRules } from './scripts/static-host-rules.ts';
import { stripeScripts } from './service/pages/policy.ts';
import { planOffers } from './site/landing/plan-offers.ts';
import { Plans } from './templates-data/model/plans.ts';
import { Platform } from './templates-data/model/platform.ts';

const service = process.env.FIRSTLOOK_SERVICE ?? 'http://127.0.0.1:8787';

/** The ids of the sample firms, for scripts. */
const define = {
  FIRM_IDS: JSON.stringify(
    readdirSync('templates-data/firms').flatMap((file) => /^(.+)\.yaml$/u.exec(file)?.[1] ?? []),
  ),
};

/**
 * Scripts that pages import by address only when they need them, built beside Astro's own: islands
 * and demo filling.
 */
const lazyScripts = {
  'start-page': 'site/firm/start-page.ts',
  'builder-button': 'site/firm/builder-button.ts',
  'hydrate-demo': 'site/overrides/start-hydration.ts',
  'follow-address': 'site/overrides/start-following.ts',
  'islands/slider': 'site/islands/slider/start.ts',
  'islands/counters': 'site/islands/counters/start.ts',
  'islands/compare': 'site/islands/compare/start.ts',
  'islands/gallery': 'site/islands/gallery/start.ts',
  'islands/hours': 'site/islands/hours/start.ts',
  'islands/day': 'site/islands/day/start.ts',
  'islands/daylight': 'site/islands/daylight/start.ts',
  'islands/panel': 'site/islands/panel/start.ts',
  'islands/live': 'site/islands/live/start.ts',
  'islands/contact': 'site/islands/contact/start.ts',
};
const lazy = {
  name: 'lazy-scripts',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'dev') updateConfig({ vite: { define } });
    },
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, _, next) => {
        const source = lazyScripts[request.url?.slice(1).replace(/\.js$/u, '') ?? ''];
        if (source) request.url = `/${source}`;
        next();
      });
    },
    'astro:build:done': ({ dir }) =>
      build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        plugins: [contractCalls],
        define,
        build: {
          outDir: fileURLToPath(dir),
          emptyOutDir: false,
          modulePreload: false,
          rolldownOptions: {
            input: lazyScripts,
            preserveEntrySignatures: 'strict',
            output: {
              entryFileNames: '[name].js',
              chunkFileNames: '_astro/[name].[hash].js',
              assetFileNames: '_astro/[name].[hash][extname]',
            },
          },
        },
      }),
  },
};

/**
 * Completes the built folder: the workspace's page fetches its modules at once, and files that are
 * not pages are added: share cards, and the rules with which static hosts map addresses to pages.
 */
const finish = {
  name: 'finish-build',
  hooks: {
    'astro:config:done': ({ config }) => {
      cardCache = fileURLToPath(new URL('share-cards/', config.cacheDir));
    },
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      preloadModules(folder, 'app/index.html');
      await buildShareCards(folder, cardCache);
      writeStaticHostRules(folder, process.env.FIRSTLOOK_SERVICE_ORIGIN);
    },
  },
};
let cardCache = '';

/**
 * Tailwind for the sheets that use it. It would set up its compiler for each of the 500 sheets of
 * designs too, a third of the time and half of the memory of a build.
 */
const tailwind = tailwindcss().map((plugin) =>
  plugin.transform
    ? { ...plugin, transform: { ...plugin.transform, filter: { id: /\/site\/styles\/.*\.css/u } } }
    : plugin,
);
/** Elsewhere its rules would be left in the page as they are written. */
const tailwindOnlyThere = {
  name: 'tailwind-only-there',
  transform: {
    order: 'pre',
    filter: { id: { include: /\.css/u, exclude: /\/site\/styles\// }, code: /@apply\s/u },
    handler(_, id) {
      this.error(`${id} uses @apply, which works in site/styles only.`);
    },
  },
};

const plans = Plans.parse(parse(readFileSync('templates-data/plans.yaml', 'utf8')));
const platform = Platform.parse(parse(readFileSync('templates-data/platform.yaml', 'utf8')));

/** See docs/decisions/0013-addresses-on-static-hosts.md. */
const paymentSources = process.env.FIRSTLOOK_STRIPE === '1' ? ["'self'", ...stripeScripts] : [];

/** Set by scripts/build-site.ts, which knows whether pages of the last build can be reused. */
const isIncremental = process.env.FIRSTLOOK_INCREMENTAL === '1';

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: process.env.FIRSTLOOK_OUT_DIR ?? './dist',
  cacheDir: process.env.FIRSTLOOK_CACHE_DIR ?? './.astro/cache',
  output: 'static',
  // The default, `jsx`, would join words on neighbouring lines.
  compressHTML: true,
  devToolbar: { enabled: false },
  // Renders four pages at a time, because a page waits for its files.
  build: { inlineStylesheets: 'always', format: 'directory', concurrency: 4 },
  integrations: [react(), optimisePages, lazy, finish],
  // `contentIntellisense` writes .astro/collections, with which editors complete the frontmatter of
  // articles and policies.
  experimental: { incrementalBuild: isIncremental, contentIntellisense: true },
  vite: {
    plugins: [tailwind, tailwindOnlyThere, slimIcons, contractCalls, showProblems()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: scriptGroups }, postBanner: compileHint },
          },
        },
      },
    },
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: { output: { assetFileNames: nameAsset } },
    },
    define: {
      PAYMENT_SOURCES: JSON.stringify(paymentSources),
      // Contained in the scripts that use it, not in pages.
      PRODUCT_FACTS: JSON.stringify({
        product: platform.name,
        terms: platform.links.termsOfService,
        privacy: platform.links.privacyPolicy,
        plans: planOffers(plans),
        priceTerms: plans.builder.terms,
      }),
    },
    // In development, the site proxies the service, so that both have one origin.
    server: { proxy: { '/api': service, '/demos': service } },
  },
  security: { csp: { algorithm: 'SHA-256' } },
  fonts,
});
