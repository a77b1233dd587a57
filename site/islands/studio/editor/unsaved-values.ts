import type { Snapshot } from '../draft/draft.ts';
import { contentFaults, otherFaults } from '../content/content-faults.ts';
import { fieldsInOrder, validateField } from '../fields/field-rules.ts';

type Website = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Website =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Names of values that are half typed, and stay as they were saved until they are valid. */
function faultyNames({ values, content }: Snapshot): ReadonlySet<string> {
  return new Set([
    ...fieldsInOrder.filter((name) => validateField(name, values[name]) !== undefined),
    ...contentFaults(content).map(({ list }) => list),
    ...otherFaults(content).map(({ name }) => name.replace(/\..*$/u, '')),
  ]);
}

/** The values that differ; contact details one by one, as the service merges them. */
function differences(before: Website, after: Website, left: ReadonlySet<string>): Website {
  const changed = Object.entries(after).flatMap(([name, value]): [string, unknown][] => {
    if (left.has(name) || isSame(before[name], value)) return [];
    if (name !== 'contactInfo' || !isRecord(value)) return [[name, value]];
    const former = before[name];
    const details = differences(isRecord(former) ? former : {}, value, left);
    return Object.keys(details).length === 0 ? [] : [[name, details]];
  });
  return Object.fromEntries(changed);
}

/**
 * The values of an edited demo that the service does not have, without half-typed ones: only these
 * are sent, so that the edits of a colleague in other fields stay.
 */
export function unsavedValues(before: Website, after: Website, snapshot: Snapshot): Website {
  return differences(before, after, faultyNames(snapshot));
}
