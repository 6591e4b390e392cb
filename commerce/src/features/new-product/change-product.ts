import { ProductStatus, ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
  createStep,
  StepResponse,
} from "@medusajs/framework/workflows-sdk";
import {
  batchTranslationsWorkflow,
  createInventoryLevelsWorkflow,
  createProductVariantsWorkflow,
  deleteProductVariantsWorkflow,
  setProductProductOptionsWorkflow,
  updateInventoryLevelsWorkflow,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
  useQueryGraphStep,
} from "@medusajs/medusa/core-flows";
import type { Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import { type ProductChange, planStock } from "./plan-change";
import type { StoredProduct } from "./stored-product";
import { saveFoodLabelWorkflow, saveProductDetailsWorkflow } from "../../workflows/product-records";
import { setSlugsWorkflow } from "../../workflows/slugs";
import type { UpsertProductDTO } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";

const productSnapshot = z.object({
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
 * Makes no change itself; as the first step of a workflow it is compensated last, and then restores a product's pictures,
 * category and prices. Medusa's own steps do not read those before replacing them, so their compensation would lose
 * them.
 */
const rememberProductStep = createStep(
  "remember-product",
  async (id: string, { container }) => {
    const query = container.resolve(ContainerRegistrationKeys.QUERY);
    const { data } = await query.graph({
      entity: "product",
      fields: ["*", "images.*", "categories.id", "variants.price_set.*", "variants.price_set.prices.*"],
      filters: { id },
    });
    return new StepResponse(undefined, productSnapshot.parse(data[0]));
  },
  async (before: z.infer<typeof productSnapshot> | undefined, { container }) => {
    if (!before) return;
    const { images, categories, variants, ...product } = before;
    const inOrder = images.toSorted((one, other) => one.rank - other.rank);
    const stored: UpsertProductDTO = {
      ...product,
      images: inOrder.map(({ url }) => ({ url })),
      category_ids: (categories ?? []).map(({ id }) => id),
    };
    await container.resolve(Modules.PRODUCT).upsertProducts([stored]);
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

/**
 * Refuses to delete weights of which packs are reserved for orders; Medusa's own refusal would reach the owner only as
 * an unknown error.
 * @throws NOT_ALLOWED that names them
 */
export function refuseReserved(
  { variants }: StoredProduct,
  deleted: readonly string[],
  language: Language,
): void {
  const reserved = variants
    .filter(({ id }) => deleted.includes(id))
    .flatMap(({ title, inventory_items: items }) => {
      const levels = items.flatMap((item) => item.levels);
      const packs = levels.reduce((sum, { reserved_quantity: quantity }) => sum + quantity, 0);
      return packs > 0 ? [`${title}: ${packs}`] : [];
    });
  if (reserved.length === 0) return;
  const text = fill(textsOf("refusals", language).draft.reserved, { weights: reserved.join(", ") });
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, text);
}

/**
 * Updates a product with its variants, slugs, translations, stock, details and food label, and finally puts it on sale
 * if requested; all or nothing.
 * @throws INVALID_DATA for a slug that another product has, NOT_ALLOWED for a product that must not be sold
 * (hooks/check-sale.ts)
 */
export const changeProductWorkflow = createWorkflow("change-product", (input: ProductChange) => {
  const id = transform(input, ({ product }) => product.id);
  rememberProductStep(id);
  updateProductsWorkflow.runAsStep({
    input: transform(input, ({ product }) => ({ products: [product] })),
  });
  // an option value can only be removed after its variant, and must exist before its variant is created
  when("has-deleted-weights", input, ({ deleted }) => deleted.length > 0).then(() => {
    deleteProductVariantsWorkflow.runAsStep({ input: transform(input, ({ deleted: ids }) => ({ ids })) });
  });
  setProductProductOptionsWorkflow.runAsStep({
    input: transform(input, ({ product, option }) => ({ product_id: product.id, update: [option] })),
  });
  when("has-kept-weights", input, ({ kept }) => kept.length > 0).then(() => {
    updateProductVariantsWorkflow.runAsStep({
      input: transform(input, ({ kept: product_variants }) => ({ product_variants })),
    });
  });
  when("has-new-weights", input, ({ created }) => created.length > 0).then(() => {
    createProductVariantsWorkflow.runAsStep({
      input: transform(input, ({ created: product_variants }) => ({ product_variants })),
    });
  });
  setSlugsWorkflow.runAsStep({
    input: transform(input, ({ product, slugs }) => ({
      kind: "product" as const,
      entity_id: product.id,
      slugs,
    })),
  });
  batchTranslationsWorkflow.runAsStep({ input: transform(input, ({ translations }) => translations) });
  const { data: variants } = useQueryGraphStep({
    entity: "product_variant",
    fields: [
      "weight",
      "inventory_items.inventory_item_id",
      "inventory_items.inventory.location_levels.location_id",
      "inventory_items.inventory.location_levels.reserved_quantity",
    ],
    filters: { product_id: id },
  });
  const levels = transform({ input, variants }, ({ input: { stock, location_id }, variants: found }) =>
    planStock(found, stock, location_id),
  );
  createInventoryLevelsWorkflow.runAsStep({
    input: transform(levels, ({ create: inventory_levels }) => ({ inventory_levels })),
  });
  updateInventoryLevelsWorkflow.runAsStep({
    input: transform(levels, ({ update: updates }) => ({ updates })),
  });
  saveProductDetailsWorkflow.runAsStep({
    input: transform(input, ({ product, details: data }) => ({ product_id: product.id, data })),
  });
  saveFoodLabelWorkflow.runAsStep({
    input: transform(input, ({ product, label: data }) => ({ product_id: product.id, data })),
  });
  when("changed-is-put-on-sale", input, ({ publish }) => publish).then(() => {
    updateProductsWorkflow
      .runAsStep({
        input: transform(id, (product_id) => ({
          products: [{ id: product_id, status: ProductStatus.PUBLISHED }],
        })),
      })
      .config({ name: "put-changed-on-sale" });
  });
  return new WorkflowResponse(id);
});
