import type { Event, SearchTypes } from "@medusajs/framework/types";

type Query = SearchTypes.SearchIngestionContext["container"]["query"];

/** Finds the ids of the products that refer to the entities with the given ids. */
type ProductFinder = (query: Query, id: string[]) => Promise<string[]>;

const productsWhere =
  (filter: (id: string[]) => Record<string, unknown>): ProductFinder =>
  async (query, id) => {
    const { data } = await query.graph({
      entity: "product",
      fields: ["id"],
      filters: filter(id),
    });
    return (data as { id: string }[]).map((product) => product.id);
  };

const ofVariants = productsWhere((id) => ({ variants: { id } }));
const ofCategories = productsWhere((id) => ({ categories: { id } }));
const ofTags = productsWhere((id) => ({ tags: { id } }));

const ofReference: Readonly<Record<string, ProductFinder>> = {
  product: (_query, id) => Promise.resolve(id),
  product_category: ofCategories,
  product_tag: ofTags,
};

const ofTranslations: ProductFinder = async (query, id) => {
  const { data } = await query.graph({
    entity: "translation",
    fields: ["reference", "reference_id"],
    filters: { id },
    withDeleted: true,
  });
  const rows = data as { reference: string; reference_id: string }[];
  const found = await Promise.all(
    rows.map(async ({ reference, reference_id: of }) => ofReference[reference]?.(query, [of]) ?? []),
  );
  return [...new Set(found.flat())];
};

/** By the first part of an event's name: finds the products whose documents contain the event's entity. */
const finders: Readonly<Record<string, ProductFinder>> = {
  product: (_query, id) => Promise.resolve(id),
  "product-variant": ofVariants,
  "product-category": ofCategories,
  "product-tag": ofTags,
  translation: ofTranslations,
};

const isText = (value: unknown): value is string => typeof value === "string";

/** Ids of the products whose search documents are stale after an event. */
export async function affectedProductIds(
  { name, data }: Event<Record<string, unknown>>,
  { container: { query } }: SearchTypes.SearchIngestionContext,
): Promise<string[]> {
  const productIds = [data["product_id"]].flat().filter(isText);
  if (productIds.length > 0) return productIds;
  const id = [data["id"]].flat().filter(isText);
  const find = finders[name.split(".")[0] ?? ""];
  return id.length > 0 && find ? find(query, id) : [];
}
