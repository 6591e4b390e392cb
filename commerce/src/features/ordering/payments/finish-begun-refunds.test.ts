import Stripe from "stripe";
import { beforeEach, expect, it, vi } from "vitest";
import type { MedusaContainer } from "@medusajs/framework/types";
import { exampleOrder, minutesLater } from "../order/order-record.example";
import { paymentsOf } from "../order/order-record";
import { finishBegunRefunds } from "./finish-begun-refunds";

const create = vi.fn();
const notifyOwner = vi.fn<(...all: unknown[]) => void>();
vi.mock("./stripe", () => ({ stripe: () => ({ refunds: { create } }) }));
vi.mock("../../notices/notify-owner", () => ({ notifyOwner: (...all: unknown[]) => notifyOwner(...all) }));

const rows = [
  { id: "ref_1", amount: 5, created_at: minutesLater(1), note: null },
  { id: "ref_2", amount: 8, created_at: minutesLater(2), note: "Lines lineref_1" },
];
const order = exampleOrder({}, { refunds: rows, data: { id: "pi_1", booked: ["re_1"] } });

/** Finishes the second refund, the ids of which are all that is known of it; returns the deleted rows. */
async function finish(atStripe: { id: string; cents: number }[], note?: string) {
  const deleteRefunds = vi.fn<(ids: string[]) => void>();
  const listRefunds = () => Promise.resolve([{ ...rows[1], ...(note ? { note } : {}) }]);
  const container = { resolve: () => ({ listRefunds, deleteRefunds }) } as unknown as MedusaContainer;
  const [payment] = paymentsOf(order);
  if (!payment) throw new Error("The example order has a payment");
  const returned = atStripe.map((one) => ({ ...one, kind: "refund" as const, at: minutesLater(1) }));
  const known = { returned, failed: [], disputes: [] };
  await finishBegunRefunds(container, order, { payment, intentId: "pi_1" }, known);
  return deleteRefunds.mock.calls.flatMap(([ids]) => ids);
}

beforeEach(() => {
  create.mockReset();
  notifyOwner.mockReset();
});

it("sends what Stripe does not have under Medusa's key, and leaves its row to be recorded anew", async () => {
  expect(await finish([{ id: "re_1", cents: 800 }])).toEqual(["ref_2"]);
  expect(create.mock.calls).toEqual([[{ amount: 800, payment_intent: "pi_1" }, { idempotencyKey: "ref_2" }]]);
});

it.each([
  ["Stripe has already", [{ id: "re_2", cents: 800 }], undefined],
  ["was made in Stripe's dashboard", [], "Stripe re_3"],
])("sends nothing that %s", async (_, atStripe, note) => {
  expect(await finish(atStripe, note)).toEqual(["ref_2"]);
  expect(create).not.toHaveBeenCalled();
});

it("deletes the row of a refund that Stripe refuses, and tells the owner", async () => {
  const message = "The charge has been charged back.";
  const { StripeInvalidRequestError } = Stripe.errors;
  create.mockRejectedValue(
    new StripeInvalidRequestError({ message, type: "invalid_request_error", statusCode: 400 }),
  );
  expect(await finish([])).toEqual(["ref_2"]);
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
  await expect(finish([])).rejects.toBe(error);
  expect(notifyOwner).not.toHaveBeenCalled();
});
