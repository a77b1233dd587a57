import { Hono } from 'hono';
import { PolicyReport, reportPolicy } from '../contract/policy-report.ts';
import type { Deps, Variables } from '../deps.ts';
import { readBody } from '../http/read-body.ts';
import { createLineBudget } from '../line-budget.ts';

/**
 * Lines in a minute: a page with a fault is reported by each of its visitors, and anybody can write
 * reports.
 */
const maxLines = 20;

/**
 * An address without its query and fragment, where tokens stand; `inline`, `eval` and the like as
 * they are.
 */
function withoutQuery(address: string): string {
  return (address.split(/[?#]/u)[0] ?? '').slice(0, 200);
}

/**
 * Takes browsers' reports of violated content policies and writes the first of each minute to the
 * log.
 */
export function policyReportRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const room = createLineBudget(maxLines, deps.now);

  app.post(reportPolicy.path, async (c) => {
    const { 'csp-report': report } = await readBody(c, PolicyReport, {
      limit: reportPolicy.bodyLimit,
      type: 'application/csp-report',
    });
    const left = room();
    if (left !== 'over') {
      deps.log.warn(
        {
          page: withoutQuery(report['document-uri']),
          directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
          blocked: withoutQuery(report['blocked-uri'] ?? ''),
          source: withoutQuery(report['source-file'] ?? ''),
          line: report['line-number'],
          ...(left === 'last' && { more: 'further reports of this minute are not written' }),
        },
        'content policy violated',
      );
    }
    return c.body(null, 204);
  });
  return app;
}
