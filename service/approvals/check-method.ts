import type { ApprovalLanguage } from './approval-language.ts';

const terms = {
  standard: 'RFC 8785',
  hash: 'SHA-256',
  encoding: 'base64',
  signature: 'Ed25519',
} as const;

const steps = ['verify.method1', 'verify.method2', 'verify.method3', 'verify.method4'] as const;

/** How to check evidence without this service: on the certificate and on `/verify`. */
export function checkMethod({ text }: Pick<ApprovalLanguage, 'text'>): readonly string[] {
  return steps.map((step) => text(step, terms));
}
