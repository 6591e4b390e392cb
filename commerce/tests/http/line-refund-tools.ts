import { randomUUID } from "node:crypto";
import { afterAll, afterEach } from "vitest";
import { sendParcel } from "../../../testing/orders";
import { asOwner, post } from "../../../testing/owner";
import { createProduct, type TestProduct } from "../../../testing/products";
import { type OrderToRefund, refundAmounts } from "../../src/features/line-refunds/line-refund-amount";
import { sql } from "./database";
import { inStock, clearFaults, type Method } from "./payment-tools";
import { placedOrder, type PlacedOrder } from "./placed-order";

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

/** An order whose lines are refunded. */
export interface Placed extends PlacedOrder {
  lines: [string, string];
}

/** Orders three packs of the first and one of the second at 20 euros each; shipping is free above 50. */
export async function placed(
  goods: RefundGoods,
  method: Method,
  quantities: [number, number] = [3, 1],
): Promise<Placed> {
  const wanted = goods.map(({ variantId }, index) => ({
    variant_id: variantId,
    quantity: quantities[index] ?? 1,
  }));
  const order = await placedOrder(method, wanted);
  const [first = "", second = ""] = order.lines;
  return { ...order, lines: [first, second] };
}

/** The refundable items of an order. */
export const refundable = async (id: string) =>
  (await asOwner<{ refundable: OrderToRefund }>(`/admin/orders/${id}/line-refunds`)).refundable;

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

/** Refund records of an order. */
export const rowsOf = (id: string) =>
  sql("select cents, refund_id, restocked_at from line_refund where order_id = $1", [id]);

/** Number of requests that succeeded. */
export const settled = async (answers: Promise<unknown>[]) =>
  (await Promise.allSettled(answers)).filter(({ status }) => status === "fulfilled").length;

/** Packs units of a line. */
export const pack = (id: string, line: string, quantity: number) => sendParcel(id, [{ id: line, quantity }]);
