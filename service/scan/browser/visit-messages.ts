import { z } from 'zod';

/**
 * The browser: a program that is started for each visit, or the DevTools address of a running one.
 */
export const BrowserPlace = z.union([z.object({ path: z.string() }), z.object({ ws: z.string() })]);
export type BrowserPlace = z.infer<typeof BrowserPlace>;

/** Files by the paths of their addresses. */
const ServedFiles = z.map(
  z.string(),
  z.object({ type: z.string(), bytes: z.instanceof(Uint8Array) }),
);
export type ServedFiles = z.infer<typeof ServedFiles>;

/** The service's message to a process that visits a page. */
export const VisitJob = z.object({
  browser: BrowserPlace,
  address: z.url(),
  exempt: z.object({ allowHosts: z.set(z.string()), resolve: z.map(z.string(), z.string()) }),
  budgetMs: z.number(),
  wants: z.enum(['page', 'pictures']),
  /** Answers in place of the web. */
  files: ServedFiles.optional(),
});
export type VisitJob = z.infer<typeof VisitJob>;

/** The page after its scripts ran. */
export const RenderedPage = z.object({
  /** Address of the page after all redirects. */
  url: z.url(),
  html: z.string(),
  status: z.int(),
  headers: z.record(z.string(), z.string()),
});
export type RenderedPage = z.infer<typeof RenderedPage>;

export const pictureWidths = [1440, 390] as const;

/** The first screen of a website at one width, as WebP; of given files as JPEG. */
export const SitePicture = z.object({
  viewport: z.literal(pictureWidths),
  width: z.int(),
  height: z.int(),
  bytes: z.instanceof(Uint8Array),
});
export type SitePicture = z.infer<typeof SitePicture>;

/**
 * Messages of that process: first the browser's process group, then the result or the cause of a
 * failure.
 */
export const VisitReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('started'), group: z.int() }),
  z.object({ kind: z.literal('page'), page: RenderedPage }),
  z.object({ kind: z.literal('pictures'), url: z.url(), pictures: z.array(SitePicture) }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
]);
export type VisitReport = z.infer<typeof VisitReport>;
export type VisitResult = Exclude<VisitReport, { kind: 'started' }>;
