import { eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { users } from '../db/schema.ts';
import { ServiceError } from '../errors.ts';
import { isCommonPassword } from './password.ts';
import type { UserRow } from './find-user.ts';

/** One address is one account, however it is typed. */
export function normalEmail(email: string): string {
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

/** A refusal at one field of a form. */
export function fieldError(field: string, sentence: string): ServiceError {
  return new ServiceError('invalid_fields', sentence, { fields: { [field]: sentence } });
}

/** @throws ServiceError invalid_fields */
export function refuseCommon(field: string, password: string): void {
  if (isCommonPassword(password))
    throw fieldError(field, 'Password is too common. Please choose one that is harder to guess.');
}
