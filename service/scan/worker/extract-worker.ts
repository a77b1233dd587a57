import { parentPort, workerData } from 'node:worker_threads';
import { extractPage } from '../extract-page.ts';
import { encodeUpload } from '../pictures/encode-upload.ts';
import { warmUp, warmUpThoroughly } from './warm-up.ts';
import type { Work, Worked } from './worker-messages.ts';

await (workerData === 'at leisure' ? warmUpThoroughly() : warmUp()).catch(() => undefined);
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
