import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { caddyProgram } from '../site/e2e/start-caddy.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const Service = z.object({
  ports: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  read_only: z.boolean().default(false),
  init: z.boolean().default(false),
  tmpfs: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  stop_grace_period: z.string().default(''),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});
const Compose = z.object({
  services: z.record(z.string(), Service),
  networks: z
    .object({
      default: z.object({
        ipam: z.object({
          config: z.tuple([z.object({ subnet: z.string(), gateway: z.string() })]),
        }),
      }),
    })
    .optional(),
  configs: z.record(z.string(), z.object({ content: z.string() })).optional(),
});

function compose(path: string): z.infer<typeof Compose> {
  const customTags = ['!override', '!reset'].map((tag) => ({ tag, collection: 'seq' }) as const);
  return Compose.parse(parse(read(path), { customTags }));
}

const { services, networks } = compose('compose.yaml');
const { firstlook } = services;
const dockerfile = read('Dockerfile');
/** Name and value of every variable in the image. */
const imageVariables = Object.fromEntries(
  [...(/^ENV (.*)$/mu.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/gu)].map(
    ([, name = '', value]) => [name, value],
  ),
);

test('the container runs unprivileged on a read-only root, and has more time to stop than requests take', () => {
  expect(firstlook).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    volumes: ['data:/data'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    init: true,
  });
  expect(dockerfile).toMatch(/^USER node$/mu);
  const [, drainMs = ''] = /drainMs = (\d+)/u.exec(read('service/run-service.ts')) ?? [];
  expect(Number.parseInt(firstlook?.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(
    Number(drainMs),
  );
});

test('with .env.example as .env, the service still listens and writes where the container expects it', () => {
  const { HOST, PORT, DATA_DIR } = imageVariables;
  expect(firstlook?.environment).toMatchObject({ HOST, PORT: Number(PORT), DATA_DIR });
  expect(firstlook?.ports).toEqual([`127.0.0.1:8787:${PORT}`]);
  expect(dockerfile).toContain(`EXPOSE ${PORT}\n`);
});

test('the gateway of the documented network is trusted as a proxy', () => {
  const gateway = networks?.default.ipam.config[0].gateway ?? '';
  expect(firstlook?.environment['TRUSTED_PROXY']).toBe(`\${TRUSTED_PROXY:-${gateway}}`);
  expect(read('docs/operations.md')).toContain(gateway);
});

test('drawing text with the image’s font settings logs no warning', () => {
  const [, settings = ''] =
    /echo '(<\?xml [^']*)' > \/etc\/fonts\/fonts\.conf$/mu.exec(dockerfile) ?? [];
  // fontconfig warns about it unless the settings are in their usual place.
  expect(settings).toContain('<cachedir>/tmp/');
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-fonts-'));
  const file = join(folder, 'fonts.conf');
  writeFileSync(file, settings.replace('/tmp/', `${folder}/`));
  const openFonts = JSON.stringify(
    new URL('../service/share-cards/card-fonts.ts', import.meta.url).href,
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `await (await import(${openFonts})).openFonts();`],
    { encoding: 'utf8', env: { FONTCONFIG_FILE: file } },
  );
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, '']);
}, 60_000);

test('the image downloads nothing besides its base', () => {
  expect(dockerfile).not.toMatch(/^#\s*syntax=/mu);
  expect(new Set(dockerfile.match(/^FROM \S+/gmu))).toEqual(
    new Set(['FROM node:24-bookworm-slim']),
  );
});

test('with PostgreSQL there are ports for four processes, and a database role without superuser rights', () => {
  const { services: more, configs } = compose('compose.postgres.yaml');
  expect(more['firstlook']?.ports).toEqual([`127.0.0.1:8787-8790:${imageVariables['PORT']}`]);
  const { username } = new URL(
    String(more['firstlook']?.environment['DATABASE_URL']).replace(/\$\{[^}]*\}/u, 'password'),
  );
  expect(more['postgres']?.environment).not.toHaveProperty('POSTGRES_USER');
  expect(configs?.['make-database']?.content).toContain(`create role ${username} login password`);
  // The image's server listens on no address while it creates the database.
  expect(more['postgres']?.healthcheck?.test).toContain('--host=127.0.0.1');
});

describe('with Caddy in front', () => {
  const { services: more } = compose('compose.caddy.yaml');
  const environment = more['caddy']?.environment ?? {};
  const variables = [...read('Caddyfile').matchAll(/\{\$(\w+)(:?)/gu)];

  test('the Caddyfile gets every variable without a default, and the service trusts Caddy only', () => {
    const needed = variables.flatMap(([, name = '', hasDefault]) => (hasDefault ? [] : name));
    expect(needed).toContain('OWN_NAMES');
    expect(needed.filter((name) => !Object.hasOwn(environment, name))).toEqual([]);
    expect(more['firstlook']).toMatchObject({ ports: [] });
    const { TRUSTED_PROXY } = more['firstlook']?.environment ?? {};
    expect(read('compose.caddy.yaml')).toContain(`ipv4_address: ${String(TRUSTED_PROXY)}\n`);
  });

  test.skipIf(caddyProgram === undefined)(
    'Caddy accepts the file with only these variables',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'firstlook-caddy-'));
      const { status, stderr } = spawnSync(
        caddyProgram ?? '',
        ['validate', '--config', 'Caddyfile', '--adapter', 'caddyfile'],
        {
          cwd: new URL('..', import.meta.url),
          encoding: 'utf8',
          env: {
            HOME: folder,
            XDG_DATA_HOME: folder,
            XDG_CONFIG_HOME: folder,
            ...Object.fromEntries(Object.entries(environment).map(([k, v]) => [k, String(v)])),
            OWN_NAMES: 'https://app.example.com https://concepts.example.net',
          },
        },
      );
      rmSync(folder, { recursive: true });
      expect(status, stderr).toBe(0);
    },
  );
});
