import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { runWorkflow } from "../../../testing/owner";
import { nougatType } from "../../../testing/products";
import type { SellabilityAnswer } from "../../src/features/sellable/sale-problems";
import { cartWith, isListed, owner, region, send, variant } from "./shop";

const admin = await owner();
const made: string[] = [];

afterAll(async () => {
  for (const id of made) await admin.admin.product.delete(id);
});

interface Incomplete {
  weight?: number;
  type_id?: string;
  prices?: { currency_code: string; amount: number }[];
}

const price = [{ currency_code: "eur", amount: 14.8 }];

/** A published product as created by Medusa's form, without the omitted fields. */
async function product({ weight, type_id, prices = [] }: Incomplete) {
  const { sales_channels: channels } = await admin.admin.salesChannel.list();
  const { product: fresh } = await admin.admin.product.create({
    title: `Torrone ai pistacchi ${randomUUID()}`,
    status: "published",
    sales_channels: channels.map(({ id }) => ({ id })),
    ...(type_id ? { type_id } : {}),
    options: [{ title: "Gewicht", values: ["150 g"] }],
    variants: [
      {
        title: "150 g",
        ...(weight ? { weight } : {}),
        manage_inventory: false,
        options: { Gewicht: "150 g" },
        prices,
      },
    ],
  });
  made.push(fresh.id);
  return { id: fresh.id, variantId: fresh.variants?.[0]?.id ?? "" };
}

const add = async (variantId: string) => {
  const { id: known } = await variant("ST-MAN-0150");
  const { id } = await cartWith([{ variant_id: known, quantity: 1 }]);
  return send("POST", `/store/carts/${id}/line-items`, { variant_id: variantId, quantity: 1 });
};

describe("an incomplete weight", async () => {
  const type_id = await nougatType();

  const cases: [string, Incomplete, string[]][] = [
    ["without grams and VAT kind", { prices: price }, ["no_grams", "no_vat_kind"]],
    ["without a price", { weight: 150, type_id }, ["no_price"]],
    ["in dollars", { weight: 150, type_id, prices: [{ currency_code: "usd", amount: 9 }] }, ["no_price"]],
  ];
  // each problem alone: sale-problems.test.ts
  it.each(cases)(
    "%s, is not listed, cannot be added, and the reasons are reported to the owner",
    async (_name, given, problems) => {
      const { id, variantId } = await product(given);
      expect(await isListed(id)).toBe(false);
      expect((await add(variantId)).status).toBe(400);
      const begun = await send("POST", "/store/carts", {
        region_id: (await region()).id,
        items: [{ variant_id: variantId, quantity: 1 }],
      });
      expect(begun.status).toBe(400);
      expect(await admin.client.fetch(`/admin/products/${id}/sellability`)).toEqual({
        product: ["no_language", "label_missing"],
        missing_texts: [
          { field: "title", language: "it" },
          { field: "title", language: "en" },
          { field: "description", language: "de" },
          { field: "description", language: "it" },
          { field: "description", language: "en" },
        ],
        variants: [{ id: variantId, title: "150 g", problems: [...problems, "not_counted"] }],
        prices_apart: null,
        production: false,
      });
    },
  );

  it("that costs far more per kg than another one is reported to the owner until its price is corrected", async () => {
    const { product: bar } = await admin.admin.product.create({
      title: `Torrone ai pistacchi ${randomUUID()}`,
      options: [{ title: "Gewicht", values: ["150 g", "300 g"] }],
      variants: [150, 300].map((weight) => ({
        title: `${weight} g`,
        weight,
        options: { Gewicht: `${weight} g` },
        prices: [{ currency_code: "eur", amount: weight === 150 ? 14.8 : 28 }],
      })),
    });
    const { id } = bar;
    made.push(id);
    const variantId = bar.variants?.find(({ weight }) => weight === 150)?.id ?? "";
    const setPrice = (amount: number) =>
      admin.admin.product.updateVariant(id, variantId, { prices: [{ currency_code: "eur", amount }] });
    const apart = async () =>
      (await admin.client.fetch<SellabilityAnswer>(`/admin/products/${id}/sellability`)).prices_apart;
    expect(await apart()).toBeNull();
    await runWorkflow("update-product-variants", {
      product_variants: [{ id: variantId, prices: [{ currency_code: "eur", amount: 50 }] }],
    });
    expect(await apart()).toEqual({
      lowest: { title: "300 g", per_kg_cents: 9333 },
      highest: { title: "150 g", per_kg_cents: 33_333 },
    });
    await setPrice(27);
    expect(await apart()).toBeNull();
  });

  it("is for sale once it is complete, and no longer once it is not", async () => {
    const { id, variantId } = await product({ prices: price });
    await admin.admin.product.update(id, { type_id });
    await admin.admin.product.updateVariant(id, variantId, { weight: 150 });
    await expect.poll(() => isListed(id)).toBe(true);
    const added = await add(variantId);
    expect(added.status).toBe(200);
    const cart = added.body["cart"] as { id: string; items: { id: string; variant_id: string }[] };
    const line = cart.items.find((item) => item.variant_id === variantId)?.id;

    await admin.admin.product.update(id, { type_id: null });
    const more = await send("POST", `/store/carts/${cart.id}/line-items/${line}`, { quantity: 2 });
    expect(more).toMatchObject({
      status: 400,
      body: { code: "variant_not_sellable", detail: expect.stringContaining("no_vat_kind") as string },
    });
    expect((await send("DELETE", `/store/carts/${cart.id}/line-items/${line}`)).status).toBe(200);
  });
});
