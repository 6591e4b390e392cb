import type { Logger } from "@medusajs/framework/types";
import type Stripe from "stripe";
import { expect, it, vi } from "vitest";
import { releasePayment } from "./choose-payment";
import { stripe } from "./stripe";

vi.mock("./stripe", () => ({ stripe: vi.fn() }));

const logger = { warn: vi.fn() } as unknown as Logger;
const intent = {
  id: "pi_1",
  status: "succeeded",
  amount: 3500,
  amount_received: 3500,
  currency: "eur",
} as Stripe.PaymentIntent;

/** Mocks the refunds stored at Stripe. @returns the mock that creates a refund */
function refundsAtStripe(...refunds: { amount: number; status: string }[]) {
  const create = vi.fn();
  const listing = (rows: unknown[]) => ({ list: () => ({ autoPagingToArray: () => Promise.resolve(rows) }) });
  vi.mocked(stripe).mockReturnValue({
    refunds: { ...listing(refunds), create },
    disputes: listing([]),
  } as unknown as Stripe);
  return create;
}

it("refunds what is left of a captured payment", async () => {
  const create = refundsAtStripe({ amount: 1000, status: "succeeded" });
  expect(await releasePayment(intent, logger)).toBe("refunded");
  expect(create.mock.calls).toEqual([[{ payment_intent: "pi_1", amount: 2500 }]]);
});

it("refunds again what Stripe could not refund", async () => {
  const create = refundsAtStripe(
    { amount: 1000, status: "pending" },
    { amount: 2500, status: "failed" },
    { amount: 2500, status: "canceled" },
  );
  expect(await releasePayment(intent, logger)).toBe("refunded");
  expect(create.mock.calls).toEqual([[{ payment_intent: "pi_1", amount: 2500 }]]);
});

it("refunds nothing if everything was refunded", async () => {
  const create = refundsAtStripe({ amount: 3500, status: "succeeded" });
  expect(await releasePayment(intent, logger)).toBe("nothing");
  expect(create).not.toHaveBeenCalled();
});
