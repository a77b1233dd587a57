import { readLists } from '../../templates-data/model/client-lists.ts';
import { readOverrides } from '../../templates-data/model/slots.ts';
import { demoTimes } from '../../templates-data/model/demo-times.ts';
import { chooseDesign } from '../../templates-data/model/demo-kit.ts';
import { labelTones, type DemoMaker } from '../../templates-data/model/demo-label.ts';
import type { Design } from '../../templates-data/model/designs.ts';
import { listDemos, readDemo } from '../../service/contract/demos.ts';
import { callPath } from '../call-path.ts';
import { paths } from '../paths.ts';
import { currentPath, isPagePath, type PagePath } from '../../templates-data/model/sections.ts';
import { shownParts } from '../../templates-data/model/panel-parts.ts';
import { fetchKit } from './fetch-kit.ts';
import { readLocalDemo, readSavedTemplate, type StoredDemo } from './local-demo.ts';
import { showDemo } from './show-demo.ts';
import { isRecord } from '../../templates-data/model/is-record.ts';

/**
 * Why no demo can be shown: the service's status, that it was taken down, no answer, or an invalid
 * one.
 */
type Failure = number | 'gone' | 'unreachable' | 'invalid';

/**
 * The page that says why there is no demo to show: missing, expired, or the service out of reach.
 */
function noticePath(failure: Failure, uniqueId: string): string {
  // The address contains the client's name.
  if (failure === 'gone') return '/demo-gone/';
  const id = `id=${encodeURIComponent(uniqueId)}`;
  if (failure === 410) return `/demo-expired/?${id}`;
  return failure === 404 ? `/demo-missing/?${id}` : `/demo-unreachable/?${id}&why=${failure}`;
}

/** The agency of a demo, as the service names it. */
function parseMaker(agency: unknown): DemoMaker | undefined {
  if (!isRecord(agency)) return undefined;
  const text = (name: string): string => {
    const value = agency[name];
    return typeof value === 'string' ? value : '';
  };
  const tone = labelTones.find((one) => one === agency['tone']) ?? 'dark';
  const [name, website, phone, email] = [
    text('name'),
    text('website'),
    text('phone'),
    text('email'),
  ];
  return { name, tone, website, phone, email, isWhiteLabel: agency['isWhiteLabel'] === true };
}

/** The saved demo's values, or the reason for their absence. */
async function fetchDemo(uniqueId: string): Promise<StoredDemo | Failure> {
  try {
    const response = await fetch(callPath(readDemo, { uniqueId }), {
      credentials: 'same-origin',
    });
    const reply: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return isRecord(reply) && reply['code'] === 'gone' ? 'gone' : response.status;
    const demo = isRecord(reply) ? reply['demo'] : undefined;
    if (!isRecord(demo)) return 'invalid';
    const { templateData, industry } = demo;
    const overrides = {
      ...readOverrides(templateData),
      ...(typeof industry === 'string' && { industry }),
    };
    const panel = isRecord(demo['panel']) ? shownParts(demo['panel']) : [];
    return { overrides, lists: readLists(templateData), maker: parseMaker(demo['agency']), panel };
  } catch {
    return 'unreachable';
  }
}

/** The demo stored in this browser; undefined in a browser that blocks storage. */
function readStoredDemo(
  read: (storage: Storage) => StoredDemo | undefined,
): StoredDemo | undefined {
  try {
    return read(localStorage);
  } catch {
    return undefined;
  }
}

/** A demo as the service has it; if it has none or cannot answer, as stored in this browser. */
async function findDemo(uniqueId: string): Promise<StoredDemo | Failure> {
  const demo = await fetchDemo(uniqueId);
  if (typeof demo === 'object' || demo === 410 || demo === 'gone') return demo;
  return readStoredDemo((storage) => readLocalDemo(uniqueId, storage, Date.now())) ?? demo;
}

