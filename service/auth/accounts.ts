import { eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { users } from '../db/schema.ts';
import { ServiceError } from '../errors.ts';
import type { UserRow } from './find-user.ts';
import { explainWeakPassword, type PasswordOwner } from './check-password.ts';

/** Trims and lower-cases an address, so that each address has one account. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

export async function findByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

export async function findById(db: Database, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** An error at one field of a form. */
export function fieldError(field: string, sentence: string): ServiceError {
  return new ServiceError('invalid_fields', sentence, { fields: { [field]: sentence } });
}

/** @throws ServiceError invalid_fields for a password that is easy to guess for this account. */
export function requireStrongPassword(field: string, password: string, owner: PasswordOwner): void {
  const sentence = explainWeakPassword(password, owner);
  if (sentence !== undefined) throw fieldError(field, sentence);
}
