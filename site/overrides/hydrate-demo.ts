import { overridesOf, type Overrides } from '../../templates-data/model/slots.ts';
import { applyOverrides } from './apply-overrides.ts';
import { readLocalDemo } from './local-demo.ts';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
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

/** Fills the built page this script stands on with the demo its address names, then shows it. */
export async function hydrateDemo(): Promise<void> {
  const root = document.documentElement;
  const saved = new URLSearchParams(location.search).get('saved');
  const uniqueId = saved ?? location.pathname.split('/')[2] ?? '';
  const here = readLocalDemo(uniqueId, localStorage, Date.now());
  const demo = here ?? (saved === null ? await fetchDemo(uniqueId) : 404);
  if (typeof demo === 'number') {
    const page = demo === 410 ? '/demo-expired/' : '/demo-missing/';
    location.replace(`${page}?id=${encodeURIComponent(uniqueId)}`);
    return;
  }
  const base = saved === null ? `/demos/${uniqueId}` : undefined;
  applyOverrides(document, demo, { canonical: location.origin + location.pathname, demoId: uniqueId }, base);
  root.style.visibility = '';
}
