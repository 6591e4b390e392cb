/** Errors in the format of Stripe's API (docs.stripe.com/api/errors). */
export class ApiError extends Error {
  /**
   * @param {number} status HTTP status
   * @param
   *   {{ type: "card_error" | "invalid_request_error" | "idempotency_error" | "api_error", message: string, code?: string, decline_code?: string, param?: string, payment_intent?: unknown }}
   *   error
   */
  constructor(status, error) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

/**
 * @param {string} message
 * @param {{ code?: string, param?: string, payment_intent?: unknown }} [more]
 */
export const invalid = (message, more = {}) =>
  new ApiError(400, { type: "invalid_request_error", message, ...more });

/**
 * @param {string} what
 * @param {string} id
 */
export const missing = (what, id) =>
  new ApiError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
  });
