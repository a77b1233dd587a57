import { Hono } from 'hono';
import { PolicyReport, reportPolicy } from '../contract/policy-report.ts';
import type { Deps, Variables } from '../deps.ts';
import { readBody } from '../http/read-body.ts';
import { createLineBudget } from '../line-budget.ts';

/**
 * Maximum log lines per minute: every visitor reports a faulty page, and any client can send
 * reports.
 */
const maxLines = 20;

/**
 * An address without query and fragment, which may hold tokens; keywords such as `inline` and
 * `eval` are unchanged.
 */
function withoutQuery(address: string): string {
  return (address.split(/[?#]/u)[0] ?? '').slice(0, 200);
}

/** Receives browsers' reports of violated content policies and logs the first of each minute. */
export function policyReportRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const takeLine = createLineBudget(maxLines, deps.now);

  app.post(reportPolicy.path, async (c) => {
    const { 'csp-report': report } = await readBody(c, PolicyReport, {
      limit: reportPolicy.bodyLimit,
      type: 'application/csp-report',
    });
    const left = takeLine();
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
