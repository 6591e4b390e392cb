/**
 * The balance of the account: what payments, refunds and disputes have moved, with their fees, and what was paid out to
 * the bank (docs.stripe.com/api/balance_transactions, docs.stripe.com/api/payouts).
 */
import { newId, now } from "./state.mjs";

/** @typedef {import("./types.mjs").Intent} Intent */

/**
 * What Stripe charges for a European card, in cents.
 * @param {number} amount
 */
const feeOf = (amount) => Math.round(amount * 0.015) + 25;

/**
 * @param {string} type
 * @param {{ id: string, created: number }} source
 * @param {number} amount
 */
const transaction = (type, { id, created }, amount, fee = 0) => ({
  id: `txn_${type}_${id}`,
  object: /** @type {const} */ ("balance_transaction"),
  type,
  source: id,
  created,
  amount,
  fee,
  net: amount - fee,
  currency: "eur",
});

/**
 * Everything that has changed the balance, oldest first.
 * @param {import("./state.mjs").State} state
 */
export function balanceTransactions({ data }) {
  const typeOf = (/** @type {Intent} */ intent) =>
    intent.payment_method_types.includes("paypal") ? "payment" : "charge";
  return [
    ...Object.values(data.intents)
      .filter(({ amount_received: amount }) => amount > 0)
      .map((intent) =>
        transaction(typeOf(intent), intent, intent.amount_received, feeOf(intent.amount_received)),
      ),
    ...Object.values(data.refunds).flatMap((row) => [
      transaction("refund", row, -row.amount),
      ...(row.status === "failed" ? [transaction("refund_failure", row, row.amount)] : []),
    ]),
    ...Object.values(data.disputes).flatMap(({ id, created, balance_transactions: moved }) =>
      moved.map(({ amount, fee }, index) =>
        transaction("adjustment", { id: `${id}_${index}`, created }, amount, fee),
      ),
    ),
    ...Object.values(data.payouts).map((row) => transaction("payout", row, -row.amount)),
  ].sort((a, b) => a.created - b.created);
}

/**
 * Pays out to the bank, which Stripe does by itself every day.
 * @param {import("./intents.mjs").Sandbox} sandbox
 * @param {import("./intents.mjs").Params} params `arrival_date` in seconds
 */
export function payOut({ state }, { amount, arrival_date }) {
  const id = newId("po");
  return (state.data.payouts[id] = {
    id,
    object: "payout",
    amount: Number(amount),
    arrival_date: Number(arrival_date ?? now()),
    created: now(),
    currency: "eur",
    status: "paid",
  });
}
