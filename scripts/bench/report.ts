import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, release, totalmem } from 'node:os';

/** One measurement: its subject, its goal, and its figures. */
interface Table {
  readonly title: string;
  /** The goal, and how it was measured. */
  readonly goal: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const tables: Table[] = [];

function markdown({ title, goal, columns, rows }: Table): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |\n`;
  const body = rows.map(line).join('');
  const day = new Date().toISOString().slice(0, 10);
  return `## ${title}\n\n${goal} Measured on ${day}.\n\n${line(columns)}${line(columns.map(() => '---'))}${body}`;
}

/** Prints a table and stores it for the report. */
export function record(table: Table): void {
  tables.push(table);
  process.stdout.write(`\n${markdown(table)}`);
}

/**
 * Writes the measurements with the machine's description. Tables that were not measured stay
 * unchanged.
 */
export function writeReport(file: string): void {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 1e9)} GB, ${platform()} ${release()} ${arch()}, Node.js ${process.versions.node}`;
  const head = `# Benchmarks

Written by \`npm run bench\`. Every figure stands beside a floor that was measured in the same run on the same machine; compare ratios, not milliseconds.
What the goals are and how far away each is: [performance](performance.md). Machine: ${machine}.

`;
  const before = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/^(?=## )/mu)
        .slice(1)
    : [];
  const written = new Map(
    [...before.map((part) => `${part.trim()}\n`), ...tables.map(markdown)].map((part) => [
      readTitle(part),
      part,
    ]),
  );
  writeFileSync(file, head + [...written.values()].join('\n'));
}

function readTitle(part: string): string {
  return part.slice(0, part.indexOf('\n'));
}
