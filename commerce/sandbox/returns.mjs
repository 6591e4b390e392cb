/** Money that goes back to the payer: refunds and disputes (docs.stripe.com/api/refunds, docs.stripe.com/disputes). */
import { invalid, missing } from "./errors.mjs";
import { intentOf, wholeAmount } from "./intents.mjs";
import { newId, now } from "./state.mjs";

/** @typedef {import("./intents.mjs").Sandbox} Sandbox */
/** @typedef {import("./intents.mjs").Params} Params */
/** @typedef {import("./types.mjs").Dispute} Dispute */
/** @typedef {import("./types.mjs").Refund} Refund */

/** @param {Refund} refund */
const isLive = ({ status }) => status !== "failed" && status !== "canceled";

/**
 * @param {Sandbox} sandbox
 * @param {string} intentId
 */
const disputesOf = ({ state }, intentId) =>
  Object.values(state.data.disputes).filter((row) => row.payment_intent === intentId);

/**
 * The charge of a payment, as far as the shop needs it.
 * @param {import("./types.mjs").Intent} intent
 * @param {number} refunded integer cents
 */
const chargeOf = (intent, refunded) => ({
  id: intent.latest_charge,
  object: /** @type {const} */ ("charge"),
  payment_intent: intent.id,
  amount_refunded: refunded,
});

/**
 * Refunds a captured payment, fully or partially; a disputed one is not refundable.
 * @param {Sandbox} sandbox
 * @param {Params} params
 */
export function refund(sandbox, params) {
  const { state, emit } = sandbox;
  const intent = intentOf(state, String(params.payment_intent));
  const refunded = Object.values(state.data.refunds)
    .filter((row) => row.payment_intent === intent.id && isLive(row))
    .reduce((sum, row) => sum + row.amount, 0);
  const left = intent.amount_received - refunded;
  const amount = params.amount === undefined ? left : wholeAmount(params.amount, "amount");
  if (disputesOf(sandbox, intent.id).some(({ is_charge_refundable: refundable }) => !refundable)) {
    throw invalid("The charge has been charged back.", { code: "charge_disputed" });
  }
  if (intent.amount_received > 0 && left <= 0) {
    throw invalid("The charge has already been refunded.", { code: "charge_already_refunded" });
  }
  if (amount > left) throw invalid(`Refund amount (${amount}) is greater than unrefunded amount (${left}).`);
  const id = newId("re");
  /** @type {Refund} */
  const row = {
    id,
    object: "refund",
    amount,
    charge: intent.latest_charge,
    created: now(),
    currency: intent.currency,
    payment_intent: intent.id,
    status: "succeeded",
    metadata: { ...params.metadata },
  };
  state.data.refunds[id] = row;
  emit("refund.created", row);
  emit("charge.refunded", chargeOf(intent, refunded + amount));
  return row;
}

/**
 * The payer's bank rejects a refund, which may be days later.
 * @param {Sandbox} sandbox
 * @param {string} id
 */
export function failRefund({ state, emit }, id) {
  const row = state.data.refunds[id];
  if (!row) throw missing("refund", id);
  row.status = "failed";
  row.failure_reason = "lost_or_stolen_card";
  emit("refund.failed", row);
  return row;
}

/** What Stripe charges for a dispute, in cents. */
const disputeFee = 2000;

/** @param {Sandbox} sandbox @param {string} id */
export function disputeOf({ state }, id) {
  const dispute = state.data.disputes[id];
  if (!dispute) throw missing("dispute", id);
  return dispute;
}

/**
 * The payer disputes a payment with their bank; unless it only inquires, the money is withdrawn at once.
 * @param {Sandbox} sandbox
 * @param {Params} params
 */
export function openDispute({ state, emit }, params) {
  const intent = intentOf(state, String(params.payment_intent));
  const id = newId("du");
  const isInquiry = params.status === "warning_needs_response";
  const amount = Number(params.amount ?? intent.amount_received);
  /** @type {Dispute} */
  const dispute = {
    id,
    object: "dispute",
    amount,
    balance_transactions: isInquiry ? [] : [{ amount: -amount, fee: disputeFee, net: -amount - disputeFee }],
    charge: intent.latest_charge,
    created: now(),
    currency: intent.currency,
    evidence_details: {
      due_by: now() + 14 * 24 * 60 * 60,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: isInquiry,
    metadata: {},
    payment_intent: intent.id,
    reason: String(params.reason ?? "product_not_received"),
    status: isInquiry ? "warning_needs_response" : "needs_response",
  };
  state.data.disputes[id] = dispute;
  emit("charge.dispute.created", dispute);
  if (!isInquiry) emit("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** @param {Sandbox} sandbox @param {Dispute} dispute */
function reinstate({ emit }, dispute) {
  dispute.balance_transactions.push({ amount: dispute.amount, fee: 0, net: dispute.amount });
  dispute.is_charge_refundable = true;
  emit("charge.dispute.funds_reinstated", dispute);
  return dispute;
}

/**
 * Evidence was handed in, or the bank has decided. `reinstated`: the money of a lost dispute comes back after all.
 * `due_by`: the bank has moved the deadline.
 * @param {Sandbox} sandbox
 * @param {string} id
 * @param {Params} params
 */
export function changeDispute(sandbox, id, params) {
  const dispute = disputeOf(sandbox, id);
  if (params.reinstated) return reinstate(sandbox, dispute);
  if (params.due_by) {
    dispute.evidence_details.due_by = params.due_by;
    sandbox.emit("charge.dispute.updated", dispute);
    return dispute;
  }
  dispute.status = params.status;
  if (params.status === "won") reinstate(sandbox, dispute);
  const isClosed = ["won", "lost", "warning_closed"].includes(params.status);
  if (!isClosed) dispute.evidence_details.has_evidence = true;
  sandbox.emit(isClosed ? "charge.dispute.closed" : "charge.dispute.updated", dispute);
  return dispute;
}
