import type { MedusaContainer } from "@medusajs/framework/types";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Allergen } from "@su-turrone/contract/food-labels";
import type { Occasion } from "@su-turrone/contract/lists";
import type { Ingredient } from "../../modules/food-labels/label-types";
import type { Taste } from "../../modules/product-details/product-details-types";
import { localeOf, type Language } from "../../platform/languages";
import { slicesOf } from "../../platform/slices";
import { unsellableProductIds } from "../sellable/read-sale-problems";
import {
  type SearchedDocument,
  type SearchedWords,
  type UnpricedProduct,
  labelAllergens,
  traitsOf,
  type TraitSources,
} from "./catalogue-entry";

/** A published product as read from the database, with its label and details; their columns are null without them. */
interface ProductRow {
  id: string;
  title: string;
  subtitle: string | null;
  description: string | null;
  type_id: string | null;
  created_at: Date;
  ingredients: Ingredient[] | null;
  traces: Allergen[] | null;
  demo: boolean | null;
  taste: Taste | null;
  occasions: Occasion[] | null;
}

interface VariantRow {
  id: string;
  product_id: string;
  sku: string | null;
  grams: number | null;
  counted: boolean;
  price_set_id: string;
}

interface CategoryRow {
  product_id: string;
  id: string;
  name: string;
  is_active: boolean;
  is_internal: boolean;
}

/** The tables read here. */
export const productTables = [
  "product",
  "product_variant",
  "product_variant_price_set",
  "product_sales_channel",
  "product_category",
  "product_category_product",
  "product_tag",
  "product_tags",
  "translation",
  "food_label",
  "product_detail",
];

export const isPublicCategory = (category: { is_active: boolean; is_internal: boolean }): boolean =>
  category.is_active && !category.is_internal;

const productRows = (knex: Knex, salesChannelId: string): Promise<ProductRow[]> =>
  knex("product")
    .join("product_sales_channel as link", "link.product_id", "product.id")
    .leftJoin("food_label as label", (join) => {
      void join.on("label.product_id", "product.id").andOnNull("label.deleted_at");
    })
    .leftJoin("product_detail as detail", (join) => {
      void join.on("detail.product_id", "product.id").andOnNull("detail.deleted_at");
    })
    .whereNull("link.deleted_at")
    .whereNull("product.deleted_at")
    .where({ "link.sales_channel_id": salesChannelId, "product.status": "published" })
    .select<ProductRow[]>(
      "product.id",
      "product.title",
      "product.subtitle",
      "product.description",
      "product.type_id",
      "product.created_at",
      "label.ingredients",
      "label.traces",
      "label.demo",
      "detail.taste",
      "detail.occasions",
    );

/** The variants of all products that have a price set, in the owner's order. */
const variantRows = (knex: Knex): Promise<VariantRow[]> =>
  knex("product_variant as variant")
    .join("product_variant_price_set as link", "link.variant_id", "variant.id")
    .whereNull("variant.deleted_at")
    .whereNull("link.deleted_at")
    .orderBy(["variant.variant_rank", "variant.id"])
    .select<VariantRow[]>(
      "variant.id",
      "variant.product_id",
      "variant.sku",
      "variant.weight as grams",
      "link.price_set_id",
      knex.raw("variant.manage_inventory and not variant.allow_backorder as counted"),
    );

const categoryRows = (knex: Knex): Promise<CategoryRow[]> =>
  knex("product_category_product as link")
    .join("product_category as category", "category.id", "link.product_category_id")
    .whereNull("category.deleted_at")
    .select("link.product_id", "category.id", "category.name", "category.is_active", "category.is_internal");

const tagRows = (knex: Knex): Promise<{ product_id: string; id: string; value: string }[]> =>
  knex("product_tags as link")
    .join("product_tag as tag", "tag.id", "link.product_tag_id")
    .whereNull("tag.deleted_at")
    .select("link.product_id", "tag.id", "tag.value");

/** Text of a column of a row in a language, with the text of the base language. */
type Translate = (id: string, column: string, language: Language, text: string | null) => string;

