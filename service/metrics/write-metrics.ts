/**
 * One measurement in the text format of Prometheus:
 * https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
  /** Follows the metric's name: `_bucket`, `_sum`, `_count`. */
  readonly suffix?: string;
}

function escapeLabel(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function formatLabels(labels: Sample['labels'] = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

export function writeMetrics(metrics: readonly Metric[]): string {
  return metrics
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(
        ({ labels, value, suffix = '' }) => `${name}${suffix}${formatLabels(labels)} ${value}`,
      ),
    ])
    .map((line) => `${line}\n`)
    .join('');
}
