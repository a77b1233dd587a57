import type { ErrorReply } from './contract/error-reply.ts';

/** Error codes with their HTTP status. */
const statuses = {
  unreadable_body: 400,
  bad_request: 400,
  /** The client closed the connection during its request; the answer is not read. */
  aborted: 400,
  bad_signature: 400,
  invalid_token: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  payment_refused: 402,
  card_declined: 402,
  card_invalid: 402,
  confirmation_required: 402,
  quota_used_up: 403,
  no_access: 403,
  /** Only the agency's owner or admin may do this. */
  role_needed: 403,
  /** The agency has no plan, or one without this feature. */
  plan_needed: 403,
  email_unverified: 403,
  /** The owner of the website has objected to demos of it. */
  opted_out: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  taken: 409,
  already_subscribed: 409,
  already_member: 409,
  last_owner: 409,
  already_signed: 409,
  withdrawn: 409,
  superseded: 409,
  expired: 410,
  /** A demo that was taken down. */
  gone: 410,
  too_large: 413,
  not_json: 415,
  unknown_host: 421,
  invalid_fields: 422,
  unreachable_site: 422,
  too_many_requests: 429,
  internal: 500,
  busy: 503,
  not_configured: 503,
  payment_unavailable: 503,
} as const;
export type ErrorCode = keyof typeof statuses;

interface Details {
  /** A sentence for each invalid field, by name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds after which the call may be tried again. */
  readonly retryAfter?: number;
}

/** An error that is sent to the client. Its message is a sentence for people. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): (typeof statuses)[ErrorCode] {
    return statuses[this.code];
  }

  reply(): ErrorReply {
    const { fields } = this.details;
    return {
      error: this.message,
      message: this.message,
      code: this.code,
      ...(fields && { fields: { ...fields } }),
    };
  }
}

/** The error while the store is locked or full, or an account is changed by many at once. */
export function serviceBusy(): ServiceError {
  return new ServiceError('busy', 'The service is busy just now. Please try again in a moment.', {
    retryAfter: 5,
  });
}

export function notFound(what = 'That address leads nowhere'): ServiceError {
  return new ServiceError('not_found', what);
}
