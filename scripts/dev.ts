/**
 * Site and service with reload: Astro's server on 4321 proxies `/api` and `/demos` to the service
 * on 8787.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { buildSite } from './build-site.ts';

// The service fills demos into built pages, so it needs one build.
buildSite();
const running: ChildProcess[] = [
  spawn(
    process.execPath,
    ['--watch-path=service', '--watch-path=templates-data/model', 'service/main.ts'],
    {
      stdio: 'inherit',
    },
  ),
  spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '4321'], {
    stdio: 'inherit',
    env: { ...process.env, FIRSTLOOK_SERVICE: `http://127.0.0.1:${process.env['PORT'] ?? '8787'}` },
  }),
];
const end = (): void => {
  for (const child of running) child.kill('SIGTERM');
};
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
for (const child of running) child.on('exit', end);
