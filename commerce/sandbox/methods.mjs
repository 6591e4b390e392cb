/** Payment methods and confirmation tokens (docs.stripe.com/api/confirmation_tokens). */
import { cardOf, testCards } from "./test-cards.mjs";
import { ApiError, invalid, missing } from "./errors.mjs";
import { newId, now } from "./state.mjs";
import { languageOf, wordsOf } from "./words.mjs";

/** @typedef {import("./state.mjs").State} State */
/** @typedef {import("./types.mjs").PaymentMethod} PaymentMethod */

/** Lifetime of a confirmation token, in seconds. */
const tokenSeconds = 12 * 60 * 60;

/**
 * A payment method by its id; test methods such as `pm_card_visa` exist without being created.
 * @param {State} state
 * @param {string} id
 * @returns {PaymentMethod}
 * @throws {ApiError}
 */
export function methodOf(state, id) {
  const kept = state.data.methods[id];
  if (kept) return kept;
  const card = testCards.find(({ method }) => method === id);
  if (!card) throw missing("PaymentMethod", id);
  const { brand, number, behaviour } = card;
  const year = new Date().getUTCFullYear() + 1;
  return keep(state, {
    type: "card",
    behaviour,
    card: { brand, last4: number.slice(-4), exp_month: 12, exp_year: year },
  });
}

/**
 * @param {State} state
 * @param {Omit<PaymentMethod, "id" | "object" | "created">} method
 */
export function keep(state, method) {
  const id = newId("pm");
  return (state.data.methods[id] = { id, object: "payment_method", created: now(), ...method });
}

/**
 * @param {State} state
 * @param {PaymentMethod} method
 */
function tokenFor(state, { id: methodId, type, card }) {
  const id = newId("ctoken");
  return (state.data.tokens[id] = {
    id,
    object: "confirmation_token",
    created: now(),
    expires_at: now() + tokenSeconds,
    payment_intent: null,
    payment_method_preview: { type, ...(card ? { card } : {}) },
    payment_method: methodId,
  });
}

/**
 * Creates a token for a test payment method, like Stripe's test helper.
 * @param {State} state
 * @param {Record<string, unknown>} params
 */
export const testToken = (state, params) => tokenFor(state, methodOf(state, String(params.payment_method)));

/**
 * Creates a token for the input of the card form.
 * @param {State} state
 * @param {Record<string, unknown>} params `number`, `exp_month`, `exp_year`, `cvc`, and the `locale` of the form
 * @throws {ApiError} 402 with the code of the field, as shown by Stripe.js
 */
export function typedToken(state, params) {
  const number = String(params.number ?? "").replace(/\s+/g, "");
  const month = Number(params.exp_month);
  const year = 2000 + (Number(params.exp_year) % 100);
  const { refusals } = wordsOf(languageOf(String(params.locale ?? "")));
  const refuse = (/** @type {keyof typeof refusals} */ code) =>
    new ApiError(402, { type: "card_error", code, message: refusals[code] });
  const card = cardOf(number);
  if (!card) throw refuse("incorrect_number");
  const end = new Date(Date.UTC(year, month, 1)).getTime();
  if (!(month >= 1 && month <= 12) || !(end > Date.now())) {
    throw refuse("invalid_expiry");
  }
  if (!/^\d{3,4}$/.test(String(params.cvc ?? ""))) throw refuse("incomplete_cvc");
  const { brand, behaviour } = card;
  const method = keep(state, {
    type: "card",
    behaviour,
    card: { brand, last4: number.slice(-4), exp_month: month, exp_year: year },
  });
  return tokenFor(state, method);
}

/**
 * Creates a token for a payment approved in a wallet: a card, or a consent to PayPal, which asks no more afterwards.
 * @param {State} state
 * @param {string} wallet as Stripe names it: "apple_pay"
 */
export const walletToken = (state, wallet) =>
  wallet === "paypal"
    ? tokenFor(state, keep(state, { type: "paypal", behaviour: "pays", paypal: {} }))
    : testToken(state, { payment_method: "pm_card_visa" });

/**
 * @param {State} state
 * @param {string} id
 */
export function tokenOf(state, id) {
  const token = state.data.tokens[id];
  if (!token) throw missing("ConfirmationToken", id);
  return token;
}

/**
 * The payment method of a token; a token is valid for one intent only.
 * @param {State} state
 * @param {string} id
 * @param {string} intentId
 */
export function useToken(state, id, intentId) {
  const token = tokenOf(state, id);
  if (token.payment_intent !== null && token.payment_intent !== intentId) {
    throw invalid(`The ConfirmationToken ${id} has already been used.`, { param: "confirmation_token" });
  }
  if (token.expires_at < now()) {
    throw invalid(`The ConfirmationToken ${id} has expired.`, { param: "confirmation_token" });
  }
  token.payment_intent = intentId;
  return methodOf(state, token.payment_method);
}
