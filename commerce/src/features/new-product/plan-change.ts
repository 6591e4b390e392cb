import type { CreateProductWorkflowInputDTO } from "@medusajs/framework/types";
import { ProductStatus } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import { baseLanguage, languages, localeOf } from "../../platform/languages";
import { translatedFields, weightName, type PlannedProduct } from "./plan-product";
import type { StoredProduct, StoredVariant } from "./stored-product";
import { isDeepStrictEqual } from "node:util";

type PlannedVariant = NonNullable<CreateProductWorkflowInputDTO["variants"]>[number];

interface StoredTranslation {
  id: string;
  locale_code: string;
  translations?: Record<string, unknown> | null;
}

/** A change to a product as input for Medusa's workflows and the shop's modules. */
export interface ProductChange extends Pick<
  PlannedProduct,
  "details" | "label" | "slugs" | "location_id" | "stock" | "publish"
> {
  product: {
    id: string;
    title: string;
    subtitle: string;
    description: string;
    handle: string;
    type_id: string | null;
    category_ids: string[];
    images: { url: string }[];
    thumbnail: string | null;
    /** Set for a product that is not to be on sale. */
    status?: ProductStatus;
  };
  /** Option values to add, and ids of those to remove. */
  option: { product_option_id: string; add: { value: string }[]; remove: string[] };
  deleted: string[];
  /** The variants to keep, with their prices if these change. */
  kept: (Pick<PlannedVariant, "title" | "prices"> & { id: string; weight: number; variant_rank: number })[];
  created: (PlannedVariant & { product_id: string })[];
  translations: {
    create: {
      reference: "product";
      reference_id: string;
      locale_code: string;
      translations: Record<string, unknown>;
    }[];
    update: { id: string; translations: Record<string, unknown> }[];
    delete: string[];
  };
}

/** Plans the changes to a product's translations; texts of other fields are kept. */
function planTranslations(
  id: string,
  stored: readonly StoredTranslation[],
  planned: PlannedProduct["translations"],
): ProductChange["translations"] {
  const change: ProductChange["translations"] = { create: [], update: [], delete: [] };
  for (const language of languages.filter((one) => one !== baseLanguage)) {
    const locale = localeOf[language];
    const wanted = planned.find(({ locale_code: code }) => code === locale)?.translations ?? {};
    const before = stored.find(({ locale_code: code }) => code === locale);
    const others = Object.entries(before?.translations ?? {}).filter(
      ([field]) => !translatedFields.some((translatedField) => translatedField === field),
    );
    const texts = { ...Object.fromEntries(others), ...wanted };
    if (Object.keys(texts).length === 0) {
      if (before) change.delete.push(before.id);
    } else if (before) change.update.push({ id: before.id, translations: texts });
    else {
      change.create.push({
        reference: "product",
        reference_id: id,
        locale_code: locale,
        translations: texts,
      });
    }
  }
  return change;
}

/** The letters in the SKU of a weight made by the form. */
export const skuPattern = /^ST-([A-Z]{3})-\d{4,5}$/;

/** Whether a price is the only one the form knows of a stored weight: saved again, it would be logged again. */
const isPrice = ({ prices }: StoredVariant, planned: PlannedVariant["prices"]): boolean =>
  isDeepStrictEqual(
    prices.filter(({ price_list_id: list }) => !list).map(({ amount }) => toCents(amount)),
    (planned ?? []).map(({ amount }) => toCents(Number(amount))),
  );

/**
 * Plans the changes that make a product match its form. A variant is identified by its weight; with other letters it is
 * replaced, because its inventory item is named by them. Pure.
 * @param planned how a new product of this form would be created
 */
