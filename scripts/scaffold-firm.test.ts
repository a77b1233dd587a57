import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Firm } from '../templates-data/model/firm.ts';
import { Industry } from '../templates-data/model/industry.ts';
import { industries } from '../templates-data/model/industries.ts';
import { checkTemplateData, templateData } from './read-template-data.ts';
import { toId, scaffoldFirm } from './scaffold-firm.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'templates-'));
  cpSync(templateData, root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a scaffolded firm of every industry passes the check, also with names that need quotes in YAML', () => {
  const names = [
    'Smith & Co',
    "O'Brien: Law #1",
    '- "Dash" %',
    'مكتب النخيل',
    'null',
    '#1 Roofing',
    '{x}',
    'Yes',
    '007',
    '@home',
  ];
  industries.forEach((industry, index) => {
    const name = names[index] ?? 'Firm';
    const file = scaffoldFirm(root, { id: `new-${industry}`, name, industry });
    expect(Firm.parse(parse(readFileSync(join(root, file), 'utf8')))).toMatchObject({
      name,
      industry,
    });
  });
  expect(checkTemplateData(root)).toEqual([]);
});

test('a new firm does not become the sample of its industry, even if its id sorts first', () => {
  const file = scaffoldFirm(root, {
    id: 'a-deep-dental',
    name: 'Deep Dental',
    industry: 'medical',
  });
  expect(file).toBe('firms/a-deep-dental.yaml');
  const words = Industry.parse(
    parse(readFileSync(join(root, 'industries/medical/industry.yaml'), 'utf8')),
  );
  expect(words.sample).toBe('linden');
  expect(checkTemplateData(root)).toEqual([]);
});

test('an existing firm is not overwritten, and each wrong answer is reported', () => {
  const before = readFileSync(join(root, 'firms/lift.yaml'), 'utf8');
  expect(() => scaffoldFirm(root, { id: 'lift', name: '', industry: 'lawn' })).toThrow(
    '--id lift is taken: firms/lift.yaml exists already\n--name is empty\n--industry lawn is not an industry; did you mean law?',
  );
  expect(readFileSync(join(root, 'firms/lift.yaml'), 'utf8')).toBe(before);
  expect(() => scaffoldFirm(root, { id: '../x', name: 'X', industry: 'law' })).toThrow(
    '--id must be lower-case words joined by hyphens',
  );
});

test('an id is derived from a name', () => {
  expect(toId('Smith & Co')).toBe('smith-co');
  expect(toId('Étude Lavoie, S.E.N.C.')).toBe('etude-lavoie-s-e-n-c');
  expect(toId('Größe & Søn')).toBe('grosse-son');
  expect(toId('مكتب')).toBe('');
});

test('without a terminal the command fails and names the missing answers', () => {
  const run = spawnSync(process.execPath, ['scripts/new-firm.ts', '--name', 'مكتب'], {
    encoding: 'utf8',
    input: '',
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('Missing: --id, --industry');
  const wrong = spawnSync(process.execPath, ['scripts/new-firm.ts', '--nam', 'X'], {
    encoding: 'utf8',
    input: '',
  });
  expect(wrong.status).toBe(1);
});
