import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, getVariantAvailability, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { localeOf, type Language } from "../../platform/languages";
import { SLUGS_MODULE } from "../../modules/slugs";
import { shopUrl } from "../../platform/storefront-urls";
import { weightTitle } from "../catalogue/product-names";

const variantRow = z.object({
  id: z.string(),
  title: z.string(),
  weight: z.coerce.number().nullable(),
  manage_inventory: z.boolean(),
  allow_backorder: z.boolean(),
  product: z.object({ id: z.string(), title: z.string(), status: z.string() }),
});

type VariantRow = z.infer<typeof variantRow>;

/** The published variants among the given ids, with their texts in a language. */
async function readVariants(
  container: MedusaContainer,
  ids: string[],
  language: Language,
): Promise<VariantRow[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph(
    {
      entity: "variant",
      fields: [
        "id",
        "title",
        "weight",
        "manage_inventory",
        "allow_backorder",
        "product.id",
        "product.title",
        "product.status",
      ],
      filters: { id: ids },
    },
    { locale: localeOf[language] },
  );
  return z
    .array(variantRow)
    .parse(data)
    .filter(({ product }) => product.status === "published");
}

/** A variant as named in a mail. */
export interface VariantForMail {
  /** E.g. "Mandeltorrone, 300 g". */
  name: string;
  url: string;
}

/** Name and product URL of a variant in a language; null when it is not for sale. */
export async function variantForMail(
  container: MedusaContainer,
  variantId: string,
  language: Language,
): Promise<VariantForMail | null> {
  const [variant] = await readVariants(container, [variantId], language);
  if (!variant) return null;
  const slugs = container.resolve(SLUGS_MODULE);
  const slug = (await slugs.slugsOf("product", [variant.product.id])).get(variant.product.id)?.[language];
  if (slug === undefined) return null;
  const weight: Record<string, string> = variant.weight === null ? {} : { weight: String(variant.weight) };
  return {
    name: `${variant.product.title}, ${weightTitle(variant.title, language)}`,
    url: shopUrl("product", language, { slug, ...weight }),
  };
}

/** Ids of the given variants that are currently available. */
export async function availableAmong(container: MedusaContainer, ids: string[]): Promise<Set<string>> {
  const variants = await readVariants(container, ids, "de");
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const [store] = await container.resolve(Modules.STORE).listStores({}, { take: 1 });
  const stockManaged = variants.filter((variant) => variant.manage_inventory && !variant.allow_backorder);
  const stock = await getVariantAvailability(query, {
    variant_ids: stockManaged.map(({ id }) => id),
    sales_channel_id: store?.default_sales_channel_id ?? "",
  });
  return new Set(
    variants
      .filter((variant) => !stockManaged.includes(variant) || (stock[variant.id]?.availability ?? 0) > 0)
      .map(({ id }) => id),
  );
}
