import { expect } from 'vitest';
import type { TestApp, Visitor } from './create-test-app.ts';
import { findMailedToken } from './mailed-token.ts';

/** Creates a person whose address is verified through the mailed link. */
export async function createOwner(app: TestApp): Promise<{ visitor: Visitor; email: string }> {
  const visitor = app.visitor();
  const email = String((await visitor.signUp()).json['email']);
  const token = await findMailedToken(app, email);
  expect((await visitor.send('POST', '/api/verify-email', { token })).status).toBe(200);
  return { visitor, email };
}

/** Creates a demo, by default only with a name, and returns its uniqueId. */
export async function createDemo(
  visitor: Visitor,
  name: string,
  websiteData: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { json } = await visitor.send('POST', '/api/demos', { name, websiteData });
  return String(json['uniqueId']);
}
