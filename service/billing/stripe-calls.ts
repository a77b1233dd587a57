import Stripe from 'stripe';
import { z } from 'zod';
import type { BillingDeps } from './billing-deps.ts';
import { ServiceError } from '../errors.ts';
import { paymentUnavailable, type Made } from './payment-provider.ts';

export function isMissing(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/**
 * Whether Stripe stores this answer under the idempotency key and repeats it for a day, so that
 * only another key can bring another answer: https://docs.stripe.com/api/idempotent_requests
 */
function isFinalAnswer(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { statusCode = 0 } = error;
  return statusCode === 400 || statusCode === 402 || statusCode === 404 || statusCode >= 500;
}

/** How calls to Stripe treat errors. */
export interface StripeCalls {
  /** Logs only the cause: Stripe's errors also carry headers and request bodies. */
  readonly report: (error: unknown) => void;
  /** @throws ServiceError: payment_unavailable for every other error. */
  readonly callStripe: <T>(work: () => Promise<T>) => Promise<T>;
  /** Does nothing for an object that Stripe does not know. */
  readonly ignoreMissing: (work: () => Promise<unknown>) => Promise<void>;
  /** Separates final refusals from failures that may be repeated. */
  readonly toMade: <T>(work: () => Promise<T>) => Promise<Made<T>>;
}

/** Wraps calls to Stripe, so that each failure becomes a ServiceError and is logged. */
export function createStripeCalls(log: BillingDeps['log']): StripeCalls {
  function report(error: unknown): void {
    const cause =
      error instanceof Stripe.errors.StripeError
        ? {
            type: error.type,
            code: error.code,
            param: error.param,
            status: error.statusCode,
            requestId: error.requestId,
          }
        : { type: error instanceof z.ZodError ? 'unexpected form of answer' : 'unknown' };
    log.error({ stripe: cause }, 'Stripe gave no usable answer');
  }

  async function callStripe<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      report(error);
      throw paymentUnavailable();
    }
  }

  function ignoreMissing(work: () => Promise<unknown>): Promise<void> {
    return callStripe(async () => {
      try {
        await work();
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    });
  }

  async function toMade<T>(work: () => Promise<T>): Promise<Made<T>> {
    try {
      return { made: await work() };
    } catch (error) {
      report(error);
      if (isMissing(error) && error.param === 'customer') return { refused: 'customer-gone' };
      if (isFinalAnswer(error)) return { refused: 'refused' };
      throw paymentUnavailable();
    }
  }

  return { report, callStripe, ignoreMissing, toMade };
}
