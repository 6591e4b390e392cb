import type { UpsertProductDTO } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { z } from "@medusajs/framework/zod";

const draftSnapshot = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  description: z.string().nullable(),
  handle: z.string(),
  type_id: z.string().nullable(),
  thumbnail: z.string().nullable(),
  images: z.array(z.object({ url: z.string(), rank: z.number() })),
  categories: z.array(z.object({ id: z.string() })).nullish(),
  variants: z.array(
    z.object({
      price_set: z
        .object({
          id: z.string(),
          prices: z.array(
            z.object({
              amount: z.coerce.number(),
              currency_code: z.string(),
              price_list_id: z.string().nullish(),
            }),
          ),
        })
        .nullish(),
    }),
  ),
});

/**
 * Makes no change itself; as the first step of a workflow it is compensated last, and then restores a draft's pictures,
 * category and prices. Medusa's own steps do not read those before replacing them, so their compensation would lose
 * them.
 */
export const rememberDraftStep = createStep(
  "remember-draft",
  async (id: string, { container }) => {
    const query = container.resolve(ContainerRegistrationKeys.QUERY);
    const { data } = await query.graph({
      entity: "product",
      fields: [
        "id",
        "title",
        "subtitle",
        "description",
        "handle",
        "type_id",
        "thumbnail",
        "images.url",
        "images.rank",
        "categories.id",
        "variants.price_set.id",
        "variants.price_set.prices.*",
      ],
      filters: { id },
    });
    return new StepResponse(undefined, draftSnapshot.parse(data[0]));
  },
  async (before: z.infer<typeof draftSnapshot> | undefined, { container }) => {
    if (!before) return;
    const { images, categories, variants, ...product } = before;
    const inOrder = images.toSorted((one, other) => one.rank - other.rank);
    const draft: UpsertProductDTO = {
      ...product,
      images: inOrder.map(({ url }) => ({ url })),
      category_ids: (categories ?? []).map(({ id }) => id),
    };
    await container.resolve(Modules.PRODUCT).upsertProducts([draft]);
    const priceSets = variants.flatMap(({ price_set: set }) => set ?? []);
    await container.resolve(Modules.PRICING).upsertPriceSets(
      priceSets.map((set) => ({
        id: set.id,
        prices: set.prices
          .filter(({ price_list_id: list }) => !list)
          .map(({ amount, currency_code: code }) => ({ amount, currency_code: code })),
      })),
    );
  },
);
