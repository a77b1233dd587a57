import platform from '../../../../templates-data/platform.yaml?raw';
import presetList from '../../../../templates-data/presets.yaml?raw';
import type { Presets } from '../../../../templates-data/model/platform.ts';

/**
 * Parses the plain lines `name: value` and `{ name: value }` of our own data files; a test compares
 * it with a complete YAML parser.
 */
function readLines(yaml: string, name: string): readonly string[] {
  const line = new RegExp(`(?:^|[\\s{,-])${name}:\\s*(?:'([^']*)'|"([^"]*)"|([^,}\\n#]+))`, 'gmu');
  return Array.from(yaml.matchAll(line), ([, single, double, plain]) =>
    (single ?? double ?? plain ?? '').trim(),
  );
}

const primaries = readLines(presetList, 'primary');
const secondaries = readLines(presetList, 'secondary');

/** The eight colour themes. */
export const presets: Presets = readLines(presetList, 'name').map((name, index) => ({
  name,
  primary: primaries[index] ?? '',
  secondary: secondaries[index] ?? '',
}));

export const quoteAddress = readLines(platform, 'quote')[0] ?? '';
