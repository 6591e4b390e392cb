import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

const price = z.object({
  amount: z.coerce.number(),
  currency_code: z.string(),
  min_quantity: z.coerce.number().nullish(),
  price_list_id: z.string().nullish(),
});

const level = z.object({
  location_id: z.string(),
  stocked_quantity: z.coerce.number(),
  reserved_quantity: z.coerce.number(),
});

const variant = z
  .object({
    id: z.string(),
    sku: z.string().nullable(),
    title: z.string(),
    weight: z.coerce.number().nullish(),
    manage_inventory: z.boolean(),
    allow_backorder: z.boolean(),
    updated_at: z.coerce.date(),
    price_set: z.object({ prices: z.array(price.nullish()).nullish() }).nullish(),
    inventory_items: z
      .array(z.object({ inventory: z.object({ location_levels: z.array(level).nullish() }).nullish() }))
      .nullish(),
  })
  .transform(({ price_set: priceSet, inventory_items: items, ...rest }) => ({
    ...rest,
    prices: (priceSet?.prices ?? []).flatMap((one) => one ?? []),
    inventory_items: (items ?? []).map(({ inventory }) => ({ levels: inventory?.location_levels ?? [] })),
  }));

export type StoredVariant = z.infer<typeof variant>;

const product = z
  .object({
    id: z.string(),
    external_id: z.string().nullable(),
    status: z.string(),
    title: z.string(),
    subtitle: z.string().nullable(),
    description: z.string().nullable(),
    handle: z.string().nullable(),
    type_id: z.string().nullable(),
    updated_at: z.coerce.date(),
    categories: z.array(z.object({ id: z.string() })).nullish(),
    images: z.array(z.object({ url: z.string(), rank: z.number() })).nullish(),
    options: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        values: z.array(z.object({ id: z.string(), value: z.string() })).nullish(),
      }),
    ),
    variants: z.array(variant),
  })
  .transform(({ categories, images, ...rest }) => ({
    ...rest,
    category_ids: (categories ?? []).map(({ id }) => id),
    images: (images ?? []).toSorted((one, other) => one.rank - other.rank).map(({ url }) => url),
  }));

/** A product as stored by Medusa, with its pictures in order. */
export type StoredProduct = z.infer<typeof product>;

/** Products by id, all drafts, or all of them, unordered. Unknown ids are left out. */
export async function readStoredProducts(
  container: MedusaContainer,
  filters: { id?: string | string[]; status?: "draft" },
): Promise<StoredProduct[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "product",
    fields: [
      "*",
      "categories.id",
      "images.*",
      "options.*",
      "options.values.*",
      "variants.*",
      "variants.price_set.prices.*",
      "variants.inventory_items.inventory.location_levels.*",
    ],
    filters,
  });
  return z.array(product).parse(data);
}
