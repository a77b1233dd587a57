import type { Dialect } from './sqlite-dialect.ts';
import { describeAccountTables } from './tables/accounts.ts';
import { describeAnswerTables } from './tables/answers.ts';
import { describeAgencyTables } from './tables/agencies.ts';
import { describeApprovalTables } from './tables/approvals.ts';
import { describeBillingTables } from './tables/billing.ts';
import { describeDemoTables } from './tables/demos.ts';
import { describeHostTables } from './tables/hosts.ts';
import { describeObjectionTables } from './tables/objections.ts';
import { describeSignalTables } from './tables/signals.ts';
import { describeWorkTables } from './tables/work.ts';

/**
 * Every table, described once for both engines with the column makers of one (sqlite-dialect.ts,
 * postgres-dialect.ts). References point to earlier tables.
 */
export function describeTables(c: Dialect) {
  const accounts = describeAccountTables(c);
  const agencies = describeAgencyTables(c, accounts);
  const demos = describeDemoTables(c, { ...accounts, ...agencies });
  const signals = describeSignalTables(c, { ...agencies, ...demos });
  return {
    ...accounts,
    ...agencies,
    ...describeBillingTables(c, agencies),
    ...demos,
    ...signals,
    ...describeAnswerTables(c, { ...accounts, ...demos, ...signals }),
    ...describeObjectionTables(c, demos),
    ...describeHostTables(c, agencies),
    ...describeApprovalTables(c, { ...agencies, ...demos }),
    ...describeWorkTables(c, agencies),
  };
}
