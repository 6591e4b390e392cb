import type Medusa from "@medusajs/js-sdk";

/** A product the tests have made, without stock-keeping. */
export interface TestProduct {
  id: string;
  variantId: string;
}

/** Makes a published product of one price in euro; its type decides the tax rate. */
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
    ...(typeId ? { type_id: typeId } : {}),
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
