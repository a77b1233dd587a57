import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A call of the contract: see service/contract/call.ts. */
function isCall(
  value: unknown,
): value is { readonly method: string; readonly path: string; readonly reply: unknown } {
  return (
    isRecord(value) &&
    typeof value['method'] === 'string' &&
    typeof value['path'] === 'string' &&
    'reply' in value
  );
}

/**
 * Reduces the calls of `service/contract` to method and path in browser code. Otherwise, importing
 * a call would bring zod and all schemas. Other exports are removed, so that importing one fails
 * the build.
 */
export const contractCalls: Plugin = {
  name: 'contract-calls',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/service\/contract\/[\w-]+\.ts$/u },
    async handler(_, id) {
      const module: unknown = await import(pathToFileURL(id).href);
      const calls = Object.entries(isRecord(module) ? module : {}).flatMap(([name, value]) =>
        isCall(value) ? [[name, { method: value.method, path: value.path }] as const] : [],
      );
      if (calls.length === 0) return undefined;
      return {
        code: calls
          .map(([name, call]) => `export const ${name} = ${JSON.stringify(call)};`)
          .join('\n'),
        map: null,
      };
    },
  },
};
