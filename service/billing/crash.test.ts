import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentEvents, subscriptions } from '../db/schema.ts';
import { bundledProgram } from '../testing/bundled-program.ts';
import { startFakeStripe, type FakeStripe } from '../testing/fake-stripe.ts';
import { isFullRun } from '../testing/full-run.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { freePort } from '../testing/start-service.ts';

const script = bundledProgram(new URL('../testing/serve-test-app.ts', import.meta.url));
let port = 0;
let origin = '';
let folder = '';
let stripe: FakeStripe;
let service: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firstlook-crash-'));
  stripe = await startFakeStripe();
  port = await freePort();
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  service?.kill('SIGKILL');
  await stripe.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the service as a separate process; resolves when it listens. */
function start(): Promise<void> {
  return new Promise((resolve, reject) => {
    service = spawn(process.execPath, [script], {
      env: {
        ...process.env,
        ...stripe.variables,
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        TMPDIR: folder,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let output = '';
    service.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    service.stdout?.once('data', () => resolve());
    service.once('exit', (code) =>
      reject(new Error(`the service ended with ${String(code)}: ${output}`)),
    );
  });
}

async function kill(): Promise<void> {
  const gone = new Promise((resolve) => service?.once('exit', resolve));
  service?.kill('SIGKILL');
  await gone;
}

async function post(
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers,
    ...(body !== undefined && { body }),
  });
}

async function signUp(): Promise<string> {
  const answer = await post(
    '/api/auth/email/register',
    { 'content-type': 'application/json', origin },
    JSON.stringify({
      email: `${crypto.randomUUID()}@agency.example`,
      username: 'Ada',
      password: 'correct horse battery',
    }),
  );
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Reads the database while no service runs. */
async function stored(
  customerId: string,
  eventId: string,
): Promise<{ status: unknown; events: number }> {
  const store = openTestStore(join(folder, 'data'));
  const [row] = await store.read
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId));
  const events = await store.read.select().from(paymentEvents).where(eq(paymentEvents.id, eventId));
  await store.close();
  return { status: row?.status, events: events.length };
}

test('killed while it handles an event, the service has its effect exactly once when the event is sent again', async () => {
  await start();
  for (let round = 0; round < (isFullRun ? 12 : 2); round += 1) {
    const cookie = await signUp();
    const begun = await post('/api/create-subscription', { origin, cookie });
    const { subscriptionId } = (await begun.json()) as { subscriptionId: string };
    const subscription = stripe.subscriptions.get(subscriptionId);
    if (!subscription) throw new Error('no subscription was begun');
    subscription.status = 'active';
    const event = stripe.event('customer.subscription.updated', subscription.customer);
    const headers = { 'stripe-signature': event.signature, 'content-type': 'application/json' };

    // The first kill happens during the request to Stripe, the others around the answer and the
    // commit.
    let resolveRequest = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      resolveRequest = resolve;
    });
    stripe.beforeSending = () => {
      resolveRequest();
      return round % 3 === 0 ? new Promise(() => undefined) : undefined;
    };
    const handling = post('/api/stripe/webhook', headers, event.body).then(
      ({ status }) => status,
      () => 'cut off',
    );
    await arrived;
    await new Promise((resolve) => setTimeout(resolve, round % 3 === 0 ? 20 : Math.random() * 12));
    await kill();
    stripe.beforeSending = () => undefined;
    const answered = await handling;
    const left = await stored(subscription.customer, event.id);
    // Event and state are stored together or not at all; an acknowledged event is never lost.
    expect([
      { status: 'incomplete', events: 0 },
      { status: 'active', events: 1 },
    ]).toContainEqual(left);
    if (answered === 200) expect(left.events).toBe(1);

    await start();
    expect((await post('/api/stripe/webhook', headers, event.body)).status).toBe(200);
    const user = await fetch(`${origin}/api/auth/user`, { headers: { cookie } });
    expect(await user.json()).toMatchObject({
      stripeSubscriptionId: subscriptionId,
      subscriptionStatus: 'active',
    });
  }
  await kill();
  service = undefined;
}, 600_000);

test('killed while it begins a subscription, the service makes no second customer and no second subscription', async () => {
  await start();
  const points = ['POST /v1/subscriptions', 'POST /v1/customers', 'GET /v1/subscriptions'];
  for (const point of points.slice(0, isFullRun ? 3 : 1)) {
    const cookie = await signUp();
    const before = [stripe.customers.size, stripe.subscriptions.size];
    let reached = (): void => undefined;
    const there = new Promise<void>((resolve) => {
      reached = resolve;
    });
    stripe.beforeSending = (call) => {
      if (call !== point) return undefined;
      reached();
      return new Promise(() => undefined);
    };
    const click = post('/api/create-subscription', { origin, cookie }).catch(() => undefined);
    await there;
    await kill();
    await click;
    stripe.beforeSending = () => undefined;
    await start();
    expect((await post('/api/create-subscription', { origin, cookie })).status).toBe(200);
    const after = [stripe.customers.size, stripe.subscriptions.size];
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1]);
  }
  await kill();
  service = undefined;
}, 300_000);
