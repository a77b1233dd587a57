import { eq } from 'drizzle-orm';
import { members, users } from '../db/schema.ts';
import type { Role } from '../db/tables/agencies.ts';
import type { TestApp, Visitor } from './create-test-app.ts';
import { findMailedToken } from './mailed-token.ts';

export interface Person {
  readonly visitor: Visitor;
  readonly id: string;
  readonly email: string;
}

/** Creates a person with a verified account. */
export async function signUpPerson(app: TestApp, email?: string): Promise<Person> {
  const visitor = app.visitor();
  const { json } = await visitor.signUp(email);
  const id = String(json['id']);
  await app.store.write(async (db) => {
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
  });
  return { visitor, id, email: String(json['email']) };
}

/** Invites an address and returns the token of the mail. */
export async function invite(
  app: TestApp,
  by: Person,
  email: string,
  role: Role = 'member',
): Promise<string> {
  const invited = await by.visitor.send('POST', '/api/agency/invitations', { email, role });
  if (invited.status !== 201) throw new Error(`not invited: ${invited.text}`);
  return findMailedToken(app, email, '/join');
}

/** Adds a person to an agency and makes it their current one. */
export async function addPerson(
  app: TestApp,
  agencyId: string,
  role: Role,
  email?: string,
): Promise<Person> {
  const person = await signUpPerson(app, email);
  const { id: userId } = person;
  await app.store.write(async (db) => {
    const row = { id: crypto.randomUUID(), agencyId, userId, role, createdAt: app.clock.now };
    await db.insert(members).values({ ...row, usedAt: 1 });
  });
  return person;
}
