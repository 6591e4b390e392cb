import type { SearchTypes } from "@medusajs/framework/types";
import { search } from "@medusajs/framework/utils";
import { toCents } from "@su-turrone/contract/money";
import { isSellable } from "@su-turrone/contract/sellability";
import { MedusaModule } from "@medusajs/framework/modules-sdk";
import { languages, localeOf, type Language } from "../../platform/languages";

type Query = SearchTypes.SearchIngestionContext["container"]["query"];

interface LabelRow {
  product_id: string;
  ingredients: { text: Partial<Record<Language, string>> }[] | null;
}

/** Registration name of the food-labels module in the container. */
const labelsModule = "foodLabels";

/**
 * Reads the ingredients from the food labels of products and returns a lookup by product and language; empty without a
 * label, or when the module is not installed.
 */
async function ingredientsOf(
  query: Query,
  productIds: string[],
): Promise<(productId: string, language: Language) => string[]> {
  if (!MedusaModule.isInstalled(labelsModule)) return () => [];
  const { data } = await query.graph({
    entity: "food_label",
    fields: ["product_id", "ingredients"],
    filters: { product_id: productIds },
  });
  const labels = new Map(
    (data as unknown as LabelRow[]).map((row) => [row.product_id, row.ingredients ?? []]),
  );
  return (productId, language) =>
    // asterisks mark emphasised words on the label
    (labels.get(productId) ?? []).flatMap(({ text }) => text[language]?.replaceAll("*", "") ?? []);
}

/** Searchable texts of a product in one language. */
const words = () =>
  search.object({
    name: search.text().searchable({ weight: 8 }),
    subtitle: search.text().searchable({ weight: 2 }),
    description: search.text().searchable(),
    categories: search.text().searchable({ weight: 4 }).array(),
    tags: search.text().searchable({ weight: 4 }).array(),
    ingredients: search.text().searchable({ weight: 2 }).array(),
  });

/** Search document of a product: its texts in three languages, and its filters. */
export const productDocument = search.define({
  id: search.keyword().filterable().sortable(),
  de: words(),
  it: words(),
  en: words(),
  skus: search.keyword().filterable().searchable().array(),
  category_ids: search.keyword().filterable().array(),
  /** Net weight in grams. */
  weights: search.integer().filterable().array(),
  /** Cents, without scheduled sales: lists read current prices (read-catalogue.ts). */
  price_min: search.integer().filterable().sortable(),
  price_max: search.integer().filterable().sortable(),
  /** Creation time of the document in milliseconds, by which a replica of the index detects that it is stale. */
  made_at: search.integer().sortable(),
});

interface Named {
  id: string;
  name: string;
}

interface Variant {
  id: string;
  sku: string | null;
  weight: number | null;
  calculated_price?: { calculated_amount: number | null } | null;
}

interface Row {
  id: string;
  status: string;
  type_id: string | null;
  title: string;
  subtitle: string | null;
  description: string | null;
  categories?: (Named | null)[] | null;
  tags?: ({ id: string; value: string } | null)[] | null;
  variants?: Variant[] | null;
}

const wordFields = [
  "id",
  "title",
  "subtitle",
  "description",
  "categories.id",
  "categories.name",
  "tags.id",
  "tags.value",
];

/** The product fields a search document is built from. */
export const sourceFields = [
  ...wordFields,
  "status",
  "type_id",
  "variants.id",
  "variants.sku",
  "variants.weight",
  "variants.calculated_price.calculated_amount",
] as const;

const present = <T>(values: readonly (T | null)[] | null | undefined): T[] =>
  (values ?? []).filter((value) => value !== null);

function wordsOf(row: Row, ingredients: string[]) {
  return {
    name: row.title,
    subtitle: row.subtitle ?? "",
    description: row.description ?? "",
    categories: present(row.categories).map(({ name }) => name),
    tags: present(row.tags).map(({ value }) => value),
    ingredients,
  };
}

type Document = SearchTypes.InferSearchDocumentType<typeof productDocument>;

const centsOf = ({ calculated_price: price }: Variant): number | null => {
  const euro = price?.calculated_amount ?? null;
  return euro === null ? null : toCents(euro);
};

/** The variants of a product that can be sold. */
const sellableOf = ({ type_id: typeId, variants }: Row): Variant[] =>
  present(variants).filter((variant) =>
    isSellable({ cents: centsOf(variant), grams: variant.weight, typeId }),
  );

/** Search documents of the products on sale; the others have none. */
export async function toDocuments(
  data: Record<string, unknown>[],
  { container: { query } }: SearchTypes.SearchIngestionContext,
): Promise<Document[]> {
  const rows = (data as unknown as Row[]).filter(
    (row) => row.status === "published" && sellableOf(row).length > 0,
  );
  const id = rows.map((row) => row.id);
  if (id.length === 0) return [];
  const inLanguage = async (language: Language) => {
    const answer = await query.graph(
      { entity: "product", fields: wordFields, filters: { id } },
      { locale: localeOf[language] },
    );
    return [language, new Map((answer.data as unknown as Row[]).map((row) => [row.id, row]))] as const;
  };
  const translated = new Map(await Promise.all(languages.map(inLanguage)));
  const ingredients = await ingredientsOf(query, id);
  return rows.map((row) => {
    const variants = sellableOf(row);
    const cents = variants.flatMap((variant) => centsOf(variant) ?? []);
    const localizedWords = (language: Language) =>
      wordsOf(translated.get(language)?.get(row.id) ?? row, ingredients(row.id, language));
    return {
      id: row.id,
      de: localizedWords("de"),
      it: localizedWords("it"),
      en: localizedWords("en"),
      skus: variants.flatMap(({ sku }) => sku ?? []),
      category_ids: present(row.categories).map((category) => category.id),
      weights: variants.map(({ weight }) => weight ?? 0),
      price_min: Math.min(...cents),
      price_max: Math.max(...cents),
      made_at: Date.now(),
    };
  });
}
