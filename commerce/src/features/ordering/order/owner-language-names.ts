import type { MedusaContainer } from "@medusajs/framework/types";
import { variantNames } from "../../catalogue/product-names";
import type { Language } from "../../../platform/languages";
import type { OrderRecord } from "./order-record";

/**
 * Orders with product names for the owner. An order stores names in its buyer's language; here they are replaced by the
 * catalogue's names in the owner's language with SKU ("Torrone alle mandorle, 300 g · ST-MAN-0300"). Products deleted
 * since then keep the name they were ordered by.
 */
export async function allWithOwnerLanguageNames(
  container: MedusaContainer,
  orders: readonly OrderRecord[],
  language: Language,
): Promise<OrderRecord[]> {
  const ids = orders.flatMap(({ items }) => items.flatMap(({ variant_id: id }) => id ?? []));
  const names = await variantNames(container, language, [...new Set(ids)]);
  return orders.map((order) => ({
    ...order,
    items: order.items.map((item) => {
      const name = names.get(item.variant_id ?? "");
      const variant = name?.variant ?? item.variant_title;
      return {
        ...item,
        product_title: name?.product ?? item.product_title,
        variant_title: [variant, item.variant_sku].filter(Boolean).join(" · "),
      };
    }),
  }));
}

/** One order with product names for the owner, see `allWithOwnerLanguageNames`. */
export async function withOwnerLanguageNames(
  container: MedusaContainer,
  order: OrderRecord,
  language: Language,
): Promise<OrderRecord> {
  const [localizedOrder] = await allWithOwnerLanguageNames(container, [order], language);
  return localizedOrder ?? order;
}
