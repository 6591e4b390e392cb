import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { once } from "../../../testing/products";
import { shippedCart } from "./shipped-cart";
import { orderByTransfer, type TransferOrder } from "./placed-order";
import { saveRequests, variant } from "./shop";

/** An order with two lines and, if shipped, the state of its parcel. */
export interface LinedOrder {
  id: string;
  lines: { id: string; productId: string }[];
}

/** Orders one of each variant by bank transfer. */
export async function orderOf(...variantIds: string[]): Promise<LinedOrder> {
  const { id } = await shippedCart(variantIds.map((variant_id) => ({ variant_id, quantity: 1 })));
  const made = await orderByTransfer(id);
  const lines = made.items.map((item) => ({ id: item.id, productId: item.product_id }));
  return { id: made.id, lines };
}

const almondVariant = once(() => variant("ST-MAN-0300"));

/** Orders two packs by bank transfer. @param variantId the variant; almond nougat by default, which has low stock */
export async function placeOrder(
  requests?: Partial<BuyerRequests>,
  email?: string,
  variantId?: string,
): Promise<TransferOrder> {
  const chosen = variantId ?? (await almondVariant()).id;
  const { id } = await shippedCart([{ variant_id: chosen, quantity: 2 }], email ? { email } : {});
  if (requests) await saveRequests(id, requests, email);
  return orderByTransfer(id);
}
