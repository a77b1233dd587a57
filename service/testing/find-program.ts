import { spawnSync } from 'node:child_process';

/** Whether a program of this name is installed. */
export function hasProgram(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
}

/** @throws Error with the program's output when it fails. */
export function runProgram(name: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(name, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')}: ${stderr || String(error)}`);
  return stdout;
}

/** Why no folder can be mounted here; undefined as root with the right to mount. */
export function mountingFails(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can mount';
  if (spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status !== 0)
    return 'this root may not mount';
  return undefined;
}

export function warnSkipped(what: string, why: string): void {
  process.stderr.write(`Skipped: ${what} (${why}).\n`);
}

/** Unmounts a folder, and retries while the system still uses it. */
export function unmount(folder: string): void {
  if (spawnSync('umount', [folder]).status !== 0) runProgram('umount', '--lazy', folder);
}
