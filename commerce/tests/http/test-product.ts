import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";

/** A product created by the tests, without stock tracking. */
export interface TestProduct {
  id: string;
  variantId: string;
}

/** Id of the type of plain nougat, which determines the VAT rate; goods without a type are not sold. */
export async function nougatType(admin: Medusa): Promise<string> {
  const { product_types: types } = await admin.admin.productType.list({ value: "Torrone" });
  const [nougat] = types;
  if (!nougat) throw new Error("there is no type for nougat");
  return nougat.id;
}

/**
 * Creates a published product with one price in euros and 150 g; its type determines the VAT rate, by default that of
 * nougat.
 */
export async function createTestProduct(
  admin: Medusa,
  title: string,
  euro: number,
  typeId?: string,
): Promise<TestProduct> {
  const { sales_channels: channels } = await admin.admin.salesChannel.list();
  const { shipping_profiles: profiles } = await admin.admin.shippingProfile.list();
  const { product } = await admin.admin.product.create({
    title,
    status: "published",
    sales_channels: channels.map(({ id }) => ({ id })),
    shipping_profile_id: profiles[0]?.id,
    type_id: typeId ?? (await nougatType(admin)),
    options: [{ title: "Sorte", values: ["Probe"] }],
    variants: [
      {
        title: "Probe",
        manage_inventory: false,
        weight: 150,
        options: { Sorte: "Probe" },
        prices: [{ currency_code: "eur", amount: euro }],
      },
    ],
  });
  const variantId = product.variants?.[0]?.id;
  if (!variantId) throw new Error("The test product has no variant");
  return { id: product.id, variantId };
}

/** A product created by the tests, with stock tracking. */
export interface CountedProduct extends TestProduct {
  sku: string;
  /** Id of its inventory item. */
  itemId: string;
  locationId: string;
  setStock: (quantity: number) => Promise<unknown>;
}

/** Creates a published product of 300 g for 12.90 euros with the given stock. */
export async function createCountedProduct(
  admin: Medusa,
  title: string,
  stocked: number,
): Promise<CountedProduct> {
  const { sales_channels: channels } = await admin.admin.salesChannel.list();
  const { shipping_profiles: profiles } = await admin.admin.shippingProfile.list();
  const { stock_locations: locations } = await admin.admin.stockLocation.list();
  const sku = `T-${randomUUID()}`;
  const { product } = await admin.admin.product.create(
    {
      title,
      status: "published",
      sales_channels: channels.map(({ id }) => ({ id })),
      shipping_profile_id: profiles[0]?.id,
      type_id: await nougatType(admin),
      options: [{ title: "Gewicht", values: ["300 g"] }],
      variants: [
        {
          title: "300 g",
          sku,
          weight: 300,
          options: { Gewicht: "300 g" },
          prices: [{ currency_code: "eur", amount: 12.9 }],
        },
      ],
    },
    { fields: "*variants.inventory_items" },
  );
  const variant = product.variants?.[0];
  const itemId = variant?.inventory_items?.[0]?.inventory_item_id ?? "";
  const locationId = locations[0]?.id ?? "";
  const levels = `/admin/inventory-items/${itemId}/location-levels`;
  await admin.client.fetch(levels, {
    method: "POST",
    body: { location_id: locationId, stocked_quantity: stocked },
  });
  return {
    id: product.id,
    variantId: variant?.id ?? "",
    sku,
    itemId,
    locationId,
    setStock: (quantity) =>
      admin.client.fetch(`${levels}/${locationId}`, { method: "POST", body: { stocked_quantity: quantity } }),
  };
}
