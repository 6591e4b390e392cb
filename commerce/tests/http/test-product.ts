import type Medusa from "@medusajs/js-sdk";

/** A product the tests have made, without stock-keeping. */
export interface TestProduct {
  id: string;
  variantId: string;
}

/** Id of the type of plain nougat, which decides the rate of VAT; goods without a type are not sold. */
export async function nougatType(admin: Medusa): Promise<string> {
  const { product_types: types } = await admin.admin.productType.list({ value: "Torrone" });
  const [nougat] = types;
  if (!nougat) throw new Error("there is no type for nougat");
  return nougat.id;
}

/** Makes a published product of one price in euro and 150 g; its type decides the tax rate: nougat's when left out. */
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
