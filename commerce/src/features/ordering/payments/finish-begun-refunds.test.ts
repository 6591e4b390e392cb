import Stripe from "stripe";
import { beforeEach, expect, it, vi } from "vitest";
import type { MedusaContainer } from "@medusajs/framework/types";
import { exampleOrder, minutesLater } from "../order/order-record.example";
import { paymentsOf } from "../order/order-record";
import type { PaymentIssueRow } from "../order/linked-rows";
import { finishBegunRefunds } from "./finish-begun-refunds";

const create = vi.fn();
const notifyOwner = vi.fn<(...all: unknown[]) => void>();
vi.mock("./stripe", () => ({ stripe: () => ({ refunds: { create } }) }));
vi.mock("../../mail/mail-context", () => ({ ownerLanguage: () => "de" }));
vi.mock("../../notices/notify-owner", () => ({ notifyOwner: (...all: unknown[]) => notifyOwner(...all) }));

const rows = [
  { id: "ref_1", amount: 8, created_at: minutesLater(1), note: null },
  { id: "ref_2", amount: 8, created_at: minutesLater(2), note: "Lines lineref_1" },
];
const order = exampleOrder({}, { refunds: rows, data: { id: "pi_1", booked: ["re_1"] } });

/** The first refund came back from the buyer's bank. */
const issue = (status: string): PaymentIssueRow => ({
  id: "re_1",
  payment_id: "pay_1",
  kind: "refund",
  status,
  reason: "expired_or_canceled_card",
  cents: 800,
  fee_cents: 0,
  opened_at: minutesLater(3),
});

/**
 * Finishes the second refund, the ids of which are all that is known of it; returns the deleted rows.
 * @param atStripe refunds of Stripe besides the recorded first one
 */
async function finish(
  atStripe: { id: string; cents: number }[] = [],
  { note, of = order, failed = [] }: { note?: string; of?: typeof order; failed?: Stripe.Refund[] } = {},
) {
  const deleteRefunds = vi.fn<(ids: string[]) => void>();
  const listRefunds = () => Promise.resolve([{ ...rows[1], ...(note ? { note } : {}) }]);
  const container = { resolve: () => ({ listRefunds, deleteRefunds }) } as unknown as MedusaContainer;
  const [payment] = paymentsOf(of);
  if (!payment) throw new Error("The example order has a payment");
  const live = failed.length > 0 ? atStripe : [{ id: "re_1", cents: 800 }, ...atStripe];
  const returned = live.map((one) => ({ ...one, kind: "refund" as const, at: minutesLater(1) }));
  const known = { returned, failed, disputes: [] };
  await finishBegunRefunds(container, of, { payment, intentId: "pi_1" }, known);
  return deleteRefunds.mock.calls.flatMap(([ids]) => ids);
}

beforeEach(() => {
  create.mockReset();
  notifyOwner.mockReset();
});

it("sends what Stripe does not have under Medusa's key, and leaves its row to be recorded anew", async () => {
  expect(await finish()).toEqual(["ref_2"]);
  expect(create.mock.calls).toEqual([[{ amount: 800, payment_intent: "pi_1" }, { idempotencyKey: "ref_2" }]]);
});

it.each([
  ["Stripe has already", [{ id: "re_2", cents: 800 }], undefined],
  ["was made in Stripe's dashboard", [], "Stripe re_3"],
])("sends nothing that %s", async (_, atStripe, note) => {
  expect(await finish(atStripe, note ? { note } : {})).toEqual(["ref_2"]);
  expect(create).not.toHaveBeenCalled();
  expect(notifyOwner).not.toHaveBeenCalled();
});

it.each([
  [
    "in parts",
    [
      { id: "re_2", cents: 300 },
      { id: "re_3", cents: 500 },
    ],
  ],
  ["less", [{ id: "re_2", cents: 300 }]],
  ["more", [{ id: "re_2", cents: 900 }]],
])("sends nothing, and tells the owner, if %s was refunded in Stripe's dashboard", async (_, atStripe) => {
  expect(await finish(atStripe)).toEqual(["ref_2"]);
  expect(create).not.toHaveBeenCalled();
  const values = { number: order.display_id, money: expect.stringContaining("8,00") as string };
  expect(notifyOwner).toHaveBeenCalledWith(expect.anything(), "refund_unclear", "ref_2", values);
});

it.each([
  ["just now", { booked: ["re_1"] }, []],
  ["and is open", { booked: [] }, [issue("open")]],
])("sends it although the first one came back %s, whose row stands", async (_, data, payment_issues) => {
  const of = exampleOrder({ payment_issues }, { refunds: rows, data: { id: "pi_1", ...data } });
  const failed = [{ id: "re_1", amount: 800 } as Stripe.Refund];
  expect(await finish([], { of, failed })).toEqual(["ref_2"]);
  expect(create).toHaveBeenCalledOnce();
});

it("deletes the row of a refund that Stripe refuses, and tells the owner", async () => {
  const message = "The charge has been charged back.";
  const { StripeInvalidRequestError } = Stripe.errors;
  create.mockRejectedValue(
    new StripeInvalidRequestError({ message, type: "invalid_request_error", statusCode: 400 }),
  );
  expect(await finish()).toEqual(["ref_2"]);
  const values = { number: order.display_id, reason: message };
  expect(notifyOwner).toHaveBeenCalledWith(expect.anything(), "refund_refused", "ref_2", values);
});

it.each([
  ["cannot be reached", new Stripe.errors.StripeConnectionError({ message: "timeout", type: "api_error" })],
  [
    "still works on the first attempt",
    new Stripe.errors.StripeIdempotencyError({
      message: "in use",
      type: "idempotency_error",
      statusCode: 409,
    }),
  ],
])("leaves everything for later if Stripe %s", async (_, error) => {
  create.mockRejectedValue(error);
  await expect(finish()).rejects.toBe(error);
  expect(notifyOwner).not.toHaveBeenCalled();
});
