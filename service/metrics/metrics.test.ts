import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRequest } from '../testing/send-request.ts';
import { freePort, startService, type ServiceProcess } from '../testing/start-service.ts';
import { createMetrics } from './create-metrics.ts';
import { nameRoute } from './name-route.ts';
import { writeMetrics } from './write-metrics.ts';

test.each([
  ['/', '/{page}'],
  ['/anything/at/all?x=1', '/{page}'],
  ['/demos/law-harbor-a1b2c3/attorneys', '/demos/{id}'],
  ['/_astro/page.Abc.css', '/_astro/{file}'],
  ['/api/demos', '/api/demos'],
  ['/api/demos/law-x-a1b2c3?y', '/api/demos/{id}'],
  ['/api/auth/user', '/api/auth/user'],
  ['/api/simulated-payments/sim_secret/confirm', '/api/simulated-payments/{clientSecret}/confirm'],
  ['/api/nothing/of/ours', '/api/{other}'],
  ['*', '/{page}'],
])('%s is counted as %s', (url, route) => {
  expect(nameRoute(url).replace('{uniqueId}', '{id}')).toBe(route);
});

describe('what is counted', () => {
  test('is in cumulative buckets', () => {
    const metrics = createMetrics();
    for (const status of [200, 200, 404]) metrics.end('/', status, metrics.begin());
    metrics.end('/', 200, metrics.begin() - 700);
    metrics.end('/', 200, metrics.begin() - 60_000);
    const text = writeMetrics(metrics.collect());
    expect(text).toContain('# TYPE http_request_duration_seconds histogram\n');
    expect(text).toContain('http_requests_total{route="/{page}",status="200"} 4\n');
    expect(text).toContain('http_requests_total{route="/{page}",status="404"} 1\n');
    expect(text).toContain('http_request_duration_seconds_bucket{route="/{page}",le="0.5"} 3\n');
    expect(text).toContain('http_request_duration_seconds_bucket{route="/{page}",le="1"} 4\n');
    expect(text).toContain('http_request_duration_seconds_bucket{route="/{page}",le="+Inf"} 5\n');
    expect(text).toContain('http_request_duration_seconds_count{route="/{page}"} 5\n');
    expect(text).toContain('http_requests_in_flight 0\n');
  });

  test('has escaped labels', () => {
    const metric = {
      name: 'a',
      help: 'b',
      type: 'gauge',
      samples: [{ labels: { c: 'd"\\\ne' }, value: 1 }],
    } as const;
    expect(writeMetrics([metric])).toBe('# HELP a b\n# TYPE a gauge\na{c="d\\"\\\\\\ne"} 1\n');
  });
});

describe('a running service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-metrics-'));
  let service: ServiceProcess;
  let port = 0;
  beforeAll(async () => {
    port = await freePort();
    service = await startService({ folder, variables: { METRICS_PORT: String(port) } });
  }, 30_000);
  afterAll(async () => {
    await service.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  test('shows requests, queues, database and process on the port for it, and on no other', async () => {
    for (const path of ['/', '/nothing', '/api/health', '/api/auth/user'])
      await sendRequest(service.origin, 'GET', path);
    expect((await sendRequest(service.origin, 'GET', '/metrics'))?.status).toBe(404);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await answer.text();
    for (const line of [
      'http_requests_total{route="/api/health",status="200"} 1',
      'http_requests_total{route="/api/auth/user",status="401"} 1',
      'firstlook_database_up 1',
      'firstlook_outbox_waiting 0',
      'firstlook_outbox_dead 0',
      'firstlook_writes_waiting 0',
      'firstlook_scans_in_flight 0',
      'firstlook_backup_failures_total 0',
    ])
      expect(text.split('\n')).toContain(line);
    for (const name of [
      'firstlook_database_bytes',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(Number(new RegExp(`^${name} (.+)$`, 'mu').exec(text)?.[1])).toBeGreaterThanOrEqual(0);
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(
        /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [\d.e+-]+)$/u,
      );
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });
});
