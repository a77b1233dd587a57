import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { cacheCompiledCode } from '../../cache-compiled-code.ts';
import type { Work, Worked } from './worker-messages.ts';

// A worker does not share the cache of the thread that starts it. Must come before the imports.
cacheCompiledCode();
const { extractPage } = await import('../extract-page.ts');
const { encodeUpload } = await import('../pictures/encode-upload.ts');
const { warmUp, warmUpThoroughly } = await import('./warm-up.ts');
await (workerData === 'at leisure' ? warmUpThoroughly() : warmUp()).catch(() => undefined);
// Now, because workers are terminated; the first page's time does not include it.
flushCompileCache();
parentPort?.postMessage('ready');
// The only sender is run-work.ts.
parentPort?.on('message', (work: Work) => {
  void extract(work).then((result) => parentPort?.postMessage(result));
});

async function extract(work: Work): Promise<Worked<Work> | 'broken'> {
  try {
    return await (work.kind === 'picture' ? encodeUpload(work) : extractPage(work));
  } catch {
    return 'broken';
  }
}
