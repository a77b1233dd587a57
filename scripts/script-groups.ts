/**
 * Groups the modules of the islands into files. By default the bundler makes one file for each set
 * of pages that need the same modules: twice as many, each compressed by itself. A module without a
 * group is placed by the bundler.
 *
 * A group includes the imports of its modules, unless an earlier group has them. So the order is
 * that of loading: what pages start with, what needs no React (such as a first look), then the
 * studio step by step.
 */
const islands = (...names: readonly string[]): string =>
  `/site/islands/(?:${names.join('|')})\\.tsx?$`;
const groups: readonly (readonly [name: string, ...tests: readonly string[]])[] = [
  ['react', '/node_modules/(?:react|react-dom|scheduler)/'],
  [
    'start',
    islands('auth/session-flags', 'shell/(?:reload-page|stored-address|load-shell|waiting-demos)'),
    'vite/preload-helper',
  ],
  [
    'base',
    '/node_modules/nanostores/',
    '/site/paths\\.ts$',
    '/templates-data/model/(?:slots|web-address)\\.ts$',
    '/service/contract/text-limits\\.ts$',
    islands('ui/toast-store', 'ui/call-service', 'ui/open-sign-in', 'ui/pause-endless', 'ui/wait'),
  ],
  [
    'mount-shell',
    islands(
      'shell/mount-shell',
      'studio/shell/Notice',
      'ui/(?:Toaster|Button|Dialog|Field|TextField|ConfirmDialog)',
    ),
  ],
  ['sections', '/templates-data/model/sections\\.ts$'],
  // What a demo may hold, and the forms of its values.
  ['values', '/templates-data/model/(?:client-lists|website-data)\\.ts$'],
  // A first look names its demo with it, without the rest of what makes demos.
  ['unique-id', '/templates-data/model/unique-id\\.ts$'],
  // The workspace opens with its list, without modules of the studio.
  ['app', islands('app/App', 'library/(?:notes-key|library-store|day-words|stage-words)')],
  ['demos-list', islands('library/DemosPage')],
  // Visits in progress are shown everywhere, and the last ones on rows and on cards.
  ['news', islands('signals/LiveNews')],
  ['signals', islands('signals/LastSignal')],
  ['board', islands('board/(?:Board|DealFacts)')],
  ['uploads', islands('library/upload-store')],
  ['csv', islands('ui/csv-text')],
  ['bulk', islands('library/BulkBar')],
  ['insights', islands('insights/(?:InsightsPage|BoardRates)')],
  // Modules that the page of a demo shares with the studio.
  ['frame', islands('studio/preview/fit-frame'), '/templates-data/model/demo-kit\\.ts$'],
  ['share', islands('studio/making/(?:LinkBox|QrCode|copy-link|use-copied)')],
  [
    'draft',
    islands(
      'studio/(?:[a-z]+/)?(?:scan-state|stored-draft|jump-to-field|preview-link|field-rules|maker-store)',
    ),
    '/templates-data/model/item-name\\.ts$',
  ],
  ['scan', islands('studio/scan/scan-store')],
  ['preview', islands('studio/(?:[a-z]+/)?(?:preview-frame|choose-industry)')],
  ['times', '/templates-data/model/demo-times\\.ts$'],
  // What the steps of a new demo and the editor of a saved one share.
  [
    'studio',
    islands(
      'studio/(?:StudioPage|preview/PreviewToCome|draft/HistoryButtons|shell/(?:walk-steps|undo-edits|later-parts))',
    ),
  ],
  ['fields', islands('studio/fields/SlotField')],
  ['wizard', islands('studio/shell/Wizard')],
  ['brand', islands('studio/shell/(?:preview-part|brand-part)')],
  ['editing', islands('studio/shell/editing-part')],
  ['demos', '/templates-data/model/send-check\\.ts$'],
  ['demo-access', islands('auth/demo-access-store')],
  ['content', islands('studio/shell/content-part')],
  ['editor', islands('studio/editor/Editor')],
  ['comment-marks', islands('comments/CommentCount', 'studio/preview/mark-comments')],
  ['comments', islands('comments/(?:CommentsTab|SectionComments)')],
];

/** Icons of several parts, which would otherwise be fetched with the first of those. */
const icons = { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//u, minShareCount: 2 };

export const scriptGroups = [
  ...groups
    .map(([name, ...tests]) => ({ name, test: new RegExp(tests.join('|'), 'u') }))
    .toSpliced(1, 0, icons),
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** What the workspace runs until it shows its list. */
const listGroups = ['react', 'mount-shell', 'app', 'demos-list'];

/**
 * Has V8 compile every function of these files while it fetches them, beside the main thread, which
 * otherwise compiles 600 of them one by one before the first rows. The functions run after the
 * service's answers, too late for V8's own cache.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  listGroups.includes(name) ? '//# allFunctionsCalledOnLoad' : '';
