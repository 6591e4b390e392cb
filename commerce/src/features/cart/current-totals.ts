import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { toCents } from "@su-turrone/contract/money";
import { shippingCents } from "@su-turrone/contract/shop-facts";
import { goodsCents } from "../../modules/fulfillment-parcel/shipping-price";
import { currentLines } from "./current-lines";
import { codedCartOf } from "./promotion-status";
import type { CartRecord } from "./read-cart";

/** Whether there are active automatic promotions; they may depend on anything. */
export async function hasAutomaticPromotions(container: MedusaContainer): Promise<boolean> {
  const found = await container
    .resolve(Modules.PROMOTION)
    .listPromotions({ is_automatic: true, status: ["active"] }, { take: 1, select: ["id"] });
  return found.length > 0;
}

/**
 * Whether recalculating the cart would leave its total unchanged: its lines and shipping have current prices, and there
 * are no discounts.
 */
export async function areTotalsCurrent(container: MedusaContainer, cart: CartRecord): Promise<boolean> {
  const { items, shipping_methods: methods, tariff } = cart;
  const { remembered, applied } = codedCartOf(cart);
  if (remembered.length + applied.length > 0 || methods.length !== 1 || !tariff) return false;
  const [lines, automatic] = await Promise.all([
    currentLines(container, cart),
    hasAutomaticPromotions(container),
  ]);
  const shipping = shippingCents(goodsCents(items), tariff);
  return (
    !automatic &&
    lines.every(({ item, cents }) => toCents(item.unit_price) === cents) &&
    methods.every(({ amount }) => toCents(amount) === shipping)
  );
}
