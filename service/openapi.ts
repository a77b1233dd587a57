import { z } from 'zod';
import * as account from './contract/account.ts';
import * as agency from './contract/agency.ts';
import * as approvals from './contract/approvals.ts';
import * as auth from './contract/auth.ts';
import * as billing from './contract/billing.ts';
import type { Call } from './contract/call.ts';
import * as choices from './contract/choices.ts';
import * as comments from './contract/comments.ts';
import * as contact from './contract/contact.ts';
import * as demoAccess from './contract/demo-access.ts';
import * as demos from './contract/demos.ts';
import * as deposits from './contract/deposits.ts';
import * as events from './contract/events.ts';
import { ErrorReply } from './contract/error-reply.ts';
import * as health from './contract/health.ts';
import * as hosts from './contract/hosts.ts';
import * as inbox from './contract/inbox.ts';
import * as insights from './contract/insights.ts';
import * as editing from './contract/editing.ts';
import * as live from './contract/live.ts';
import * as notifications from './contract/notifications.ts';
import * as optOuts from './contract/opt-outs.ts';
import * as panel from './contract/panel.ts';
import * as policyReport from './contract/policy-report.ts';
import * as providerSignIn from './contract/provider-sign-in.ts';
import * as recipients from './contract/recipients.ts';
import * as reports from './contract/reports.ts';
import * as sample from './contract/sample.ts';
import * as scanPicture from './contract/scan-picture.ts';
import * as scan from './contract/scan-website.ts';
import * as settings from './contract/settings.ts';
import * as signals from './contract/signals.ts';
import * as suggestions from './contract/suggestions.ts';
import * as templates from './contract/templates.ts';
import { platform } from './platform.ts';

const generalErrors = [400, 413, 415, 429, 503];

export function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    'path' in value &&
    'reply' in value
  );
}

export const calls: readonly Call[] = [
  auth,
  providerSignIn,
  account,
  agency,
  sample,
  hosts,
  demos,
  approvals,
  deposits,
  recipients,
  comments,
  choices,
  live,
  editing,
  panel,
  signals,
  events,
  insights,
  notifications,
  scan,
  scanPicture,
  suggestions,
  templates,
  contact,
  inbox,
  billing,
  reports,
  optOuts,
  demoAccess,
  settings,
  policyReport,
  health,
].flatMap((feature) => Object.values(feature).filter(isCall));

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function operation(call: Call): Record<string, unknown> {
  const content = (schema: unknown): unknown => ({ 'application/json': { schema } });
  const errors = [...new Set([...(call.errors ?? []), ...generalErrors])].map((status) => [
    String(status),
    { description: 'Error', content: content({ $ref: '#/components/schemas/ErrorReply' }) },
  ]);
  const replies = Object.entries(call.reply).map(([status, schema]) => [
    status,
    { description: 'Success', content: content(toJsonSchema(schema, 'output')) },
  ]);
  const plain = Object.entries(call.plain ?? {}).map(([status, description]) => [
    status,
    { description },
  ]);
  const parameters = [
    ...[...call.path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(call.query?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: false,
      schema: toJsonSchema(schema as z.ZodType, 'output'),
    })),
  ];
  return {
    summary: call.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: {
        required: !call.body.safeParse(undefined).success,
        content: content(toJsonSchema(call.body, 'input')),
      },
    }),
    responses: Object.fromEntries([...replies, ...plain, ...errors]),
  };
}

/** The OpenAPI 3.1 document of every call in the contract. */
export function openApiDocument(version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: '3.1.0',
    info: { title: platform.name, version },
    paths,
    components: { schemas: { ErrorReply: toJsonSchema(ErrorReply, 'output') } },
  };
}
