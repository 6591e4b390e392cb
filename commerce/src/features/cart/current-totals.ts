import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { toCents } from "@su-turrone/contract/money";
import { shippingCents } from "@su-turrone/contract/shop-facts";
import { goodsCents } from "../../modules/fulfillment-parcel/shipping-price";
import { readTariff } from "../shop/shop-facts";
import type { CartBeforeChange } from "./cart-before-change";
import { currentLinePrices } from "./current-line-prices";

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
export async function areTotalsCurrent(
  container: MedusaContainer,
  cartId: string,
  { lines, shippingPrices, codes }: CartBeforeChange,
): Promise<boolean> {
  if (codes.length > 0 || shippingPrices.length !== 1) return false;
  const [prices, tariff, automatic] = await Promise.all([
    currentLinePrices(container, cartId),
    readTariff(container),
    hasAutomaticPromotions(container),
  ]);
  if (!tariff || automatic) return false;
  const today = (lineId: string): number | null => {
    const euro = prices.get(lineId) ?? null;
    return euro === null ? null : toCents(euro);
  };
  const shipping = shippingCents(goodsCents(lines), tariff);
  return (
    lines.every(({ id, unit_price }) => toCents(unit_price) === today(id)) &&
    shippingPrices.every((euro) => toCents(euro) === shipping)
  );
}
