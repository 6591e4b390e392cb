import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, ProductStatus } from "@medusajs/framework/utils";
import type { MedusaResponse } from "@medusajs/framework/http";
import type { LabelData } from "../../modules/food-labels/label-types";
import type { Language } from "../../platform/languages";
import { changeProductWorkflow, refuseReserved } from "./change-product";
import { takenBack } from "./missing-tables";
import type { MissingRequirement, NewProduct } from "./new-product-types";
import { planChange } from "./plan-change";
import { planProduct, type PlannedProduct } from "./plan-product";
import { readForm, type StoredForm } from "./read-form";
import { setAvailable } from "../stock/set-available";
import { isCodeTaken, newlyMissing, readProductDefaults } from "./product-defaults";
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  createInventoryLevelsWorkflow,
  createProductsWorkflow,
  createTranslationsWorkflow,
  updateProductsWorkflow,
  useQueryGraphStep,
} from "@medusajs/medusa/core-flows";
import { saveFoodLabelWorkflow, saveProductDetailsWorkflow } from "../../workflows/product-records";
import { setSlugsWorkflow } from "../../workflows/slugs";

interface CreatedVariant {
  weight: number | null;
  inventory_items: { inventory_item_id: string }[] | null;
}

/**
 * Creates a product with its translations, stock, details, food label and slugs, and finally puts it on sale; all or
 * nothing.
 * @throws INVALID_DATA for a slug that another product has, NOT_ALLOWED for a product that must not be sold
 * (hooks/check-sale.ts)
 */
const createNewProductWorkflow = createWorkflow("create-new-product", (input: PlannedProduct) => {
  const created = createProductsWorkflow.runAsStep({
    input: transform(input, ({ product }) => ({ products: [product] })),
  });
  const id = transform(created, ([product]) => product?.id ?? "");
  setSlugsWorkflow.runAsStep({
    input: transform({ input, id }, ({ input: { slugs }, id: entity_id }) => ({
      kind: "product" as const,
      entity_id,
      slugs,
    })),
  });
  createTranslationsWorkflow.runAsStep({
    input: transform({ input, id }, ({ input: { translations }, id: reference_id }) => ({
      translations: translations.map((one) => ({ ...one, reference: "product", reference_id })),
    })),
  });
  const { data: variants } = useQueryGraphStep({
    entity: "product_variant",
    fields: ["weight", "inventory_items.inventory_item_id"],
    filters: { product_id: id },
  });
  createInventoryLevelsWorkflow.runAsStep({
    input: transform({ input, variants }, ({ input: { stock, location_id }, variants: found }) => ({
      inventory_levels: (found as CreatedVariant[]).flatMap(({ weight, inventory_items: items }) =>
        (items ?? []).map(({ inventory_item_id }) => ({
          inventory_item_id,
          location_id,
          stocked_quantity: stock[weight ?? 0] ?? 0,
        })),
      ),
    })),
  });
  saveProductDetailsWorkflow.runAsStep({
    input: transform({ input, id }, ({ input: { details }, id: product_id }) => ({
      product_id,
      data: details,
    })),
  });
  when("has-label", input, ({ label }) => label !== null).then(() => {
    saveFoodLabelWorkflow.runAsStep({
      input: transform({ input, id }, ({ input: { label }, id: product_id }) => {
        if (!label) throw new Error("The label is missing");
        return { product_id, data: label };
      }),
    });
  });
  when("is-put-on-sale", input, ({ publish }) => publish).then(() => {
    updateProductsWorkflow.runAsStep({
      input: transform(id, (product_id) => ({
        products: [{ id: product_id, status: ProductStatus.PUBLISHED }],
      })),
    });
  });
  return new WorkflowResponse(transform(id, (product_id) => ({ id: product_id })));
});

export interface SavedProduct {
  id: string;
  /** For the next save. */
  revision: string;
  /** What a save of this revision takes the change back with; null for a new product. */
  undo: NewProduct | null;
}

export type NewProductResult =
  SavedProduct | { refused: "incomplete"; missing: MissingRequirement[] } | { refused: "code_taken" };

/** Who saves: the id of the admin user, and the language of error messages. */
export interface Saver {
  actorId: string;
  language: Language;
}

/**
 * Serialises saving, so that a form submitted twice creates one product, and concurrent saves of a draft do not
 * interfere.
 */
const withProductLock = <T>(container: MedusaContainer, save: () => Promise<T>): Promise<T> =>
  container.resolve(Modules.LOCKING).execute("new-product", save);

/** The product created by an earlier submission of the form, if any. */
async function productOfRequest(container: MedusaContainer, { request_id: id }: NewProduct) {
  const [existing] = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ external_id: id }, { select: ["id", "status"], take: 1 });
  return existing;
}

