import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgres } from '../service/testing/start-postgres.ts';

/**
 * Ensures that tests find PostgreSQL: installs Debian's as root on Debian, else reports that they
 * are skipped. It starts and uses no server of the system.
 */
export function ensurePostgres(): boolean {
  if (findPostgres() !== undefined) return true;
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (mayInstall) {
    process.stdout.write("Installing Debian's PostgreSQL for the tests on it …\n");
    // Without the package's own cluster, which would listen on the machine.
    spawnSync(
      'sh',
      [
        '-c',
        'mkdir -p /etc/postgresql-common && [ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf; apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null',
      ],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
    if (findPostgres() !== undefined) return true;
  }
  process.stdout.write(
    'No PostgreSQL was found: its tests are skipped. Install the programs of a server (initdb, postgres).\n',
  );
  return false;
}
