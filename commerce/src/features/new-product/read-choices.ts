import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { localeOf, type Language } from "../../platform/languages";
import { productNames } from "../catalogue/product-names";
import type { NewProductChoices } from "./new-product-types";

const types = z.array(z.object({ id: z.string(), value: z.string() }));
const categories = z.array(z.object({ id: z.string(), name: z.string() }));

/** Choices for a new product, with names in the owner's language. */
export async function readChoices(
  container: MedusaContainer,
  language: Language,
): Promise<NewProductChoices> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const inLanguage = { locale: localeOf[language] };
  const [kinds, groups, names] = await Promise.all([
    query.graph({ entity: "product_type", fields: ["id", "value"] }, inLanguage),
    query.graph({ entity: "product_category", fields: ["id", "name"] }, inLanguage),
    productNames(container, language),
  ]);
  const byName = (one: { name: string }, other: { name: string }) =>
    one.name.localeCompare(other.name, language);
  return {
    types: types
      .parse(kinds.data)
      .map(({ id, value }) => ({ id, name: value }))
      .sort(byName),
    categories: categories.parse(groups.data).sort(byName),
    products: [...names].map(([id, name]) => ({ id, name })).sort(byName),
  };
}
