import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type HotPayload, type ViteDevServer } from 'vite';
import { templateData } from './read-template-data.ts';
import { showProblems } from './show-problems.ts';

const root = mkdtempSync(join(tmpdir(), 'templates-'));
const file = join(root, 'firms/lift.yaml');
let server: ViteDevServer;
beforeAll(async () => {
  cpSync(templateData, root, { recursive: true });
  server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [showProblems(root)],
    legacy: { skipWebSocketTokenCheck: true },
    // The tests trigger the watcher themselves, so that no save is missed or reported twice.
    server: { host: '127.0.0.1', port: 0, watch: null },
  });
  await server.listen();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

/** A page's connection; `next` waits for a message other than a greeting or a ping. */
function connect(): { next: () => Promise<HotPayload>; close: () => void } {
  const address = server.httpServer?.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const socket = new WebSocket(`ws://127.0.0.1:${port ?? 0}/`, 'vite-hmr');
  const messages: HotPayload[] = [];
  let wake: (() => void) | undefined;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as HotPayload;
    if (message.type === 'connected' || message.type === 'ping') return;
    messages.push(message);
    wake?.();
  });
  const next = async (): Promise<HotPayload> => {
    const first = messages.shift();
    if (first) return first;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
    return next();
  };
  return { next, close: () => socket.close() };
}

function save(text: string): void {
  writeFileSync(file, text);
  server.watcher.emit('all', 'change', file);
}

test('a page of the preview shows the faults of a file when it opens and when the file is saved, and reloads when they are fixed', async () => {
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, right.replace('layout: bold', 'layout: "<b>"'));
  const page = connect();
  expect(await page.next()).toMatchObject({
    type: 'error',
    err: {
      title: '1 to mend',
      message: expect.stringMatching(/^firms\/lift\.yaml: theme\.layout is "&lt;b&gt;"/u) as string,
    },
  });
  save(right.replace(/slogan: .*/u, "slogan: ''"));
  expect(await page.next()).toMatchObject({
    type: 'error',
    err: { stack: 'firms/lift.yaml: slogan is empty' },
  });
  save(right);
  expect(await page.next()).toEqual({ type: 'full-reload', path: '*' });
  page.close();
});
