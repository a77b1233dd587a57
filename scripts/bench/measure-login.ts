import { percentile } from './measure-keys.ts';
import { record } from './report.ts';
import { median } from './run-lighthouse.ts';

const clients = 32;
const floodMs = 8000;

async function measureTime(call: () => Promise<Response>): Promise<{ ms: number; status: number }> {
  const begun = performance.now();
  const answer = await call();
  await answer.arrayBuffer();
  return { ms: performance.now() - begun, status: answer.status };
}

/**
 * How long other requests wait during a flood of sign-ins with wrong passwords, and how long one
 * sign-in takes alone.
 */
export async function measureLogin(origin: string): Promise<void> {
  const login = (): Promise<Response> =>
    fetch(`${origin}/api/auth/email/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({
        email: `${crypto.randomUUID()}@agency.example`,
        password: 'not the password',
      }),
    });
  const page = (): Promise<Response> => fetch(`${origin}/firms/premier`);
  const probe = async (count: number): Promise<number[]> => {
    const times: number[] = [];
    for (let index = 0; index < count; index += 1) times.push((await measureTime(page)).ms);
    return times;
  };
  await probe(50);
  const quiet = await probe(300);
  const alone: number[] = [];
  for (let index = 0; index < 20; index += 1) alone.push((await measureTime(login)).ms);

  const until = performance.now() + floodMs;
  const answers = new Map<number, number>();
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      const { status } = await measureTime(login);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  const flooded: number[] = [];
  const prober = async (): Promise<void> => {
    while (performance.now() < until) flooded.push((await measureTime(page)).ms);
  };
  await Promise.all([...Array.from({ length: clients }, client), prober()]);
  const row = (name: string, times: readonly number[]): (string | number)[] => [
    name,
    median(times).toFixed(1),
    percentile(times, 0.99).toFixed(1),
  ];
  record({
    title: 'Signing in',
    goal: `Goal: a sign-in costs at most some 15 ms of one processor, off the event loop; others' p99 stays below 200 ms while ${clients} clients sign in without a pause. Answers of the flood by status: ${[...answers].map(([status, count]) => `${status}: ${count}`).join(', ')}.`,
    columns: ['call', 'p50 ms', 'p99 ms'],
    rows: [
      row('a page, nobody signs in', quiet),
      row('a page, during the flood', flooded),
      row('a sign-in alone', alone),
    ],
  });
}
