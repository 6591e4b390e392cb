import {
  createProductCategoriesWorkflow,
  createProductOptionsWorkflow,
  createProductTagsWorkflow,
  createProductTypesWorkflow,
} from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { baseLanguage, type PerLanguage } from "../../platform/languages";
import { slugFrom } from "../../modules/slugs/slug-logic";
import { catalogue, type CategoryKey, type ProductTypeKey, type TagKey } from "../data";
import { setFirstSlugs, sameInEveryLanguage, translate } from "./entities";

const { categories, types, tags, weightOption } = catalogue;

const rowsOf = <K extends string, V>(table: Readonly<Record<K, V>>) => Object.entries(table) as [K, V][];

/** Maps the keys of a table to ids. @throws Error when a key has no entity */
function byKey<K extends string>(
  keys: readonly K[],
  idOf: (key: K) => string | undefined,
): Record<K, string> {
  const found = keys.map((key) => {
    const id = idOf(key);
    if (!id) throw new Error(`"${key}" was not created`);
    return [key, id] as const;
  });
  return Object.fromEntries(found) as Record<K, string>;
}

/** Types or tags: entities with nothing but a value. */
interface Values {
  reference: string;
  list: () => Promise<{ id: string; value: string }[]>;
  create: (values: { value: string }[]) => Promise<unknown>;
}

/** The entities of a table of values; ids by key. */
async function getOrCreateValues<K extends string>(
  container: MedusaContainer,
  table: Readonly<Record<K, PerLanguage>>,
  { reference, list, create }: Values,
): Promise<Record<K, string>> {
  const rows = rowsOf(table);
  const known = new Set((await list()).map(({ value }) => value));
  const missing = rows
    .map(([, { [baseLanguage]: value }]) => ({ value }))
    .filter(({ value }) => !known.has(value));
  if (missing.length > 0) await create(missing);
  const all = await list();
  const ids = byKey(
    rows.map(([key]) => key),
    (key) => all.find(({ value }) => value === table[key][baseLanguage])?.id,
  );
  await translate(
    container,
    rows.map(([key, value]) => ({ reference, id: ids[key], fields: { value } })),
  );
  return ids;
}

/** The product types, which determine the tax rates. */
export const getOrCreateTypes = (container: MedusaContainer): Promise<Record<ProductTypeKey, string>> =>
  getOrCreateValues(container, types, {
    reference: "product_type",
    list: () => container.resolve(Modules.PRODUCT).listProductTypes({}, { take: null }),
    create: (product_types) => createProductTypesWorkflow(container).run({ input: { product_types } }),
  });

export const getOrCreateTags = (container: MedusaContainer): Promise<Record<TagKey, string>> =>
  getOrCreateValues(container, tags, {
    reference: "product_tag",
    list: () => container.resolve(Modules.PRODUCT).listProductTags({}, { take: null }),
    create: (product_tags) => createProductTagsWorkflow(container).run({ input: { product_tags } }),
  });

/** The categories with their slugs; ids by key. */
export async function getOrCreateCategories(
  container: MedusaContainer,
): Promise<Record<CategoryKey, string>> {
  const handleOf = (key: CategoryKey) => slugFrom(categories[key].name[baseLanguage], baseLanguage);
  const list = () => container.resolve(Modules.PRODUCT).listProductCategories({}, { take: null });
  const known = new Set((await list()).map((category) => category.handle));
  const keys = rowsOf(categories).map(([key]) => key);
  const missing = keys.filter((key) => !known.has(handleOf(key)));
  if (missing.length > 0) {
    const product_categories = missing.map((key) => ({
      name: categories[key].name[baseLanguage],
      description: categories[key].description[baseLanguage],
      handle: handleOf(key),
      is_active: true,
      is_internal: false,
      rank: keys.indexOf(key),
    }));
    await createProductCategoriesWorkflow(container).run({ input: { product_categories } });
  }
  const all = await list();
  const ids = byKey(keys, (key) => all.find((category) => category.handle === handleOf(key))?.id);
  await translate(
    container,
    keys.map((key) => ({ reference: "product_category", id: ids[key], fields: { ...categories[key] } })),
  );
  for (const key of keys) await setFirstSlugs(container, "category", ids[key], categories[key].name);
  return ids;
}

/** The weight option with the ids of its values. */
export interface WeightOption {
  id: string;
  /** Value ids by text: "150 g". */
  valueIds: ReadonlyMap<string, string>;
}

/** The product option shared by all products, with at least the given values. */
export async function getOrCreateWeightOption(
  container: MedusaContainer,
  values: readonly string[],
): Promise<WeightOption> {
  const products = container.resolve(Modules.PRODUCT);
  const title = weightOption[baseLanguage];
  const find = async () =>
    (await products.listProductOptions({ title }, { relations: ["values"], take: 1 }))[0] ?? null;
  if (!(await find())) {
    await createProductOptionsWorkflow(container).run({
      input: { product_options: [{ title, values: [...values] }] },
    });
  }
  const option = await find();
  if (!option) throw new Error("The weight option was not created");
  await translate(container, [
    { reference: "product_option", id: option.id, fields: { title: weightOption } },
    ...option.values.map((value) =>
      sameInEveryLanguage("product_option_value", value.id, "value", value.value),
    ),
  ]);
  return { id: option.id, valueIds: new Map(option.values.map((value) => [value.value, value.id])) };
}
