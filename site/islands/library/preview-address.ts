import { likelyDesign } from '../../../templates-data/model/demo-kit.ts';
import { paths } from '../../paths.ts';
import { loadSettings } from '../auth/settings-store.ts';
import type { LibraryDemo } from './library-demo.ts';

/**
 * A page of a demo for a frame of the workspace, as visitors see it. A demo on this device has no
 * page yet, and one under an origin of its own shows nothing of itself to this page: there the
 * template fills itself, from what the browser stores or the service knows.
 */
export async function previewAddress(
  { uniqueId, industry, local }: Pick<LibraryDemo, 'uniqueId' | 'industry' | 'local'>,
  page = '/',
): Promise<string> {
  const rest = page === '/' ? '' : page;
  const template = `${paths.demoTemplate(likelyDesign({ industry }))}${rest}/`;
  const id = encodeURIComponent(uniqueId);
  if (local) return `${template}?saved=${id}`;
  const origin = (await loadSettings())?.demoOrigin ?? window.location.origin;
  return origin === window.location.origin
    ? paths.savedDemo(uniqueId) + rest
    : `${template}?demo=${id}`;
}
