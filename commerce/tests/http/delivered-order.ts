import type { HttpTypes } from "@medusajs/framework/types";
import type Medusa from "@medusajs/js-sdk";
import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { shippedCart } from "./shipped-cart";
import { choosePayment, saveRequests, once, shopper, variant } from "./shop";

/** An order with two lines and, if shipped, the state of its parcel. */
export interface LinedOrder {
  id: string;
  lines: { id: string; productId: string }[];
}

/** Orders one of each variant by bank transfer. */
export async function orderOf(...variantIds: string[]): Promise<LinedOrder> {
  const { id } = await shippedCart(variantIds.map((variant_id) => ({ variant_id, quantity: 1 })));
  await choosePayment(id);
  const answer = await shopper.store.cart.complete(id);
  if (answer.type !== "order") throw new Error(answer.error.message);
  const lines = (answer.order.items ?? []).map((item) => ({ id: item.id, productId: item.product_id ?? "" }));
  return { id: answer.order.id, lines };
}

const almondVariant = once(() => variant("ST-MAN-0300"));

/** Orders two packs by bank transfer. @param variantId the variant; almond nougat by default, which has low stock */
export async function placeOrder(
  requests?: Partial<BuyerRequests>,
  email?: string,
  variantId?: string,
): Promise<HttpTypes.StoreOrder> {
  const chosen = variantId ?? (await almondVariant()).id;
  const { id } = await shippedCart([{ variant_id: chosen, quantity: 2 }], email ? { email } : {});
  if (requests) await saveRequests(id, requests, email);
  await choosePayment(id);
  const answer = await shopper.store.cart.complete(id);
  if (answer.type !== "order") throw new Error(answer.error.message);
  return answer.order;
}

/** Captures, packs, ships and delivers lines of an order, like the owner in the admin. */
export async function deliver(admin: Medusa, orderId: string, lineIds: readonly string[]): Promise<void> {
  const items = lineIds.map((id) => ({ id, quantity: 1 }));
  const { order } = await admin.admin.order.retrieve(orderId, { fields: "*payment_collections.payments" });
  const [payment] = order.payment_collections.flatMap((collection) => collection.payments ?? []);
  if (payment && !payment.captured_at) await admin.admin.payment.capture(payment.id, {});
  await admin.admin.order.createFulfillment(orderId, { items, no_notification: true });
  const { order: packed } = await admin.admin.order.retrieve(orderId, { fields: "*fulfillments" });
  const parcel = packed.fulfillments?.find((one) => !one.delivered_at && !one.canceled_at);
  if (!parcel) throw new Error("Nothing was packed");
  await admin.admin.order.createShipment(orderId, parcel.id, { items, no_notification: true });
  await admin.admin.order.markAsDelivered(orderId, parcel.id);
}
