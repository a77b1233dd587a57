import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

const connections = 64;
const ticksPerSecond = 100;

/** Processor time a process has used, in microseconds (Linux). */
export function cpuMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /u, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6;
}

function once(url: string, agent: Agent, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

/** Resolves when the process has finished its work. */
export async function idle(pid: number): Promise<void> {
  for (
    let before = -Infinity, now = cpuMicroseconds(pid);
    now - before > 20_000;
    now = cpuMicroseconds(pid)
  ) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/**
 * Processor microseconds of the server per address, over 64 keep-alive connections. Each address is
 * requested as often as it is listed, without a warm-up; background work is included.
 * @throws Error when an answer is not 200.
 */
export async function measureCpu(
  pid: number,
  urls: readonly string[],
  encoding = 'br',
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const left = urls.values();
  const worker = async (): Promise<void> => {
    for (const url of left) {
      const status = await once(url, agent, encoding);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
    }
  };
  const before = cpuMicroseconds(pid);
  await Promise.all(Array.from({ length: connections }, worker));
  await idle(pid);
  agent.destroy();
  return (cpuMicroseconds(pid) - before) / urls.length;
}

/** Measures one address, requested `count` times after a warm-up. */
export async function cpuPerRequest(pid: number, url: string, count: number): Promise<number> {
  const times = (count: number): string[] => Array.from({ length: count }, () => url);
  await measureCpu(pid, times(Math.floor(count / 4)));
  return measureCpu(pid, times(count));
}
