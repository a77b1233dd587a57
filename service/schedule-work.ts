import { scheduleReminders } from './approvals/remind-clients.ts';
import { scheduleReconciliation } from './billing/reconcile.ts';
import { scheduleCleanUp } from './db/clean-up.ts';
import type { Deps } from './deps.ts';
import { scheduleExpiryMails } from './expiry/mail-expiries.ts';
import { writeHostFolder } from './hosts/host-folder.ts';
import { createNameServers } from './hosts/lookup.ts';
import { scheduleHostChecks } from './hosts/recheck-hosts.ts';
import { loadLate } from './load-late.ts';
import { scheduleReportMails } from './objections/mail-reports.ts';
import { openFirstWorker } from './scan/worker/pool-workers.ts';
import { whenIdle } from './scan/worker/when-idle.ts';
import { scheduleVisitMails } from './signals/mail-visits.ts';

/** Loads modules after the start that the first scan and payment need. */
export function prepareWhenIdle({ env, log, billing }: Deps): void {
  whenIdle(() => {
    // Starts a worker in advance; the first scan would wait a second or two for it.
    openFirstWorker();
    if (env.stripe) {
      void billing
        .comparePrices()
        .then((sentences) => sentences.forEach((sentence) => log.warn(sentence)))
        .catch((error: unknown) => log.warn({ err: error }, 'prices not compared with Stripe'));
    }
    void loadLate({ payment: env.stripe !== undefined }).catch((error: unknown) =>
      log.warn({ err: error }, 'not loaded beforehand'),
    );
  });
}

/** Schedules the work that no request causes: mails, checks of domains, and clean-up. */
export function scheduleWork(deps: Deps): void {
  const { env, store, log, now, billing } = deps;
  const warn =
    (message: string) =>
    (error: unknown): void =>
      log.warn({ err: error }, message);
  scheduleReconciliation(billing.reconcile, warn('reconciliation failed'));
  scheduleVisitMails(deps);
  scheduleExpiryMails(deps);
  scheduleReminders(deps, warn('clients not reminded'));
  void writeHostFolder(deps).catch(warn('hosts not written'));
  scheduleHostChecks(deps, createNameServers(env), warn('hosts not checked'));
  scheduleReportMails(deps, warn('reports not mailed'));
  scheduleCleanUp(store, now, warn('clean-up failed'));
}
