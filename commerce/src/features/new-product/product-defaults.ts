import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { FOOD_LABELS_MODULE } from "../../modules/food-labels";
import type { LabelData } from "../../modules/food-labels/label-types";
import { env } from "../../platform/env";
import { labelProblem } from "../sellable/sale-problems";
import { readSettings } from "../shop/settings";
import { findMissingRequirements } from "./missing-tables";
import type { MissingRequirement, NewProduct, NewProductChoices } from "./new-product-types";
import type { ProductDefaults } from "./plan-product";
import { localeOf, type Language } from "../../platform/languages";
import { productNames } from "../catalogue/product-names";
import { readIds, readRows } from "../../platform/read-rows";

const storeRow = z.object({
  default_sales_channel_id: z.string(),
  default_location_id: z.string().nullable(),
});

/** The shop's only sales channel, and its stock location. @throws Error when one is missing */
export async function readChannelAndLocation(
  container: MedusaContainer,
): Promise<Pick<ProductDefaults, "sales_channel_id" | "location_id">> {
  const [store] = await readRows(container, "store", storeRow);
  const location = store?.default_location_id ?? (await readIds(container, "stock_location"))[0];
  if (!store || !location) throw new Error("The shop has no sales channel or no stock location");
  return { sales_channel_id: store.default_sales_channel_id, location_id: location };
}

/**
 * Environment of a new product: the shop's only sales channel, shipping profile and stock location.
 * @param labelOf product whose food label is taken over; null for none
 * @throws Error when one is missing
 */
export async function readProductDefaults(
  container: MedusaContainer,
  labelOf: string | null,
): Promise<ProductDefaults> {
  const labels = container.resolve(FOOD_LABELS_MODULE);
  const [profile] = await readIds(container, "shipping_profile", { type: "default" });
  if (!profile) throw new Error("The shop has no shipping profile for goods");
  return {
    ...(await readChannelAndLocation(container)),
    shipping_profile_id: profile,
    brand: (await readSettings(container)).company_name,
    label: labelOf === null ? null : await labels.labelOf(labelOf),
  };
}

/** Whether a product has SKUs with these three letters. @param ownId product that may have them */
export async function isCodeTaken(
  container: MedusaContainer,
  code: string,
  ownId: string | null,
): Promise<boolean> {
  const variants = await container
    .resolve(Modules.PRODUCT)
    .listProductVariants({ sku: { $like: `ST-${code}-%` } }, { select: ["id", "product_id"], take: null });
  return variants.some(({ product_id: id }) => id !== ownId);
}

/**
 * What a product lacks to be put on sale; in production, also a food label without made-up values.
 * @param label the label it will have
 */
export function missingOf(given: NewProduct, label: LabelData | null): MissingRequirement[] {
  const missing = findMissingRequirements(given);
  const refused = env().SHOP_MODE === "production" && labelProblem(label) !== null;
  return refused && !missing.includes("label") ? [...missing, "label"] : missing;
}

/**
 * What a product would lack to be on sale. One that is on sale may lack what it lacked before.
 * @param label the label it will have
 * @param before its present form and label; null for a new product
 */
export function newlyMissing(
  given: NewProduct,
  label: LabelData | null,
  before: { form: NewProduct; label: LabelData | null } | null,
): MissingRequirement[] {
  const known = before?.form.publish ? missingOf(before.form, before.label) : [];
  return missingOf(given, label).filter((one) => !known.includes(one));
}

const typeRow = z.object({ id: z.string(), value: z.string() });
const categoryRow = z.object({ id: z.string(), name: z.string() });

/** Choices for a new product, with names in the owner's language. */
export async function readChoices(
  container: MedusaContainer,
  language: Language,
): Promise<NewProductChoices> {
  const groupsIn = (one: Language) =>
    readRows(container, "product_category", categoryRow, {}, { locale: localeOf[one] });
  const [kinds, names, de, it, en] = await Promise.all([
    readRows(container, "product_type", typeRow, {}, { locale: localeOf[language] }),
    productNames(container, language),
    groupsIn("de"),
    groupsIn("it"),
    groupsIn("en"),
  ]);
  const groups = { de, it, en };
  const nameOf = (one: Language, wanted: string) => groups[one].find(({ id }) => id === wanted)?.name ?? "";
  const byName = (one: { name: string }, other: { name: string }) =>
    one.name.localeCompare(other.name, language);
  return {
    types: kinds.map(({ id, value }) => ({ id, name: value })).sort(byName),
    categories: groups[language]
      .map(({ id, name }) => ({
        id,
        name,
        names: { de: nameOf("de", id), it: nameOf("it", id), en: nameOf("en", id) },
      }))
      .sort(byName),
    products: [...names].map(([id, name]) => ({ id, name })).sort(byName),
  };
}
