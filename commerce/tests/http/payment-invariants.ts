import { expect } from "vitest";
import type { TestProduct } from "../../../testing/products";
import { templatesTo, waitForMail } from "./mails";
import { heldBy, ordersOf, totalCents, type PaidOrder } from "./payment-tools";
import { shopper } from "./shop";

/** A finished case: buyer, product, and the payments opened at Stripe for it. */
export interface EndedCase {
  email: string;
  cartId: string;
  product: TestProduct;
  /** The stock when the case started. */
  before: { stocked: number; reserved: number };
  intents: string[];
}

const patience = { timeout: 60_000, interval: 200 };

const held = async (intents: readonly string[]): Promise<number[]> =>
  (await Promise.all(intents.map(heldBy))).filter((cents) => cents > 0);

/** Payments of an order that were not cancelled. */
const activePaymentsOf = ({ payment_collections: all }: PaidOrder) =>
  all.flatMap(({ payments }) => payments ?? []).filter(({ canceled_at: at }) => !at);

/**
 * Invariants after every case that results in an order, whatever faults occurred: there is and was only one order; the
 * money held at Stripe equals its total, and its payment matches; one pack is reserved for it; its cart is completed;
 * one confirmation mail was sent.
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
  expect(await product.stock()).toEqual({ stocked: before.stocked, reserved: before.reserved + 1 });
  const { cart } = await shopper.store.cart.retrieve(cartId, { fields: "completed_at" });
  expect(cart).toHaveProperty("completed_at", expect.any(String));
  await waitForMail(email, "order-received");
  expect(await templatesTo(email)).toEqual(["order-received"]);
}

/** Invariants after every case without an order: no money is held, nothing is reserved, no mail was sent. */
export async function expectNoOrder({ email, product, before, intents }: EndedCase): Promise<void> {
  await expect.poll(() => held(intents), patience).toEqual([]);
  expect(await ordersOf(email)).toEqual([]);
  expect(await product.stock()).toEqual(before);
  expect(await templatesTo(email)).toEqual([]);
}
