/** Searches all files of the repository for keys, tokens and passwords. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { lintSource } from '@secretlint/core';
import { creator as rule } from '@secretlint/secretlint-rule-preset-recommend';

/**
 * Addresses with invented passwords are found in tests and in the list of addresses that the
 * scanner must refuse.
 */
const inventedSecrets = /\.test\.ts$|^service\/(?:testing\/|scan\/fetch\/ssrf-vectors\.ts$)/u;
const addressRules = ['basicauth', 'database-connection-string'];
const maxBytes = 2_000_000;

/** A sentence for each secret in the text. */
export async function secretsIn(filePath: string, content: string): Promise<string[]> {
  const id = '@secretlint/secretlint-rule-preset-recommend';
  const { messages } = await lintSource({
    source: { filePath, content, contentType: 'text', ext: filePath.replace(/^.*(?=\.)/u, '') },
    options: { noPhysicFilePath: true, maskSecrets: true, config: { rules: [{ id, rule }] } },
  });
  return messages
    .filter(
      ({ ruleId }) =>
        !(inventedSecrets.test(filePath) && addressRules.some((name) => ruleId.endsWith(name))),
    )
    .map(
      ({ loc, message }) =>
        `${filePath}:${loc.start.line}: ${message}. Take it out, and make it invalid where it is used.`,
    );
}

/** Files in git, or not ignored by it; empty in a copy without git. */
function listFiles(): string[] {
  try {
    const list = execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
      {
        encoding: 'utf8',
      },
    );
    return list.split('\0').filter((path) => path !== '');
  } catch {
    process.stdout.write('This is not a git checkout, so no file was checked.\n');
    return [];
  }
}

if (import.meta.main) {
  for (const path of listFiles()) {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? maxBytes) >= maxBytes) continue;
    const content = readFileSync(path, 'utf8');
    if (content.includes('\0')) continue;
    for (const line of await secretsIn(path, content)) {
      process.stdout.write(`${line}\n`);
      process.exitCode = 1;
    }
  }
}
