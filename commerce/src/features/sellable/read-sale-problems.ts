import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { LRUCache } from "lru-cache";
import { FOOD_LABELS_MODULE } from "../../modules/food-labels";
import type { LabelData } from "../../modules/food-labels/label-types";
import { baseLanguage, localeOf, type Language } from "../../platform/languages";
import { env } from "../../platform/env";
import { rowsState } from "../../platform/table-state";
import { readWeights } from "./read-weights";
import { productProblemsOf, saleProblemsOf, type ProductFacts, type SaleProblems } from "./sale-problems";

const texts = z.object({ title: z.string().catch(""), description: z.string().catch("") });

/** Texts, food labels and status of products, by id. */
async function readFacts(
  container: MedusaContainer,
  ids: string[],
): Promise<Map<string, ProductFacts & { published: boolean }>> {
  const labels = container.resolve(FOOD_LABELS_MODULE);
  const [products, translations, rows] = await Promise.all([
    container
      .resolve(Modules.PRODUCT)
      .listProducts({ id: ids }, { select: ["id", "title", "description", "status"], take: null }),
    container
      .resolve(Modules.TRANSLATION)
      .listTranslations({ reference: "product", reference_id: ids }, { take: null }),
    labels.listFoodLabels({ product_id: ids }, { take: null }),
  ]);
  // a map, because a large shop has tens of thousands of translations
  const translated = new Map(
    translations.map((one) => [`${one.reference_id} ${one.locale_code}`, one.translations]),
  );
  const labelOf = new Map<string, LabelData>(rows.map((row) => [row.product_id, row]));
  return new Map(
    products.map((product) => {
      const textsIn = (language: Language) =>
        texts.parse(
          language === baseLanguage ? product : (translated.get(`${product.id} ${localeOf[language]}`) ?? {}),
        );
      const facts = {
        texts: { de: textsIn("de"), it: textsIn("it"), en: textsIn("en") },
        label: labelOf.get(product.id) ?? null,
        published: product.status === "published",
      };
      return [product.id, facts] as const;
    }),
  );
}

/** What products lack to be sold, and whether they are published, by id; unknown ids are left out. */
export async function readSaleProblems(
  container: MedusaContainer,
  ids: string[],
): Promise<Map<string, SaleProblems & { published: boolean }>> {
  const [facts, weights] = await Promise.all([
    readFacts(container, ids),
    readWeights(container, { product_id: ids }),
  ]);
  return new Map(
    [...facts].map(([id, { published, ...product }]) => {
      const productWeights = weights.filter(({ productId }) => productId === id);
      return [id, { published, ...saleProblemsOf(product, productWeights) }] as const;
    }),
  );
}

/**
 * Published products that must not be sold in production: something was removed later, or the shop was a demo before.
 * What only a single variant lacks is checked where variants are read. Empty in the demo.
 */
export async function unsellableProductIds(
  container: MedusaContainer,
  ids: string[],
): Promise<ReadonlySet<string>> {
  if (env().SHOP_MODE !== "production" || ids.length === 0) return new Set();
  const [facts, variants] = await Promise.all([
    readFacts(container, ids),
    container
      .resolve(Modules.PRODUCT)
      .listProductVariants(
        { product_id: ids },
        { select: ["id", "product_id", "manage_inventory", "allow_backorder"], take: null },
      ),
  ]);
  const unlimited = variants.filter((one) => !one.manage_inventory || one.allow_backorder);
  return new Set([
    ...[...facts].flatMap(([id, product]) => (productProblemsOf(product).length > 0 ? [id] : [])),
    ...unlimited.flatMap(({ product_id: id }) => id ?? []),
  ]);
}

/** State of the rows that `unsellableProductIds` reads of a product, by a column of an outer query. */
export const saleState = (knex: Knex, productId: Knex.Ref<string, object>): Knex.Raw =>
  knex.raw(
    "concat_ws('|', ?, ?, ?, ?)",
    Object.entries({
      product: "id",
      product_variant: "product_id",
      translation: "reference_id",
      food_label: "product_id",
    }).map(([table, column]) =>
      knex({ own: table }).where(`own.${column}`, productId).select(knex.raw(rowsState)),
    ),
  );

/** Whether a product is blocked from sale, by its id and the state of its rows. */
const blocked = new LRUCache<string, boolean>({ max: 5_000 });

/** `unsellableProductIds`, read again only for products whose state has changed. @param states by product id */
export async function unsellableByState(
  container: MedusaContainer,
  states: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> {
  const keyOf = (id: string) => `${id} ${states.get(id) ?? ""}`;
  const unknown = [...states.keys()].filter((id) => !blocked.has(keyOf(id)));
  const found = await unsellableProductIds(container, unknown);
  for (const id of unknown) blocked.set(keyOf(id), found.has(id));
  return new Set([...states.keys()].filter((id) => blocked.get(keyOf(id))));
}
