import { overridesOf } from '../../templates-data/model/slots.ts';
import { applyOverrides } from './apply-overrides.ts';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The saved demo's values, or the status that says why there are none. */
async function fetchDemo(uniqueId: string): Promise<{ data: unknown; industry: string } | number> {
  try {
    const response = await fetch(`/api/demos/${encodeURIComponent(uniqueId)}`, {
      credentials: 'same-origin',
    });
    if (!response.ok) return response.status;
    const reply: unknown = await response.json();
    const demo = isObject(reply) ? reply['demo'] : undefined;
    if (!isObject(demo)) return 502;
    return {
      data: demo['templateData'],
      industry: typeof demo['industry'] === 'string' ? demo['industry'] : '',
    };
  } catch {
    return 503;
  }
}

/** Fills the built page this script stands on with the demo its address names, then shows it. */
export async function hydrateDemo(): Promise<void> {
  const [, , uniqueId = ''] = location.pathname.split('/');
  const demo = await fetchDemo(uniqueId);
  if (typeof demo === 'number') {
    const page = demo === 410 ? '/demo-expired/' : '/demo-missing/';
    location.replace(`${page}?id=${encodeURIComponent(uniqueId)}`);
    return;
  }
  const overrides = { ...overridesOf(demo.data), industry: demo.industry };
  const context = { canonical: location.origin + location.pathname, demoId: uniqueId };
  applyOverrides(document, overrides, context, `/demos/${uniqueId}`);
  document.documentElement.style.visibility = '';
}
