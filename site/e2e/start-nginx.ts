import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** nginx's program in its usual folders (Debian, others, Homebrew); undefined without nginx. */
export const nginxProgram = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
].find((path) => existsSync(path));

/**
 * Starts nginx, which writes all its files to `folder`.
 * @param main directives outside of `http`
 * @param http directives inside of it
 * @throws Error without nginx.
 */
export function startNginx(
  folder: string,
  { main = '', http }: { main?: string; http: string },
): ChildProcess {
  if (nginxProgram === undefined) throw new Error('nginx was not found');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr warn; ${main}
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http { access_log off; ${temporary.join(' ')} ${http} }`,
  );
  return spawn(nginxProgram, ['-p', folder, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
