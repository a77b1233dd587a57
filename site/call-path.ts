import type { Call } from '../service/contract/call.ts';

type NameIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never;

/** A value for each `{name}` in a path. */
export type PathParams<Path extends string> = Readonly<Record<NameIn<Path>, string>>;

/** The path of a call, with its parameters filled in: `callPath(readDemo, { uniqueId })`. */
export function callPath<Path extends string>(
  { path }: { readonly path: Path } & Pick<Call, 'method'>,
  params: PathParams<Path>,
): string {
  const values: Readonly<Record<string, string>> = params;
  return path.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
