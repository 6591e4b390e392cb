/**
 * The objects of Stripe's API used by the shop (docs.stripe.com/api, version 2024-04-10).
 * @typedef {{ code: string, decline_code?: string, message: string, type: "card_error" | "invalid_request_error" }} PaymentError
 * @typedef {{ type: "redirect_to_url", redirect_to_url: { url: string, return_url: string | null } }} NextAction
 *
 * @typedef {object} PaymentMethod
 * @property {string} id
 * @property {"payment_method"} object
 * @property {"card" | "paypal"} type
 * @property {number} created
 * @property {{ brand: string, last4: string, exp_month: number, exp_year: number }} [card]
 * @property {Record<string, never>} [paypal]
 * @property {string} behaviour of the test card, see test-cards.mjs; Stripe has no such field
 *
 * @typedef {object} ConfirmationToken
 * @property {string} id
 * @property {"confirmation_token"} object
 * @property {number} created
 * @property {number} expires_at
 * @property {string | null} payment_intent the intent it was used for
 * @property {Omit<PaymentMethod, "id" | "object" | "created" | "behaviour">} payment_method_preview
 * @property {string} payment_method id of its payment method; Stripe has no such field
 *
 * @typedef {object} Intent
 * @property {string} id
 * @property {"payment_intent"} object
 * @property {number} amount
 * @property {number} amount_capturable
 * @property {number} amount_received
 * @property {"manual" | "automatic"} capture_method
 * @property {string} client_secret
 * @property {number} created
 * @property {string} currency
 * @property {string | null} customer
 * @property {string | null} description
 * @property {PaymentError | null} last_payment_error
 * @property {string | null} latest_charge
 * @property {false} livemode
 * @property {Record<string, string>} metadata
 * @property {NextAction | null} next_action
 * @property {string | null} payment_method
 * @property {string[]} payment_method_types
 * @property {"requires_payment_method" | "requires_confirmation" | "requires_action" | "processing" | "requires_capture" | "succeeded" | "canceled"} status
 * @property {number | null} canceled_at
 * @property {string | null} cancellation_reason
 * @property {string | null} return_url to which the page of the bank or PayPal redirects the shopper
 *
 * @typedef {object} Refund
 * @property {string} id
 * @property {"refund"} object
 * @property {number} amount
 * @property {number} created
 * @property {string} currency
 * @property {string | null} charge
 * @property {string} payment_intent
 * @property {"succeeded" | "failed" | "canceled"} status
 * @property {string} [failure_reason]
 * @property {Record<string, string>} metadata
 *
 * @typedef {object} Dispute
 * @property {string} id
 * @property {"dispute"} object
 * @property {number} amount
 * @property {{ amount: number, fee: number, net: number }[]} balance_transactions
 * @property {string | null} charge
 * @property {number} created
 * @property {string} currency
 * @property {{ due_by: number | null, has_evidence: boolean, past_due: boolean, submission_count: number }} evidence_details
 * @property {boolean} is_charge_refundable
 * @property {Record<string, string>} metadata
 * @property {string} payment_intent
 * @property {string} reason
 * @property {"needs_response" | "under_review" | "won" | "lost" | "warning_needs_response" | "warning_under_review" | "warning_closed"} status
 *
 * @typedef {object} Customer
 * @property {string} id
 * @property {"customer"} object
 * @property {number} created
 * @property {string | null} email
 * @property {string | null} name
 * @property {string | null} phone
 * @property {Record<string, string>} metadata
 *
 * @typedef {{ event: StripeEvent, due: number, attempts: number, forged: boolean }} Delivery `due` in ms
 * @typedef {{ id: string, object: "event", type: string, created: number, livemode: false, api_version: string, pending_webhooks: number, data: { object: EventObject } }} StripeEvent
 * @typedef {Intent | Refund | Dispute | { id: string | null, object: "charge", payment_intent: string, amount_refunded: number }} EventObject
 * @typedef {{ status: number, body: unknown, params: string }} Answer stored for an idempotency key
 *
 * @typedef {object} Fault
 * @property {string} match operation ("confirm", "capture", "create", "cancel", "refund", "retrieve", "list"), "webhook" or "webhook:<event type>"
 * @property {"delay" | "timeout_before" | "timeout_after" | "cut_off" | "error_500" | "late" | "twice" | "reorder" | "never" | "wrong_signature"} kind
 * @property {string} [of] id of the only intent it applies to
 * @property {number} [ms] duration of the delay or hang
 * @property {number} [skip] number of calls to skip before
 */
export {};
