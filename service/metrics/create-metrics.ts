import type { Scanner } from '../scan/scanner.ts';
import { nameRoute } from './name-route.ts';
import type { Metric, Sample } from './write-metrics.ts';

/** Upper ends of the histogram's buckets, in seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface RouteTally {
  readonly route: string;
  readonly byStatus: Map<number, number>;
  /** Counts by bucket; the last one is for slower answers. */
  readonly buckets: number[];
  seconds: number;
}

export interface Metrics {
  /** Called at the start of a request; returns the start time for `end`. */
  readonly begin: () => number;
  /** Called when the request was answered or its connection closed. */
  readonly end: (url: string, status: number, begunAt: number) => void;
  /** Wraps a scanner so that its scans are counted. */
  readonly countScans: (scanner: Scanner) => Scanner;
  /** The metrics of requests and scans. */
  readonly collect: () => Metric[];
}

function histogramSamples({ route, buckets, seconds }: RouteTally): Sample[] {
  let sum = 0;
  const upTo = buckets.map((count) => (sum += count));
  return [
    ...upTo.map((value, index) => ({
      suffix: '_bucket',
      labels: { route, le: String(bounds[index] ?? '+Inf') },
      value,
    })),
    { suffix: '_sum', labels: { route }, value: seconds },
    { suffix: '_count', labels: { route }, value: sum },
  ];
}

/** The metrics of the counted answers, and of the requests and scans in progress. */
function describeMetrics(
  tallies: readonly RouteTally[],
  { underWay, scans }: { readonly underWay: number; readonly scans: number },
): Metric[] {
  return [
    {
      name: 'http_requests_total',
      help: 'Answers by route pattern and status.',
      type: 'counter',
      samples: tallies.flatMap(({ route, byStatus }) =>
        [...byStatus].map(([status, value]) => ({
          labels: { route, status: String(status) },
          value,
        })),
      ),
    },
    {
      name: 'http_request_duration_seconds',
      help: 'Time from the end of the request headers to the end of the answer.',
      type: 'histogram',
      samples: tallies.flatMap(histogramSamples),
    },
    {
      name: 'http_requests_in_flight',
      help: 'Requests that are being answered.',
      type: 'gauge',
      samples: [{ value: underWay }],
    },
    {
      name: 'firstlook_scans_in_flight',
      help: 'Websites that are being scanned, those that wait for a worker included.',
      type: 'gauge',
      samples: [{ value: scans }],
    },
  ];
}

/** Plain counters: a request costs two clock readings and a few additions. */
export function createMetrics(): Metrics {
  const tallies = new Map<string, RouteTally>();
  let underWay = 0;
  let scans = 0;

  function readTally(route: string): RouteTally {
    const known = tallies.get(route);
    if (known) return known;
    const made: RouteTally = {
      route,
      byStatus: new Map(),
      buckets: Array.from({ length: bounds.length + 1 }, () => 0),
      seconds: 0,
    };
    tallies.set(route, made);
    return made;
  }

  return {
    begin: () => {
      underWay += 1;
      return performance.now();
    },
    end: (url, status, begunAt) => {
      underWay -= 1;
      const seconds = (performance.now() - begunAt) / 1000;
      const tally = readTally(nameRoute(url));
      tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1);
      tally.seconds += seconds;
      let bucket = 0;
      while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket += 1;
      tally.buckets[bucket] = (tally.buckets[bucket] ?? 0) + 1;
    },
    countScans: (scanner) => async (request) => {
      scans += 1;
      try {
        return await scanner(request);
      } finally {
        scans -= 1;
      }
    },
    collect: () => describeMetrics([...tallies.values()], { underWay, scans }),
  };
}
