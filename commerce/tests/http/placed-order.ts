import { randomUUID } from "node:crypto";
import { toCents } from "@su-turrone/contract/money";
import { expect } from "vitest";
import type { TestProduct } from "../../../testing/products";
import { sql } from "./database";
import { choosePaymentMethod, orderOf, type Method } from "./payment-tools";
import { shippedCart } from "./shipped-cart";
import { choosePayment } from "./shop";

/** An order of the tests. */
export interface PlacedOrder {
  id: string;
  number: number;
  email: string;
  /** Id of the payment at Stripe; empty with a transfer. */
  intent: string;
  paymentId: string;
  /** Ids of its lines, in the order of the goods. */
  lines: string[];
}

/** What is booked of an order ($1); by SQL, as reading a list of orders costs commerce more than the purchase. */
const bookedQuery = `
  select placed.display_id as number, payment.id as payment, collection.captured_amount = collection.amount as captured,
    array(
      select line.id from order_item join order_line_item line on line.id = order_item.item_id
      where order_item.order_id = placed.id order by array_position($2::text[], line.variant_id)
    ) as lines
  from "order" placed
  join order_payment_collection link on link.order_id = placed.id and link.deleted_at is null
  join payment_collection collection on collection.id = link.payment_collection_id
  join payment on payment.payment_collection_id = collection.id
  where placed.id = $1 and payment.canceled_at is null and payment.deleted_at is null`;

/** Orders goods like the storefront; unless by transfer, it waits until the payment is captured. */
export async function placedOrder(
  method: Method,
  goods: { variant_id: string; quantity: number }[],
): Promise<PlacedOrder> {
  const email = `${method}-${randomUUID()}@example.com`;
  const cart = await shippedCart(goods, { email });
  const intent = (await choosePaymentMethod(cart, method)) ?? "";
  const id = await orderOf(cart.id, cart.totals.total_cents);
  const variants = goods.map(({ variant_id: variant }) => variant);
  const booked = async () =>
    (
      await sql<{ number: number; payment: string; captured: boolean | null; lines: string[] }>(bookedQuery, [
        id,
        variants,
      ])
    )[0];
  if (method !== "bank") {
    const captured = async () => (await booked())?.captured;
    await expect.poll(captured, { timeout: 30_000, interval: 200 }).toBe(true);
  }
  const { number = 0, payment: paymentId = "", lines = [] } = (await booked()) ?? {};
  return { id, number, email, intent, paymentId, lines };
}

/** An order of one pack for 26.90 euros, paid by card and captured. */
export const capturedOrder = ({ variantId }: TestProduct): Promise<PlacedOrder> =>
  placedOrder("card", [{ variant_id: variantId, quantity: 1 }]);

/** An order by bank transfer. */
export interface TransferOrder {
  id: string;
  display_id: number;
  /** In euro. */
  total: number;
  items: { id: string; product_id: string }[];
}

/** Orders a cart by bank transfer. @throws Error if it is refused */
export async function orderByTransfer(cartId: string): Promise<TransferOrder> {
  const session = await choosePayment(cartId);
  const [{ total } = { total: 0 }] = await sql<{ total: number }>(
    "select amount::float as total from payment_session where id = $1",
    [session],
  );
  const id = await orderOf(cartId, toCents(total));
  const [made] = await sql<{ display_id: number; items: TransferOrder["items"] }>(
    `select display_id, (
        select json_agg(json_build_object('id', line.id, 'product_id', line.product_id))
        from order_item join order_line_item line on line.id = order_item.item_id where order_id = $1
      ) as items from "order" where id = $1`,
    [id],
  );
  if (!made) throw new Error(`There is no order ${id}`);
  return { id, total, ...made };
}
