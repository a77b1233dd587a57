import { paymentUnavailable } from './payment-provider.ts';

/** A request is answered within this time; the call to the provider continues. */
const timeoutMs = 8500;

/** Rejects with payment_unavailable when `work` takes longer than the time limit. */
export async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(paymentUnavailable()), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
