/** The life cycle of a payment intent (docs.stripe.com/payments/paymentintents/lifecycle). */
import { declineOf } from "./test-cards.mjs";
import { ApiError, invalid, missing } from "./errors.mjs";
import { keep, methodOf, useToken } from "./methods.mjs";
import { newId, now } from "./state.mjs";

/** @typedef {import("./state.mjs").State} State */
/** @typedef {import("./types.mjs").Intent} Intent */
/** @typedef {Record<string, any>} Params a request's body as parsed from a form: strings, lists and nested objects */
/** @typedef {{ state: State, publicUrl: string, emit: (type: string, object: import("./types.mjs").EventObject) => void }} Sandbox */

/** Statuses in which an intent can still be changed or cancelled. */
const open = ["requires_payment_method", "requires_confirmation", "requires_action", "requires_capture"];

/**
 * @param {unknown} value
 * @param {string} param
 */
export function wholeAmount(value, param) {
  const amount = Number(value);
  if (!Number.isInteger(amount) || amount < 1) throw invalid("Invalid positive integer", { param });
  return amount;
}

/** Minimum amount in euros, in cents (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const smallest = 50;

/** @param {unknown} value */
function chargeable(value) {
  const amount = wholeAmount(value, "amount");
  if (amount < smallest) {
    throw invalid("Amount must be at least €0.50 eur", { code: "amount_too_small", param: "amount" });
  }
  return amount;
}

/**
 * @param {State} state
 * @param {string} id
 * @returns {Intent}
 */
export function intentOf(state, id) {
  const intent = state.data.intents[id];
  if (!intent) throw missing("payment_intent", id);
  return intent;
}

/**
 * @param {string} operation
 * @param {Intent} intent
 */
const unexpected = (operation, intent) =>
  invalid(`You cannot ${operation} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: "payment_intent_unexpected_state",
    payment_intent: { ...intent },
  });

/**
 * @param {Sandbox} sandbox
 * @param {Params} params
 */
export function create({ state, emit }, params) {
  const id = newId("pi");
  /** @type {Intent} */
  const intent = {
    id,
    object: "payment_intent",
    amount: chargeable(params.amount),
    amount_capturable: 0,
    amount_received: 0,
    capture_method: params.capture_method === "manual" ? "manual" : "automatic",
    client_secret: newId(`${id}_secret`),
    created: now(),
    currency: String(params.currency ?? "").toLowerCase(),
    customer: params.customer ?? null,
    description: params.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: { ...params.metadata },
    next_action: null,
    payment_method: null,
    payment_method_types: params.payment_method_types ?? ["card"],
    status: "requires_payment_method",
    canceled_at: null,
    cancellation_reason: null,
    return_url: null,
  };
  state.data.intents[id] = intent;
  emit("payment_intent.created", intent);
  return intent;
}

/**
 * @param {Sandbox} _sandbox
 * @param {Intent} intent
 * @param {Params} params
 */
export function update(_sandbox, intent, params) {
  if (!open.includes(intent.status) || intent.status === "requires_capture")
    throw unexpected("update", intent);
  if (params.amount !== undefined) intent.amount = chargeable(params.amount);
  if (params.metadata) intent.metadata = { ...intent.metadata, ...params.metadata };
  return intent;
}

/**
 * The bank or PayPal approves: the payment is authorised, or captured if capture is automatic.
 * @param {Sandbox} sandbox
 * @param {Intent} intent
 */
export function approve({ emit }, intent) {
  intent.next_action = null;
  intent.last_payment_error = null;
  intent.latest_charge = newId("ch");
  if (intent.capture_method === "manual") {
    intent.status = "requires_capture";
    intent.amount_capturable = intent.amount;
    emit("payment_intent.amount_capturable_updated", intent);
  } else {
    intent.status = "succeeded";
    intent.amount_received = intent.amount;
    emit("payment_intent.succeeded", intent);
  }
  return intent;
}

/**
 * The bank, PayPal or the shopper refuses; another method may be tried.
 * @param {Sandbox} sandbox
 * @param {Intent} intent
 * @param {import("./types.mjs").PaymentError} error
 */
export function refuse({ emit }, intent, error) {
  intent.next_action = null;
  intent.payment_method = null;
  intent.last_payment_error = error;
  intent.status = "requires_payment_method";
  emit("payment_intent.payment_failed", intent);
  return intent;
}

/**
 * @param {Sandbox} sandbox
 * @param {Intent} intent
 * @param {Params} params
 */
function chosenMethod({ state }, intent, params) {
  if (params.confirmation_token) return useToken(state, String(params.confirmation_token), intent.id);
  if (params.payment_method) return methodOf(state, String(params.payment_method));
  if (params.payment_method_data?.type === "paypal") {
    return keep(state, { type: "paypal", behaviour: "asks", paypal: {} });
  }
  throw invalid("You cannot confirm this PaymentIntent because it's missing a payment method.", {
    code: "payment_intent_unexpected_state",
    payment_intent: { ...intent },
  });
}

/**
 * @param {Sandbox} sandbox
 * @param {Intent} intent
 * @param {Params} params
 * @throws {ApiError} 402 with the intent if the card is declined
 */
export function confirm(sandbox, intent, params) {
  if (!["requires_payment_method", "requires_confirmation", "requires_action"].includes(intent.status)) {
    throw unexpected("confirm", intent);
  }
  const method = chosenMethod(sandbox, intent, params);
  if (!intent.payment_method_types.includes(method.type)) {
    throw invalid(`The payment method type "${method.type}" is not allowed for this PaymentIntent.`);
  }
  intent.payment_method = method.id;
  if (method.behaviour === "asks") {
    const returnUrl = params.return_url ?? null;
    if (returnUrl === null) throw invalid("A `return_url` must be provided.", { param: "return_url" });
    const page = method.type === "paypal" ? "paypal" : "3ds";
    intent.status = "requires_action";
    intent.return_url = String(returnUrl);
    intent.next_action = {
      type: "redirect_to_url",
      redirect_to_url: {
        url: `${sandbox.publicUrl}/${page}/${intent.client_secret}`,
        return_url: intent.return_url,
      },
    };
    sandbox.emit("payment_intent.requires_action", intent);
    return intent;
  }
  const decline = declineOf(method.behaviour);
  if (!decline) return approve(sandbox, intent);
  refuse(sandbox, intent, decline);
  throw new ApiError(402, { ...decline, payment_intent: { ...intent } });
}

/**
 * @param {Sandbox} sandbox
 * @param {Intent} intent
 * @param {Params} params
 */
export function capture({ emit }, intent, params) {
  if (intent.status !== "requires_capture") throw unexpected("capture", intent);
  const amount = params.amount_to_capture ?? intent.amount_capturable;
  if (wholeAmount(amount, "amount_to_capture") > intent.amount_capturable) {
    throw invalid("The amount to capture is greater than the amount that can be captured.", {
      code: "amount_too_large",
    });
  }
  intent.status = "succeeded";
  intent.amount_received = Number(amount);
  intent.amount_capturable = 0;
  emit("payment_intent.succeeded", intent);
  return intent;
}

/**
 * @param {Sandbox} sandbox
 * @param {Intent} intent
 * @param {Params} params
 */
export function cancel({ emit }, intent, params) {
  if (!open.includes(intent.status)) throw unexpected("cancel", intent);
  intent.status = "canceled";
  intent.amount_capturable = 0;
  intent.next_action = null;
  intent.canceled_at = now();
  intent.cancellation_reason = params.cancellation_reason ?? null;
  emit("payment_intent.canceled", intent);
  return intent;
}