async function translator(knex: Knex): Promise<Translate> {
  const rows = await knex("translation")
    .whereIn("reference", ["product", "product_category", "product_tag"])
    .whereNull("deleted_at")
    .select<{ reference_id: string; locale_code: string; translations: Record<string, unknown> | null }[]>(
      "reference_id",
      "locale_code",
      "translations",
    );
  const texts = new Map(rows.map((row) => [`${row.reference_id} ${row.locale_code}`, row.translations]));
  return (id, column, language, text) => {
    const translated = texts.get(`${id} ${localeOf[language]}`)?.[column];
    // as in Medusa, an empty translation counts as missing
    return typeof translated === "string" && translated.trim() !== "" ? translated : (text ?? "");
  };
}

function byProduct<Row extends { product_id: string }>(rows: readonly Row[]): (id: string) => Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.product_id);
    if (group) group.push(row);
    else groups.set(row.product_id, [row]);
  }
  return (id) => groups.get(id) ?? [];
}

function traitsOfRow(row: ProductRow): Pick<UnpricedProduct, "traits" | "label"> {
  const label: TraitSources["label"] = row.ingredients
    ? { ingredients: row.ingredients, traces: row.traces ?? [] }
    : null;
  const known = labelAllergens(label);
  return {
    traits: traitsOf({ label, texture: row.taste?.texture ?? null, occasions: row.occasions ?? [] }),
    label: known && { ...known, demo: row.demo ?? false },
  };
}

/** Number of products put together before other requests get their turn: a few milliseconds of work. */
const sliceSize = 250;

/**
 * The published products of a sales channel that have a variant and are not blocked from sale, unordered, and the texts
 * by which they are found.
 *
 * Five database queries, however many products there are. Medusa's own query builds each product from modules and
 * links, which took fifteen seconds for a thousand products. In production, four more queries find products that must
 * not be sold.
 */
export async function readUnpricedProducts(
  container: MedusaContainer,
  salesChannelId: string,
): Promise<{ products: UnpricedProduct[]; documents: SearchedDocument[] }> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [rows, textOf, ...parts] = await Promise.all([
    productRows(knex, salesChannelId),
    translator(knex),
    variantRows(knex),
    categoryRows(knex),
    tagRows(knex),
  ]);
  const [variantsOf, categoriesOf, tagsOf] = [byProduct(parts[0]), byProduct(parts[1]), byProduct(parts[2])];
  const unsellable = await unsellableProductIds(
    container,
    rows.map(({ id }) => id),
  );
  const wordsIn = (row: ProductRow, language: Language): SearchedWords => ({
    name: textOf(row.id, "title", language, row.title),
    subtitle: textOf(row.id, "subtitle", language, row.subtitle),
    description: textOf(row.id, "description", language, row.description),
    categories: categoriesOf(row.id).map(({ id, name }) => textOf(id, "name", language, name)),
    tags: tagsOf(row.id).map(({ id, value }) => textOf(id, "value", language, value)),
    // asterisks mark emphasised words on the label
    ingredients: (row.ingredients ?? []).flatMap(({ text }) => text[language]?.replaceAll("*", "") ?? []),
  });
  const products: UnpricedProduct[] = [];
  const documents: SearchedDocument[] = [];
  for await (const slice of slicesOf(rows, sliceSize)) {
    for (const row of slice) {
      const variants = variantsOf(row.id);
      if (variants.length === 0 || unsellable.has(row.id)) continue;
      const words = { de: wordsIn(row, "de"), it: wordsIn(row, "it"), en: wordsIn(row, "en") };
      documents.push({ id: row.id, ...words, skus: variants.flatMap(({ sku }) => sku ?? []) });
      products.push({
        id: row.id,
        names: { de: words.de.name, it: words.it.name, en: words.en.name },
        typeId: row.type_id,
        createdAt: row.created_at.toISOString(),
        categoryIds: categoriesOf(row.id)
          .filter(isPublicCategory)
          .map(({ id }) => id),
        tagIds: tagsOf(row.id).map(({ id }) => id),
        ...traitsOfRow(row),
        variants: variants.map(({ id, grams, counted, price_set_id }) => ({
          id,
          grams,
          isStockManaged: counted,
          priceSetId: price_set_id,
        })),
      });
    }
  }
  return { products, documents };
}
