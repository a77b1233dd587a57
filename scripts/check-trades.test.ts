import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkTemplateData } from './read-template-data.ts';
import { change, copyTemplateData } from './testing/copy-template-data.ts';

describe('the files of trades and languages', () => {
  let root = '';
  beforeAll(() => {
    root = copyTemplateData();
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('a file with an unknown ending or language is reported', () => {
    writeFileSync(join(root, 'trades/cobbler.yml'), '');
    writeFileSync(join(root, 'words/nk.yaml'), '');
    expect(checkTemplateData(root)).toEqual([
      'trades/cobbler.yml: is not read by anything; trades end in .yaml',
      'words/nk.yaml: is not a language of demos; did you mean nl?',
    ]);
    rmSync(join(root, 'trades/cobbler.yml'));
    rmSync(join(root, 'words/nk.yaml'));
  });

  test('a missing language is reported', () => {
    renameSync(join(root, 'words/fr.yaml'), join(root, 'fr.yaml.away'));
    const problems = checkTemplateData(root);
    renameSync(join(root, 'fr.yaml.away'), join(root, 'words/fr.yaml'));
    expect(problems).toContain('words/fr.yaml: is missing');
  });

  test('a missing picture, and one that cannot be chosen, are reported', () => {
    change(
      root,
      'trades/dentist.yaml',
      'set: [dentist-chair, plate-tooth, clinic]',
      'set: [dentist-chairs, plate-tooth, clinic]',
    );
    expect(checkTemplateData(root)).toContain(
      'trades/dentist.yaml: pictures.set[1] is no picture of model/set-pictures.ts',
    );
    change(root, 'trades/dentist.yaml', '[dentist-chairs', '[nave');
    expect(checkTemplateData(root)).toEqual([
      'trades/dentist.yaml: pictures.opening is dentist-chair, which pictures.set has not',
    ]);
    change(root, 'trades/dentist.yaml', '[nave', '[dentist-chair');
  });

  test('an industry has exactly one fallback trade', () => {
    change(root, 'trades/business.yaml', 'fallback: true', 'fallback: false');
    expect(checkTemplateData(root)).toEqual([
      'trades: no trade of the industry general has "fallback: true"',
    ]);
    change(root, 'trades/business.yaml', 'fallback: false', 'fallback: true');
    change(root, 'trades/church.yaml', 'industry: general', 'industry: general\nfallback: true');
    expect(checkTemplateData(root)).toEqual([
      'trades/church.yaml: fallback is true in trades/business.yaml too; one trade of general can have it',
    ]);
  });
});
