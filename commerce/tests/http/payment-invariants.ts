import { expect } from "vitest";
import { mailsTo, waitForMail } from "./mails";
import { heldBy, ordersOf, stockOf, totalCents, type PaidOrder, type StockedProduct } from "./payment-tools";
import { shopper } from "./shop";

/** A case that has come to its end: who bought, what, and the payments opened at Stripe for it. */
export interface EndedCase {
  email: string;
  cartId: string;
  product: StockedProduct;
  /** The stock when the case began. */
  before: { stocked: number; reserved: number };
  intents: string[];
}

const patience = { timeout: 60_000, interval: 200 };

const held = async (intents: readonly string[]): Promise<number[]> =>
  (await Promise.all(intents.map(heldBy))).filter((cents) => cents > 0);

const templatesTo = async (email: string): Promise<string[]> =>
  (await mailsTo(email)).map(({ template }) => template).sort();

/** Payments of an order that were not let go. */
const activePaymentsOf = ({ payment_collections: all }: PaidOrder) =>
  all.flatMap(({ payments }) => payments ?? []).filter(({ canceled_at: at }) => !at);

/**
 * What holds after every case that ends with an order, whatever went wrong in it: there is one order and never was another;
 * all that Stripe holds is its total, and its payment says so; one pack is kept for it; its cart is closed; one mail has
 * confirmed it.
 */
export async function expectOneOrder({ email, cartId, product, before, intents }: EndedCase): Promise<void> {
  const paid = intents.length > 0;
  await expect
    .poll(async () => (await ordersOf(email)).map((row) => [row.status, row.payment_status]), patience)
    .toEqual([["pending", paid ? "captured" : "authorized"]]);
  const [order] = await ordersOf(email);
  if (!order) throw new Error("There is no order");
  expect(Math.round(order.total * 100)).toBe(totalCents);
  expect(order.items).toHaveLength(1);
  const payments = activePaymentsOf(order);
  expect(payments).toHaveLength(1);
  await expect.poll(() => held(intents), patience).toEqual(paid ? [totalCents] : []);
  if (paid) expect(await heldBy(String(payments[0]?.data?.["id"]))).toBe(totalCents);
  expect(await stockOf(product)).toEqual({ stocked: before.stocked, reserved: before.reserved + 1 });
  const { cart } = await shopper.store.cart.retrieve(cartId, { fields: "completed_at" });
  expect(cart).toHaveProperty("completed_at", expect.any(String));
  await waitForMail(email, "order-received");
  expect(await templatesTo(email)).toEqual(["order-received"]);
}

/** What holds after every case without an order: nothing is held, nothing is kept, nobody was written to. */
export async function expectNoOrder({ email, product, before, intents }: EndedCase): Promise<void> {
  await expect.poll(() => held(intents), patience).toEqual([]);
  expect(await ordersOf(email)).toEqual([]);
  expect(await stockOf(product)).toEqual(before);
  expect(await templatesTo(email)).toEqual([]);
}
