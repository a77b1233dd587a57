import { overridesOf, type Overrides } from '../../templates-data/model/slots.ts';
import { applyOverrides } from './apply-overrides.ts';
import { readLocalDemo } from './local-demo.ts';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The page that says why there is no demo to show: missing, expired, or the service out of reach. */
function noticeOf(status: number): string {
  if (status === 410) return '/demo-expired/';
  return status === 404 ? '/demo-missing/' : '/demo-unreachable/';
}

/** The saved demo's values, or the status that says why there are none. */
async function fetchDemo(uniqueId: string): Promise<Overrides | number> {
  try {
    const response = await fetch(`/api/demos/${encodeURIComponent(uniqueId)}`, {
      credentials: 'same-origin',
    });
    if (!response.ok) return response.status;
    const reply: unknown = await response.json();
    const demo = isObject(reply) ? reply['demo'] : undefined;
    if (!isObject(demo)) return 502;
    const { templateData, industry } = demo;
    return { ...overridesOf(templateData), ...(typeof industry === 'string' && { industry }) };
  } catch {
    return 503;
  }
}

/** A demo kept in this browser; none where the browser lets no page keep anything. */
function demoHere(uniqueId: string): Overrides | undefined {
  try {
    return readLocalDemo(uniqueId, localStorage, Date.now());
  } catch {
    return undefined;
  }
}

/** Fills the built page this script stands on with the demo its address names, then shows it. */
export async function hydrateDemo(): Promise<void> {
  const saved = new URLSearchParams(location.search).get('saved');
  const uniqueId = saved ?? location.pathname.split('/')[2] ?? '';
  const demo = demoHere(uniqueId) ?? (saved === null ? await fetchDemo(uniqueId) : 404);
  if (typeof demo === 'number') {
    location.replace(`${noticeOf(demo)}?id=${encodeURIComponent(uniqueId)}`);
    return;
  }
  const base = saved === null ? `/demos/${uniqueId}` : undefined;
  applyOverrides(document, demo, { canonical: location.origin + location.pathname, demoId: uniqueId }, base);
  document.documentElement.style.visibility = '';
}
