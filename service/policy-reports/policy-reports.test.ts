import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { policyReportPath } from '../contract/policy-report.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let app: TestApp;
beforeEach(() => {
  app = createTestApp({ variables: { LOG_LEVEL: 'warn' } });
});
afterEach(() => app.close());

const violation = {
  'document-uri': 'http://127.0.0.1:8787/reset-password?token=very-secret',
  'effective-directive': 'img-src',
  'blocked-uri': 'https://evil.example/pixel.gif?who=me',
  'line-number': 7,
};

async function report(body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const answer = await app.request(policyReportPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/csp-report',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return answer.status;
}

test('the policy of a page names where violations are reported', async () => {
  const { headers } = await app.request('/');
  expect(headers.get('content-security-policy')).toContain(`report-uri ${policyReportPath}`);
});

describe('a report of a violated policy', () => {
  test('is logged without the parts that may contain tokens', async () => {
    expect(await report({ 'csp-report': violation })).toBe(204);
    expect(app.logged.join('')).toContain('"directive":"img-src"');
    expect(app.logged.join('')).toContain('https://evil.example/pixel.gif');
    expect(app.logged.join('')).not.toMatch(/very-secret|who=me/u);
  });

  test('is limited: a flood writes twenty lines a minute', async () => {
    for (let sent = 0; sent < 50; sent += 1) await report({ 'csp-report': violation });
    expect(app.logged).toHaveLength(20);
    app.clock.now += 60_000;
    await report({ 'csp-report': violation });
    expect(app.logged).toHaveLength(21);
  });

  test.each([
    ['from another site', { 'csp-report': violation }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['of another type', { 'csp-report': violation }, { 'content-type': 'text/plain' }, 415],
    ['of another form', { report: violation }, {}, 422],
    ['that is too large', { 'csp-report': { ...violation, more: 'x'.repeat(20_000) } }, {}, 413],
  ])('%s is refused', async (_, body, headers, status) => {
    expect(await report(body, headers)).toBe(status);
    expect(app.logged).toEqual([]);
  });
});
