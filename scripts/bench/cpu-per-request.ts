import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

const connections = 64;
const ticksPerSecond = 100;

/** Processor time a process has used, in microseconds (Linux). */
function cpuMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /u, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6;
}

function once(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

/** Processor microseconds of the server for each of `count` requests, over 64 kept connections. */
export async function cpuPerRequest(pid: number, url: string, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const run = async (total: number): Promise<void> => {
    let left = total;
    const worker = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const status = await once(url, agent);
        if (status !== 200) throw new Error(`${url} answered ${status}`);
      }
    };
    await Promise.all(Array.from({ length: connections }, worker));
  };
  await run(Math.floor(count / 4));
  const before = cpuMicroseconds(pid);
  await run(count);
  const used = cpuMicroseconds(pid) - before;
  agent.destroy();
  return used / count;
}
