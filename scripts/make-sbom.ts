/** `npm run sbom -- [file]`: the packages of the running service, as CycloneDX. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { runtimePackages } from './runtime-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const Sbom = z.looseObject({
  metadata: z.looseObject({
    component: z.looseObject({ 'bom-ref': z.string(), name: z.string() }),
  }),
  components: z.array(z.looseObject({ 'bom-ref': z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
type Sbom = z.infer<typeof Sbom>;
const Named = z.object({ name: z.string(), version: z.string() });

/**
 * npm's own list of all dependencies (https://docs.npmjs.com/cli/commands/npm-sbom), without those
 * of the build.
 */
export function makeSbom(): Sbom {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  const list = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });
  const sbom = Sbom.parse(JSON.parse(list));
  const runs = new Set(
    runtimePackages().map((path) => {
      const { name, version } = Named.parse(
        JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')),
      );
      return `${name}@${version}`;
    }),
  );
  const self = sbom.metadata.component['bom-ref'];
  const stays = (ref: string): boolean => ref === self || runs.has(ref);
  sbom.metadata.component.name = self.replace(/@[^@]*$/u, '');
  return {
    ...sbom,
    components: sbom.components.filter((component) => stays(component['bom-ref'])),
    dependencies: sbom.dependencies
      .filter(({ ref }) => stays(ref))
      .map((entry) => ({ ...entry, dependsOn: entry.dependsOn.filter(stays) })),
  };
}

if (import.meta.main) {
  const [, , file = 'sbom.cdx.json'] = process.argv;
  const sbom = makeSbom();
  writeFileSync(file, `${JSON.stringify(sbom, undefined, 2)}\n`);
  process.stdout.write(`${file}: ${sbom.components.length} packages\n`);
}
