import { parentPort } from 'node:worker_threads';
import { extractPage } from './extract-page.ts';
import { encodeUpload } from './encode-upload.ts';
import type { Work, Worked } from './worker-messages.ts';

// The first real page finds the code warm: it may use less than a second.
const warmUp = `<!doctype html><title>Warm & Co</title><meta name=description content="We keep the kettle warm for all our guests.">
<style>header{background:#0a5}a.b:hover{color:#07c}</style><header class=b><a class=b href="tel:+442079460000">020 7946 0000</a>
<a href="mailto:a@warm.example">a@warm.example</a></header><h1>Warm & Co</h1><p>1 Long Lane, London EC1A 9ET<p>Mon - Fri 9am - 5pm<p>© Warm & Co`;

const home = { url: 'https://warm.example/', body: warmUp, contentType: 'text/html' };
await extract({ kind: 'words', home, contacts: [], answer: undefined });
await extract({ kind: 'colors', home, sheets: [], logo: undefined });
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