export function planChange(
  stored: StoredProduct,
  translations: readonly StoredTranslation[],
  planned: PlannedProduct,
): ProductChange {
  const { id, options, variants } = stored;
  const [option] = options;
  if (!option) throw new Error(`Product ${id} has no option for its weights`);
  const { product, slugs } = planned;
  const isOnSale = stored.status === ProductStatus.PUBLISHED;
  const wanted = product.variants ?? [];
  const lettersOf = (sku: string | null | undefined) => skuPattern.exec(sku ?? "")?.[1];
  const variantPairs = wanted.map((one, rank) => ({
    one,
    rank,
    before: variants.find(
      ({ sku, weight }) => weight === one.weight && [undefined, lettersOf(one.sku)].includes(lettersOf(sku)),
    ),
  }));
  const deleted = variants.filter((one) => !variantPairs.some(({ before }) => before === one));
  // their titles may have been changed elsewhere
  const previousWeights = new Set(variants.map(({ weight }) => weightName(weight ?? 0)));
  const newWeights = new Set(wanted.map(({ title }) => title));
  return {
    product: {
      id,
      title: product.title,
      subtitle: product.subtitle ?? "",
      description: product.description ?? "",
      // a product made elsewhere is known by its own
      handle: (stored.external_id ? product.handle : stored.handle) ?? "",
      type_id: product.type_id ?? null,
      category_ids: product.category_ids ?? [],
      images: planned.details.pictures.map(({ url }) => ({ url })),
      thumbnail: product.thumbnail ?? null,
      ...(planned.publish ? {} : { status: ProductStatus.DRAFT }),
    },
    option: {
      product_option_id: option.id,
      add: [...newWeights].filter((value) => !previousWeights.has(value)).map((value) => ({ value })),
      remove: (option.values ?? [])
        .filter(({ value }) => previousWeights.has(value) && !newWeights.has(value))
        .map((one) => one.id),
    },
    deleted: deleted.map((one) => one.id),
    kept: variantPairs.flatMap(({ one: { title, weight, prices }, rank, before }) =>
      before
        ? [
            {
              id: before.id,
              title,
              weight: weight ?? 0,
              variant_rank: rank,
              ...(isPrice(before, prices) ? {} : { prices }),
            },
          ]
        : [],
    ),
    created: variantPairs.flatMap(({ one, before }) =>
      before ? [] : [{ ...one, product_id: id, options: { [option.title]: one.title } }],
    ),
    translations: planTranslations(id, translations, planned.translations),
    details: planned.details,
    label: planned.label,
    // an omitted slug would be kept
    slugs: { de: null, it: null, en: null, ...slugs },
    location_id: planned.location_id,
    // what is on sale is counted while it is sold (features/stock/set-available.ts)
    stock: Object.fromEntries(
      variantPairs.flatMap(({ one: { weight = 0 }, before }) =>
        weight && !(isOnSale && before) ? [[weight, planned.stock[weight] ?? 0]] : [],
      ),
    ),
    publish: planned.publish && !isOnSale,
  };
}

const level = z.object({ location_id: z.string(), reserved_quantity: z.coerce.number() });
const variants = z.array(
  z.object({
    weight: z.coerce.number().nullish(),
    inventory_items: z.array(
      z.object({
        inventory_item_id: z.string(),
        inventory: z.object({ location_levels: z.array(level).nullish() }).nullish(),
      }),
    ),
  }),
);

interface StockLevel {
  inventory_item_id: string;
  location_id: string;
  stocked_quantity: number;
}

/**
 * Stock levels at a location for the wanted available quantities; quantities reserved for orders are added. Pure.
 * @param rows variants with their inventory items, as returned by Medusa's query
 * @param stock available packs by weight; the levels of other weights are kept
 */
export function planStock(
  rows: unknown,
  stock: Readonly<Record<number, number>>,
  locationId: string,
): { create: StockLevel[]; update: StockLevel[] } {
  const levels = variants.parse(rows).flatMap(({ weight, inventory_items: items }) => {
    const available = stock[weight ?? 0];
    if (available === undefined) return [];
    return items.map(({ inventory_item_id: itemId, inventory }) => {
      const before = inventory?.location_levels?.find(({ location_id: place }) => place === locationId);
      const stocked = available + (before?.reserved_quantity ?? 0);
      const wanted = { inventory_item_id: itemId, location_id: locationId, stocked_quantity: stocked };
      return { isNew: before === undefined, wanted };
    });
  });
  return {
    create: levels.flatMap(({ isNew, wanted }) => (isNew ? [wanted] : [])),
    update: levels.flatMap(({ isNew, wanted }) => (isNew ? [] : [wanted])),
  };
}
