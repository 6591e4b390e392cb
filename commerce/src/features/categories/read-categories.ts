import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { SLUGS_MODULE } from "../../modules/slugs";
import { baseLanguage, localeOf, type Language } from "../../platform/languages";
import { isPublicCategory } from "../catalogue/catalogue-products";
import { inEveryLanguage, nameIn, type Texts } from "../new-product/new-product-types";
import { revisionOf } from "../staff/revision";

/** What the form of a category holds. */
export interface CategoryForm {
  name: Texts;
  description: Texts;
  /** "" in a language that has none of its own. */
  slugs: Texts;
  is_shown: boolean;
}

export interface ListedCategory {
  id: string;
  /** In the owner's language. */
  title: string;
  /** Number of its products, drafts included. */
  products: number;
  form: CategoryForm;
  /** Of the form; a save sends it back. */
  revision: string;
}

const categoryRows = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    is_active: z.boolean(),
    is_internal: z.boolean(),
    products: z.coerce.number(),
  }),
);

/** All categories in the shop's order. */
async function readRows(container: MedusaContainer): Promise<z.infer<typeof categoryRows>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const rows: unknown = await knex("product_category as category")
    .leftJoin("product_category_product as link", "link.product_category_id", "category.id")
    .leftJoin("product", (join) => {
      void join.on("product.id", "link.product_id").andOnNull("product.deleted_at");
    })
    .whereNull("category.deleted_at")
    .groupBy("category.id")
    .orderBy(["category.rank", "category.id"])
    .select("category.id", "category.name", "category.description")
    .select("category.is_active", "category.is_internal")
    .count({ products: "product.id" });
  return categoryRows.parse(rows);
}

/** Translations of categories into the languages other than the base language. */
export const categoryTranslations = (container: MedusaContainer, ids: string[]) =>
  container
    .resolve(Modules.TRANSLATION)
    .listTranslations({ reference: "product_category", reference_id: ids }, { take: null });

/** All categories in the shop's order, with what their forms hold. */
export async function readCategories(
  container: MedusaContainer,
  language: Language,
): Promise<ListedCategory[]> {
  const rows = await readRows(container);
  const ids = rows.map(({ id }) => id);
  const [translations, slugs] = await Promise.all([
    categoryTranslations(container, ids),
    container
      .resolve(SLUGS_MODULE)
      .listSlugs({ kind: "category", entity_id: ids, current: true }, { take: null }),
  ]);
  return rows.map((row) => {
    const textsOf = (field: "name" | "description") =>
      inEveryLanguage((one) => {
        if (one === baseLanguage) return row[field];
        const isIts = (words: (typeof translations)[number]) =>
          words.reference_id === row.id && words.locale_code === localeOf[one];
        const text = translations.find(isIts)?.translations[field];
        return typeof text === "string" ? text : "";
      });
    const form: CategoryForm = {
      name: textsOf("name"),
      description: textsOf("description"),
      slugs: inEveryLanguage(
        (one) => slugs.find((slug) => slug.entity_id === row.id && slug.language === one)?.slug ?? "",
      ),
      is_shown: isPublicCategory(row),
    };
    const { id, products } = row;
    return { id, title: nameIn(form.name, language), products, form, revision: revisionOf(form) };
  });
}

/** @throws NOT_FOUND */
export async function readCategory(container: MedusaContainer, id: string): Promise<ListedCategory> {
  const category = (await readCategories(container, baseLanguage)).find((one) => one.id === id);
  if (!category) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such category");
  return category;
}