/** The template page of this document. */
function documentPage(): PagePath | '/not-found' {
  const page = document.documentElement.dataset['page'] ?? '';
  return isPagePath(page) ? page : '/not-found';
}

/** The template's page for the part of the address below the demo's. */
function requestedPage(): string {
  const within = /^\/(?:demos|demo-templates)\/[^/]+(\/.*)?$/u.exec(location.pathname)?.[1] ?? '/';
  return within.length > 1 ? within.replace(/\/$/u, '') : within;
}

/**
 * Shows the demo, or redirects: to its design's page, to the current form of an old address, or to
 * the page that says what is missing.
 */
async function show(
  demo: StoredDemo,
  demoId: string,
  base: string | undefined,
  query: string,
): Promise<void> {
  const canonical = location.origin + location.pathname;
  const own = base ?? document.documentElement.dataset['base'] ?? '';
  const page = documentPage();
  const kit = await fetchKit(demo);
  const design = chooseDesign(demo, kit);
  if (!isRightPage(design, query)) return;
  const context = {
    canonical,
    demoId,
    lists: demo.lists,
    picturesBelow: listDemos.path,
    page,
    base: own,
    maker: demo.maker,
    panel: demo.panel ?? [],
  } as const;
  const times = demoTimes(demo, kit, Date.now());
  const view = showDemo(document, { demo, kit, times }, context, base);
  const moved = page === '/not-found' ? currentPath(requestedPage()) : undefined;
  if (moved !== undefined) {
    location.replace(own + (view.pages.some((one) => one === moved) ? moved : '/'));
    return;
  }
  if (page !== '/not-found' && !view.pages.includes(page)) {
    if (new URLSearchParams(location.search).has('moved')) {
      location.replace(`${own}/`);
      return;
    }
    location.replace(`${paths.demoTemplate(design)}/not-found/?${query}`);
    return;
  }
  document.documentElement.style.visibility = '';
}

/** Whether this page is in that design; otherwise redirects to the page that is. */
function isRightPage(design: Design, query: string): boolean {
  const base = document.documentElement.dataset['base'] ?? '';
  const template = paths.demoTemplate(design);
  const path = requestedPage();
  const moved = base === template ? undefined : currentPath(path);
  if (base === template) return true;
  const within = moved ?? path;
  const isMoved = moved !== undefined || new URLSearchParams(location.search).has('moved');
  const mark = isMoved ? '&moved' : '';
  location.replace(`${template}${within === '/' ? '' : within}/?${query}${mark}${location.hash}`);
  return false;
}

/** The site's own links lead to pages with the template too. */
function addTemplateToLinks(id: string): void {
  const base = document.documentElement.dataset['base'] ?? '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const own = link.pathname === base || link.pathname.startsWith(`${base}/`);
    if (own && link.origin === location.origin) link.search = `?template=${encodeURIComponent(id)}`;
  }
}

/** Fills this built page with the demo or template that its address names, then shows it. */
export async function hydrateDemo(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const template = query.get('template');
  if (template !== null) {
    const saved = readStoredDemo((storage) => readSavedTemplate(template, storage, Date.now()));
    const cookie = `template=${encodeURIComponent(template)}`;
    if (!saved) document.documentElement.style.visibility = '';
    else {
      await show(saved, '', undefined, cookie);
      addTemplateToLinks(template);
    }
    return;
  }
  const saved = query.get('saved');
  const uniqueId = saved ?? query.get('demo') ?? location.pathname.split('/')[2] ?? '';
  const demo =
    saved === null
      ? await findDemo(uniqueId)
      : (readStoredDemo((storage) => readLocalDemo(uniqueId, storage, Date.now())) ?? 404);
  if (typeof demo !== 'object') {
    location.replace(noticePath(demo, uniqueId));
    return;
  }
  const own = `${saved === null ? 'demo' : 'saved'}=${encodeURIComponent(uniqueId)}`;
  await show(demo, uniqueId, `/demos/${uniqueId}`, own);
}
