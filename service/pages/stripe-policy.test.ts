import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBillingApp, type BillingApp } from '../testing/start-billing-app.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const withModal = '<!DOCTYPE html><title>x</title><div id="shell" data-terms="x"></div>';
const files = {
  'index.html': withModal,
  'templates/index.html': withModal,
  'reset-password/index.html': withModal,
  'verify-email/index.html': withModal,
  'join/index.html': withModal,
  'app/index.html': withModal,
  'demo-missing/index.html': withModal.replace('<title>', '<title data-slot="page-title">'),
  'firms/premier/index.html': '<!DOCTYPE html><title>Premier</title><p>id="shell"</p>',
};
let billing: BillingApp;
let simulated: TestApp;
let withStripe: TestApp;
beforeAll(async () => {
  billing = await startBillingApp();
  withStripe = createTestApp({ variables: billing.stripe.variables, files });
  simulated = createTestApp({ files });
});
afterAll(async () => {
  await Promise.all([billing.close(), withStripe.close(), simulated.close()]);
});

const fetchPolicy = async (app: TestApp, path: string): Promise<string> =>
  (await app.request(path)).headers.get('content-security-policy') ?? '';

test.each(['/', '/templates', '/app'])(
  '%s may load the payment form, from Stripe alone',
  async (path) => {
    const policy = await fetchPolicy(withStripe, path);
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
    );
    expect(policy).not.toContain('unsafe');
  },
);

test.each([
  '/reset-password',
  '/reset-password/',
  '/verify-email',
  '/join',
  '/demos/law-nothing-a1b2c3',
  '/firms/premier',
  '/industries/law',
  '/api/health',
])('%s never names Stripe', async (path) => {
  expect(await fetchPolicy(withStripe, path)).toMatch(/^default-src 'none'/u);
  expect(await fetchPolicy(withStripe, path)).not.toContain('stripe');
});

test('a saved demo never names Stripe', async () => {
  const owner = withStripe.visitor();
  await owner.signUp();
  const { json } = await owner.send('POST', '/api/demos', { name: 'Harbor', websiteData: {} });
  const answer = await withStripe.request(`/demos/${String(json['uniqueId'])}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).not.toContain('stripe');
});

test('without a Stripe key no page names Stripe', async () => {
  for (const path of ['/', '/templates'])
    expect(await fetchPolicy(simulated, path)).not.toContain('stripe');
});
