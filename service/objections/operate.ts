/** The operator's commands: `stop demo law-harbor-a1b2c3 --why "…"`. */
import { asc, desc, eq, or } from 'drizzle-orm';
import type { Database, Store } from '../db/open.ts';
import { agencies, demos, members, stops, users } from '../db/schema.ts';
import type { StopKind } from '../db/tables/objections.ts';
import { findBySlug } from '../demos/slugs.ts';
import { findHolder } from '../hosts/queries.ts';
import { siteDomain } from './registrable-domain.ts';
import { closeReport, listOpenReports } from './reports.ts';
import { removeStop, addStop, type StopTarget } from './stops.ts';

/** An invalid command; the message says what can be typed. */
export class OperatorError extends Error {}

const usage = `npm run operator -- stop demo|agency|host|domain|signals <what> --why "<reason>"
npm run operator -- allow demo|agency|host|domain|signals <what> --why "<reason>"
npm run operator -- stops
npm run operator -- reports
npm run operator -- close <report> --why "<what was done>"`;

const kinds = [
  'demo',
  'agency',
  'host',
  'domain',
  'signals',
] as const satisfies readonly StopKind[];

/** @throws OperatorError, of one line, for a missing argument. */
export function requireCommand(line: readonly string[]): void {
  if (line.length > 0) return;
  throw new OperatorError(
    'Say what to do: npm run operator -- stop, allow, stops, reports or close; see docs/operations.md.',
  );
}

interface CommandWords {
  readonly words: readonly string[];
  readonly why: string | undefined;
}

/** @throws OperatorError for an unknown option. */
function readWords(line: readonly string[]): CommandWords {
  const at = line.indexOf('--why');
  const words = at < 0 ? line : [...line.slice(0, at), ...line.slice(at + 2)];
  const unknown = words.find((word) => word.startsWith('--'));
  if (unknown !== undefined) throw new OperatorError(`There is no option ${unknown}.\n${usage}`);
  const why = at < 0 ? undefined : line[at + 1]?.trim();
  return { words, why: why === '' ? undefined : why };
}

/** The uniqueId that a link names: below `/demos/`, or by a short address of an agency's domain. */
async function readDemoLink(db: Database, what: string): Promise<string | undefined> {
  const url = URL.parse(what.includes('://') ? what : `https://${what}`);
  const [first = '', second] = url?.pathname.split('/').slice(1) ?? [];
  if (first === 'demos') return second;
  const holder = await findHolder(db, url?.hostname ?? '');
  if (!holder) return undefined;
  return (await findBySlug(db, holder.agencyId, first))?.uniqueId;
}

/** The link, uniqueId or row id of a demo, including deleted ones. */
async function findDemo(db: Database, what: string): Promise<string> {
  const uniqueId = (await readDemoLink(db, what)) ?? what;
  const [demo] = await db
    .select({ id: demos.id })
    .from(demos)
    .where(or(eq(demos.id, uniqueId), eq(demos.uniqueId, uniqueId)));
  if (!demo) throw new OperatorError(`There is no demo ${what}.`);
  return demo.id;
}

/**
 * The id of an agency, given as such or as the address of a member, which means their oldest
 * agency.
 */
async function findAgencyId(db: Database, what: string): Promise<string> {
  const [agency] = await db.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, what));
  if (agency) return agency.id;
  const [member] = await db
    .select({ id: members.agencyId })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(users.email, what.toLowerCase()))
    .orderBy(asc(members.createdAt));
  if (!member) throw new OperatorError(`There is no agency or member ${what}.`);
  return member.id;
}

async function readTarget(db: Database, words: readonly string[]): Promise<StopTarget> {
  const [kindWord, what] = words;
  const kind = kinds.find((one) => one === kindWord);
  if (kind === undefined || what === undefined || words.length > 2) throw new OperatorError(usage);
  if (kind === 'demo') return { kind, what: await findDemo(db, what) };
  if (kind === 'agency') return { kind, what: await findAgencyId(db, what) };
  const url = URL.parse(what.includes('://') ? what : `https://${what}`);
  const name = kind === 'host' ? url?.host : siteDomain(what);
  if (name === undefined || name === '') throw new OperatorError(`${what} is no ${kind}.`);
  return { kind, what: name };
}

async function changeStop(
  store: Store,
  action: 'stop' | 'allow',
  { words, why }: CommandWords,
  now: number,
): Promise<string> {
  if (why === undefined) throw new OperatorError(`Say why: --why "<reason>".\n${usage}`);
  const reason = { by: 'operator', why, now } as const;
  return store.write(async (db) => {
    const target = await readTarget(db, words);
    const named = `${target.kind} ${target.what}`;
    if (action === 'stop')
      return (await addStop(db, target, reason))
        ? `Stopped: ${named}.`
        : `It was stopped already: ${named}.`;
    return (await removeStop(db, target, reason))
      ? `Allowed again: ${named}.`
      : `It was not stopped: ${named}.`;
  });
}

/** A report may be named by the beginning of its id, if no other report's id begins so. */
async function close(store: Store, { words, why }: CommandWords, now: number): Promise<string> {
  const [named] = words;
  if (named === undefined || words.length > 1) throw new OperatorError(usage);
  if (why === undefined) throw new OperatorError(`Say what was done: --why "<reason>".\n${usage}`);
  const open = await listOpenReports(store.read);
  const found = open.filter(({ id }) => id.startsWith(named));
  const [report] = found;
  if (!report) throw new OperatorError(`There is no open report ${named}.`);
  if (found.length > 1) throw new OperatorError(`Several reports begin with ${named}.`);
  await store.write((db) => closeReport(db, report.id, why, now));
  return `Closed: report ${report.id}.`;
}

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** One line without the terminal's control characters. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();

async function listReports(db: Database): Promise<string> {
  const open = await listOpenReports(db);
  if (open.length === 0) return 'No report is open.';
  return open
    .map(({ id, createdAt, reason, uniqueId, text, email }) =>
      [
        `${id.slice(0, 8)}  ${day(createdAt)}  ${reason}  /demos/${uniqueId}`,
        `          ${plain(text)}`,
        ...(email === null ? [] : [`          ${plain(email)}`]),
      ].join('\n'),
    )
    .join('\n');
}

async function listStops(db: Database): Promise<string> {
  const rows = await db.select().from(stops).orderBy(desc(stops.at), asc(stops.id));
  if (rows.length === 0) return 'Nothing is stopped.';
  return rows
    .map(({ kind, what, by, why, at }) => `${day(at)}  ${kind} ${what}  (${by}: ${plain(why)})`)
    .join('\n');
}

/**
 * Runs one command and returns its output.
 * @throws OperatorError with what to type instead.
 */
export async function operate(store: Store, line: readonly string[], now: number): Promise<string> {
  const { words, why } = readWords(line);
  const [command, ...rest] = words;
  if (command === 'stop' || command === 'allow')
    return changeStop(store, command, { words: rest, why }, now);
  if (command === 'close') return close(store, { words: rest, why }, now);
  if (command === 'reports' && rest.length === 0) return listReports(store.read);
  if (command === 'stops' && rest.length === 0) return listStops(store.read);
  throw new OperatorError(usage);
}
