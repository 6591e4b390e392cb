import { randomUUID } from "node:crypto";
import { afterAll, afterEach, expect } from "vitest";
import { createProduct, type TestProduct } from "../../../testing/products";
import type { FulfilmentPanel } from "../../src/features/fulfilment/fulfilment-panel";
import { refundAmounts } from "../../src/features/line-refunds/line-refund-amount";
import type { OrderToRefund } from "../../src/features/line-refunds/line-to-refund";
import type { OrderView } from "@su-turrone/contract/orders";
import { sql } from "./database";
import { inStock, choosePaymentMethod, clearFaults, type Method, orderOf, ordersOf } from "./payment-tools";
import { shippedCart } from "./shipped-cart";
import { owner } from "./shop";

const sdk = await owner();

/** The two products whose lines are refunded, 20 euros a pack. */
export type RefundGoods = readonly [TestProduct, TestProduct];

/** Products for a single test file, deleted after its tests. */
export async function refundGoods(): Promise<RefundGoods> {
  const goods = [
    await createProduct("Zeilenprobe A", inStock),
    await createProduct("Zeilenprobe B", inStock),
  ] as const;
  afterEach(clearFaults);
  afterAll(async () => {
    for (const each of goods) await each.takeOffSale();
  });
  return goods;
}

/** A POST request to the admin API as the owner. */
export const post = <Answer = unknown>(path: string, body: object = {}) =>
  sdk.client.fetch<Answer>(path, { method: "POST", body });

/** A paid order whose lines are refunded. */
export interface Placed {
  id: string;
  number: number;
  email: string;
  intent: string;
  paymentId: string;
  /** Ids of its line items. */
  lines: [string, string];
}

/** Orders three packs of the first and one of the second at 20 euros each; shipping is free above 50. */
export async function placed(
  goods: RefundGoods,
  method: Method,
  quantities: [number, number] = [3, 1],
): Promise<Placed> {
  const email = `lines-${randomUUID()}@example.com`;
  const wanted = goods.map(({ variantId }, index) => ({
    variant_id: variantId,
    quantity: quantities[index] ?? 1,
  }));
  const cart = await shippedCart(wanted, { email });
  const intent = (await choosePaymentMethod(cart, method)) ?? "";
  const id = await orderOf(cart.id, cart.totals.total_cents);
  if (method !== "bank") {
    const state = async () => (await ordersOf(email))[0]?.payment_status;
    await expect.poll(state, { timeout: 15_000, interval: 200 }).toBe("captured");
  }
  const [order] = await ordersOf(email);
  const paymentId = order?.payment_collections[0]?.payments?.find((row) => !row.canceled_at)?.id ?? "";
  const lineOf = (product: TestProduct) =>
    order?.items.find(({ variant_id: variant }) => variant === product.variantId)?.id ?? "";
  return {
    id,
    number: order?.display_id ?? 0,
    email,
    intent,
    paymentId,
    lines: [lineOf(goods[0]), lineOf(goods[1])],
  };
}

/** The refundable items of an order. */
export const refundable = async (id: string) =>
  (await sdk.client.fetch<{ refundable: OrderToRefund }>(`/admin/orders/${id}/line-refunds`)).refundable;

interface Chosen {
  lines?: { id: string; quantity: number }[];
  shipping?: boolean;
}

/** A form as filled in by the dialog: the full refundable amount of a selection. */
export async function form(id: string, { lines = [], shipping = false }: Chosen, change: object = {}) {
  const { total } = refundAmounts(await refundable(id), { lines, shipping });
  const filled = { request_key: randomUUID(), lines, shipping, amount_cents: total, restock: false };
  return { ...filled, reason: "withdrawal", note: "", ...change };
}

/** Refunds lines of an order. */
export const refund = (id: string, body: object) =>
  post<{ line_refund: { id: string; cents: number } }>(`/admin/orders/${id}/line-refunds`, body);

/** An order as the owner sees it. */
export const statusOf = (id: string) =>
  sdk.client.fetch<{
    order: OrderView;
    panel: FulfilmentPanel;
    documents: { kind: string }[];
    warning_revision: string;
  }>(`/admin/orders/${id}/status`);

/** Refund records of an order. */
export const rowsOf = (id: string) =>
  sql("select cents, refund_id, restocked_at from line_refund where order_id = $1", [id]);

/** Number of requests that succeeded. */
export const settled = async (answers: Promise<unknown>[]) =>
  (await Promise.allSettled(answers)).filter(({ status }) => status === "fulfilled").length;

/** Packs units of a line. */
export const pack = (id: string, line: string, quantity: number) =>
  post<{ parcel: { id: string } }>(`/admin/orders/${id}/parcels`, {
    items: [{ id: line, quantity }],
    carrier: "gls",
  });
