/** A process that visits one page for the service and ends. Started by run-visit.ts. */
import { flushCompileCache } from 'node:module';
import { visitPage } from './visit-page.ts';
import { VisitJob, type VisitReport } from './visit-messages.ts';
import { watchMemory } from './watch-memory.ts';

/** Twice the memory that the browser needed for the largest of 57 websites. */
const maxMemory = 900_000_000;

function sendReport(report: VisitReport): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(report, undefined, undefined, () => resolve());
  });
}

async function endProcess(report: VisitReport): Promise<never> {
  await sendReport(report);
  process.exit(0);
}

function errorReason(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '').slice(0, 300) : 'unknown';
}

// Now, because this process is killed after its report.
flushCompileCache();

// Playwright ends its browser with the process.
process.on('disconnect', () => process.exit(1));
process.on(
  'uncaughtException',
  (error) => void endProcess({ kind: 'failed', reason: errorReason(error) }),
);
process.once('message', (message) => {
  const onStart = (pid: number): void => {
    void sendReport({ kind: 'started', group: pid });
    watchMemory(
      pid,
      maxMemory,
      () => void endProcess({ kind: 'failed', reason: 'too much memory' }),
    );
  };
  Promise.resolve(message)
    .then((job) => visitPage(VisitJob.parse(job), onStart))
    .then(endProcess, (error: unknown) =>
      endProcess({ kind: 'failed', reason: errorReason(error) }),
    );
});
