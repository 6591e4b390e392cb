import { z } from "zod";
import { asOwner, nougatType, shopChannel } from "./admin";

const idOf = z.object({ id: z.string() });
const createdProduct = z.object({
  product: z.object({
    id: z.string(),
    variants: z.array(z.object({ id: z.string(), prices: z.array(idOf) })),
  }),
});
const stocked = z.object({
  variant: z.object({ inventory_items: z.array(z.object({ inventory_item_id: z.string() })) }),
});

/** A product created for one story, with one weight of 100 g. */
export interface OwnProduct {
  id: string;
  name: string;
  variantId: string;
  setPrice: (euro: number) => Promise<void>;
  setStock: (packs: number) => Promise<void>;
  takeOffSale: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Creates a product for a story. @param euro price of a pack; @param packs in stock */
export async function makeProduct(name: string, euro: number, packs: number): Promise<OwnProduct> {
  const profiles = z
    .object({ shipping_profiles: z.array(idOf) })
    .parse(await asOwner("/admin/shipping-profiles"));
  const locations = z
    .object({ stock_locations: z.array(idOf) })
    .parse(await asOwner("/admin/stock-locations"));
  const { product } = createdProduct.parse(
    await asOwner("/admin/products", {
      title: name,
      status: "published",
      sales_channels: await shopChannel(),
      shipping_profile_id: profiles.shipping_profiles[0]?.id,
      type_id: await nougatType(),
      options: [{ title: "Gewicht", values: ["100 g"] }],
      variants: [
        {
          title: "100 g",
          weight: 100,
          manage_inventory: true,
          options: { Gewicht: "100 g" },
          prices: [{ currency_code: "eur", amount: euro }],
        },
      ],
    }),
  );
  const [variant] = product.variants;
  if (!variant) throw new Error("the product has no weight");
  const path = `/admin/products/${product.id}/variants/${variant.id}`;
  const { inventory_items: items } = stocked.parse(
    await asOwner(`${path}?fields=inventory_items.inventory_item_id`),
  ).variant;
  const levels = `/admin/inventory-items/${items[0]?.inventory_item_id ?? ""}/location-levels`;
  const locationId = locations.stock_locations[0]?.id ?? "";
  await asOwner(levels, { location_id: locationId, stocked_quantity: packs });
  return {
    id: product.id,
    name,
    variantId: variant.id,
    setPrice: async (amount) => {
      await asOwner(path, { prices: [{ id: variant.prices[0]?.id, currency_code: "eur", amount }] });
    },
    setStock: async (quantity) => {
      await asOwner(`${levels}/${locationId}`, { stocked_quantity: quantity });
    },
    takeOffSale: async () => {
      await asOwner(`/admin/products/${product.id}`, { status: "draft" });
    },
    remove: async () => {
      await asOwner(`/admin/products/${product.id}`, undefined, "DELETE");
    },
  };
}

const createdCode = z.object({ code: idOf });

/** Creates a percentage code with a minimum value of goods. @returns a function that deletes it */
export async function makeCode(code: string, fromEuro: number, percent = 10): Promise<() => Promise<void>> {
  const answer = await asOwner("/admin/codes", {
    key: crypto.randomUUID(),
    code,
    kind: "percent",
    value: String(percent),
    from: "",
    until: "",
    limit: "",
    minimum: fromEuro > 0 ? String(fromEuro) : "",
  });
  const { id } = createdCode.parse(answer).code;
  return async () => {
    await asOwner(`/admin/promotions/${id}`, undefined, "DELETE");
  };
}
