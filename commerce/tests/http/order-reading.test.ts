import { afterAll, expect, it } from "vitest";
import { deliver } from "../../../testing/orders";
import { post } from "../../../testing/owner";
import { orderFrom, type OrderRecord } from "../../src/features/ordering/order/order-record";
import { ordersQuery } from "../../src/features/ordering/order/order-query";
import { ownKnex } from "./database";
import { change } from "./cart-change-tools";
import { deleteCodes, makeCode } from "./code-tools";
import { form, pack, placed, refund, refundGoods } from "./line-refund-tools";
import { choosePaymentMethod, orderOf } from "./payment-tools";
import { shippedCart } from "./shipped-cart";
import { owner } from "./shop";

const { admin } = await owner();
const goods = await refundGoods();
const database = ownKnex();
afterAll(deleteCodes);

const fields = [
  "status,email,locale,currency_code,canceled_at,metadata,total,credit_line_total",
  "*items,*items.tax_lines,*items.detail,*shipping_methods,*shipping_methods.tax_lines",
  "*shipping_address,*billing_address,*promotions,*fulfillments,*fulfillments.labels,*fulfillments.items",
  "*payment_collections.payments,*payment_collections.payments.captures,*payment_collections.payments.refunds",
].join(",");

const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => a.id.localeCompare(b.id));

const millis = (at: unknown) => (at ? new Date(at as string | Date).getTime() : null);

/** A reading of an order, reduced to what both have. */
const comparable = (order: OrderRecord) => ({
  status: order.status,
  payment_status: order.payment_status,
  fulfillment_status: order.fulfillment_status,
  email: order.email,
  canceled_at: millis(order.canceled_at),
  total: order.total,
  credit_line_total: order.credit_line_total,
  items: byId(order.items).map((item) => ({
    id: item.id,
    sku: item.variant_sku,
    product: item.product_id,
    quantity: item.quantity,
    unit_price: item.unit_price,
    total: item.total,
    original_total: item.original_total,
    rates: item.tax_lines.map(({ rate }) => rate),
    packed: item.detail?.fulfilled_quantity,
    shipped: item.detail?.shipped_quantity,
    delivered: item.detail?.delivered_quantity,
  })),
  shipping: order.shipping_methods.map(({ name, total, tax_lines }) => ({
    name,
    total,
    rates: tax_lines.map(({ rate }) => rate),
  })),
  city: [order.shipping_address?.city, order.billing_address?.city],
  promotions: order.promotions.map(({ code }) => code),
  payments: order.payment_collections.flatMap(({ payments }) =>
    byId(payments).map((payment) => ({
      id: payment.id,
      canceled_at: millis(payment.canceled_at),
      captures: byId(payment.captures).map(({ id, amount }) => ({ id, amount })),
      refunds: byId(payment.refunds).map(({ id, amount }) => ({ id, amount })),
    })),
  ),
  parcels: byId(order.fulfillments).map((parcel) => ({
    id: parcel.id,
    shipped_at: millis(parcel.shipped_at),
    delivered_at: millis(parcel.delivered_at),
    canceled_at: millis(parcel.canceled_at),
  })),
});

async function expectSameAsMedusa(id: string, what: string): Promise<void> {
  const [row] = await ordersQuery(database, [id]);
  const { order } = await admin.order.retrieve(id, { fields });
  expect(comparable(orderFrom(row as never)), what).toEqual(comparable(order as unknown as OrderRecord));
}

it("is the same as Medusa's, in one statement: an order with a code, shipped and refunded in parts", async () => {
  const { code } = await makeCode({ value: "7" });
  const cart = await shippedCart(
    goods.map(({ variantId }, index) => ({ variant_id: variantId, quantity: 3 - index })),
    { email: `reading-${Date.now()}@example.com`, country: "it" },
  );
  const { cart: reduced } = await change(cart.id, { type: "apply_code", code });
  await choosePaymentMethod(cart, "bank");
  const id = await orderOf(cart.id, reduced?.totals.total_cents);
  await expectSameAsMedusa(id, "placed");
  const { order } = await admin.order.retrieve(id, { fields: "*payment_collections.payments,*items" });
  const paymentId = order.payment_collections[0]?.payments?.[0]?.id ?? "";
  const [line] = order.items;
  await post(`/admin/payments/${paymentId}/capture`, { amount: 10 });
  await expectSameAsMedusa(id, "paid in part");
  await post(`/admin/payments/${paymentId}/capture`, { amount: order.total - 10 });
  await expectSameAsMedusa(id, "paid");
  const parcel = await pack(id, line?.id ?? "", 1);
  await expectSameAsMedusa(id, "shipped in part");
  await deliver(id, parcel);
  await expectSameAsMedusa(id, "delivered in part");
  await refund(id, await form(id, { lines: [{ id: line?.id ?? "", quantity: 1 }], shipping: true }));
  await expectSameAsMedusa(id, "refunded in part");
}, 120_000);

it("is the same as Medusa's: an order paid by card, and cancelled", async () => {
  const { id } = await placed(goods, "card");
  await expectSameAsMedusa(id, "captured");
  await post(`/admin/orders/${id}/cancel`);
  await expectSameAsMedusa(id, "cancelled");
}, 60_000);

it("reads several orders at once, oldest first, and none that does not exist", async () => {
  const first = await placed(goods, "bank");
  const second = await placed(goods, "bank");
  const rows = await ordersQuery(database, [second.id, "order_unknown", first.id]);
  expect((rows as { id: string }[]).map(({ id }) => id)).toEqual([first.id, second.id]);
}, 60_000);
