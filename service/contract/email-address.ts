import { z } from 'zod';
import { validateSlot } from '../../templates-data/model/slots.ts';
import { textLimits } from './text-limits.ts';

/** The check of an address with its sentence, for `refine`; an empty text passes. */
export const validEmail = [
  (value: string) => validateSlot('email', value) === undefined,
  'Please enter a valid email address',
] as const;

export const emailAddress = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(textLimits.email, 'Please enter a valid email address')
  .refine(...validEmail);

/** An optional address; null removes it. */
export const optionalEmail = z
  .string('Email must be text')
  .trim()
  .max(textLimits.email, `Email must be at most ${textLimits.email} characters`)
  .refine(...validEmail)
  .nullable()
  .optional();