type Refusal = Exclude<NewProductResult, SavedProduct>;

/** @param before its form before the save; null for a new one */
async function savedProduct(
  container: MedusaContainer,
  id: string,
  { language }: Saver,
  before: NewProduct | null,
): Promise<SavedProduct> {
  const { form, revision } = await readForm(container, id, language);
  return { id, revision, undo: before && takenBack(before, form) };
}

/**
 * Why a form cannot be saved; null when it can.
 * @param before the product being changed: it may keep its letters
 */
async function refusalOf(
  container: MedusaContainer,
  given: NewProduct,
  takenLabel: LabelData | null,
  before: StoredForm | null,
): Promise<Refusal | null> {
  const missing = given.publish ? newlyMissing(given, given.label ?? takenLabel, before) : [];
  if (missing.length > 0) return { refused: "incomplete", missing };
  return (await isCodeTaken(container, given.code, before?.stored.id ?? null))
    ? { refused: "code_taken" }
    : null;
}

async function changeProduct(
  container: MedusaContainer,
  id: string,
  form: NewProduct,
  saver: Saver,
): Promise<NewProductResult> {
  const known = await readForm(container, id, saver.language);
  const { stored, form: before } = known;
  const given: NewProduct = {
    ...form,
    // weights that were sold keep their SKU
    code: (before.publish && before.code) || form.code,
    details: form.details ?? before.details,
    weights: form.weights.map((weight) => {
      const now = before.weights.find(({ grams }) => grams === weight.grams)?.now;
      return { ...weight, now: now && { ...now, stock: weight.now?.stock ?? now.stock } };
    }),
  };
  const defaults = await readProductDefaults(container, given.label_of);
  const refusal = await refusalOf(container, given, defaults.label, known);
  if (refusal) return refusal;
  const translations = await container
    .resolve(Modules.TRANSLATION)
    .listTranslations({ reference: "product", reference_id: id }, { take: null });
  const input = planChange(stored, translations, planProduct(given, defaults));
  refuseReserved(stored, input.deleted, saver.language);
  for (const { grams, stock, now } of given.weights) {
    const variant = stored.variants.find(({ weight }) => weight === grams);
    if (variant && now && now.stock !== stock)
      await setAvailable(container, variant.id, { available: stock, expected: now.stock }, saver);
  }
  await changeProductWorkflow(container).run({ input });
  // the SKUs of one made elsewhere do not have the letters
  return savedProduct(container, id, saver, { ...before, code: before.code || given.code });
}

/**
 * Saves a product: a draft, which may be put on sale, or one on sale, which may be taken off. Saving the same form again
 * changes nothing. Packs on sale are counted first, each by itself; all else is saved or nothing.
 * @throws NOT_FOUND for an unknown product; CONFLICT for a product the form cannot show, or packs counted by somebody
 * else; INVALID_DATA for a slug that another product has; NOT_ALLOWED for removing a weight with reserved packs
 */
export const saveProduct = (
  container: MedusaContainer,
  id: string,
  given: NewProduct,
  saver: Saver,
): Promise<NewProductResult> => withProductLock(container, () => changeProduct(container, id, given, saver));

/**
 * Creates a new product. Resubmitting the same form saves the draft created before; a product already on sale is left
 * unchanged.
 * @throws CONFLICT when its draft was changed elsewhere; INVALID_DATA for a slug that another product has
 */
export const createProduct = (
  container: MedusaContainer,
  given: NewProduct,
  saver: Saver,
): Promise<NewProductResult> =>
  withProductLock(container, async () => {
    const existing = await productOfRequest(container, given);
    if (existing?.status === "draft") return changeProduct(container, existing.id, given, saver);
    if (existing) return savedProduct(container, existing.id, saver, null);
    const defaults = await readProductDefaults(container, given.label_of);
    const refusal = await refusalOf(container, given, defaults.label, null);
    if (refusal) return refusal;
    const { result } = await createNewProductWorkflow(container).run({
      input: planProduct(given, defaults),
    });
    return savedProduct(container, result.id, saver, null);
  });

/**
 * Responds with `{product: {id, revision, undo}}`; 400 with `{missing}` when the product cannot be put on sale, 409 with
 * `{fields: {code}}` when another product has its three letters.
 */
export function answerSaved(res: MedusaResponse, result: NewProductResult): void {
  if ("id" in result) res.json({ product: result });
  else if (result.refused === "incomplete")
    res.status(400).json({ type: "invalid_data", missing: result.missing });
  else res.status(409).json({ type: "conflict", fields: { code: "taken" } });
}
