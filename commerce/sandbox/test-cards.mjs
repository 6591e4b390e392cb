/** The test cards of docs.stripe.com/testing; any future date and any security code are valid. */

/**
 * @typedef {object} TestCard
 * @property {string} number
 * @property {string} brand
 * @property {string} behaviour "pays", "asks" (3-D Secure), or the reason for declining
 * @property {string} method id of Stripe's test payment method, `pm_card_visa`
 */

/** @type {readonly TestCard[]} */
export const testCards = [
  { number: "4242424242424242", brand: "visa", behaviour: "pays", method: "pm_card_visa" },
  { number: "5555555555554444", brand: "mastercard", behaviour: "pays", method: "pm_card_mastercard" },
  {
    number: "4000000000000002",
    brand: "visa",
    behaviour: "generic_decline",
    method: "pm_card_visa_chargeDeclined",
  },
  {
    number: "4000000000009995",
    brand: "visa",
    behaviour: "insufficient_funds",
    method: "pm_card_visa_chargeDeclinedInsufficientFunds",
  },
  {
    number: "4000000000000069",
    brand: "visa",
    behaviour: "expired_card",
    method: "pm_card_chargeDeclinedExpiredCard",
  },
  {
    number: "4000000000000127",
    brand: "visa",
    behaviour: "incorrect_cvc",
    method: "pm_card_chargeDeclinedIncorrectCvc",
  },
  {
    number: "4000000000000119",
    brand: "visa",
    behaviour: "processing_error",
    method: "pm_card_chargeDeclinedProcessingError",
  },
  { number: "4000002760003184", brand: "visa", behaviour: "asks", method: "pm_card_authenticationRequired" },
  { number: "4000002500003155", brand: "visa", behaviour: "asks", method: "pm_card_threeDSecure2Required" },
];

/** @type {Readonly<Record<string, import("./types.mjs").PaymentError>>} */
const declines = {
  generic_decline: {
    type: "card_error",
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
  },
  insufficient_funds: {
    type: "card_error",
    code: "card_declined",
    decline_code: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  expired_card: { type: "card_error", code: "expired_card", message: "Your card has expired." },
  incorrect_cvc: {
    type: "card_error",
    code: "incorrect_cvc",
    message: "Your card's security code is incorrect.",
  },
  processing_error: {
    type: "card_error",
    code: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
  },
};

/**
 * The decline error for a payment method of this behaviour; undefined if it is not declined.
 * @param {string} behaviour
 */
export const declineOf = (behaviour) => declines[behaviour];

/**
 * The test card with this number; spaces are ignored.
 * @param {string} number
 */
export const cardOf = (number) => testCards.find((card) => card.number === number.replace(/\s+/g, ""));
