import { likelyDesign } from '../../../templates-data/model/demo-kit.ts';
import { paths } from '../../paths.ts';
import { loadSettings } from '../auth/settings-store.ts';
import type { LibraryDemo } from './library-demo.ts';

/**
 * The address of a demo's page for a frame in the workspace. A local demo has no page, and a page
 * of another origin cannot be read here; then the template page is used, which fills itself with
 * the stored demo or the service's.
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
