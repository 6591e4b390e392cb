import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, getVariantAvailability } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { CartViewPicture } from "@su-turrone/contract/cart-view";
import { SLUGS_MODULE } from "../../modules/slugs";
import type { SlugsService } from "../../modules/slugs/service";
import { languages, localeOf, type Language, type PerLanguage } from "../../platform/languages";
import { unsellableProductIds } from "../on-sale/read-sale-problems";
import { categoryFields, categoryIdsOf } from "./paused-cart";

const pixels = z.number().nullable();

const productRow = z.object({
  id: z.string(),
  title: z.string(),
  status: z.string(),
  type_id: z.string().nullish(),
  ...categoryFields.shape,
  sales_channels: z.array(z.object({ id: z.string() }).nullish()).nullish(),
  images: z.array(z.object({ url: z.string(), rank: z.number() })).nullish(),
  product_detail: z
    .object({
      unit_price_exempt: z.boolean(),
      pictures: z.array(
        z.object({
          url: z.string(),
          alt: z.partialRecord(z.enum(languages), z.string()),
          width: pixels,
          height: pixels,
        }),
      ),
    })
    .nullish(),
});

const variantRow = z.object({
  id: z.string(),
  weight: z.coerce.number().nullish(),
  manage_inventory: z.boolean(),
  allow_backorder: z.boolean(),
  price_set: z.object({ id: z.string() }).nullish(),
  product: productRow.nullish(),
});

const variantFields = [
  "id",
  "weight",
  "manage_inventory",
  "allow_backorder",
  "price_set.id",
  "product.id",
  "product.title",
  "product.status",
  "product.type_id",
  "product.sales_channels.id",
  "product.images.url",
  "product.images.rank",
  "product.product_detail.*",
  "product.categories.mpath",
];

/** Current data of a cart line's variant and its product. */
export interface LineProduct {
  /** In the requested language. */
  name: string;
  slugs: PerLanguage | null;
  /** The first picture of the product. */
  picture: CartViewPicture | null;
  unitPriceExempt: boolean;
  grams: number | null;
  typeId: string | null;
  /** Published, in the cart's sales channel, and not blocked from sale. */
  published: boolean;
  priceSetId: string | undefined;
  /** Ids of its categories and their ancestors. */
  categoryIds: string[];
  /** Available packs; null when stock is not managed. */
  stock: number | null;
}

function pictureOf(
  { images, product_detail: details }: z.infer<typeof productRow>,
  language: Language,
): CartViewPicture | null {
  const [first] = [...(images ?? [])].sort((a, b) => a.rank - b.rank);
  if (!first) return null;
  const storedPicture = details?.pictures.find(({ url }) => url === first.url);
  return {
    url: first.url,
    alt: storedPicture?.alt[language]?.trim() ?? "",
    width: storedPicture?.width ?? null,
    height: storedPicture?.height ?? null,
  };
}

/** Current data of the variants in a cart, by variant id; deleted ones are left out. */
export async function readLineProducts(
  container: MedusaContainer,
  { variantIds, salesChannelId }: { variantIds: string[]; salesChannelId: string },
  language: Language,
): Promise<Map<string, LineProduct>> {
  if (variantIds.length === 0) return new Map();
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const [{ data }, availability] = await Promise.all([
    query.graph(
      { entity: "variant", fields: variantFields, filters: { id: variantIds } },
      { locale: localeOf[language] },
    ),
    getVariantAvailability(query, { variant_ids: variantIds, sales_channel_id: salesChannelId }),
  ]);
  const variants = z.array(variantRow).parse(data);
  const slugsService: SlugsService = container.resolve(SLUGS_MODULE);
  const productIds = [...new Set(variants.flatMap(({ product }) => product?.id ?? []))];
  const [slugs, unsellable] = await Promise.all([
    slugsService.slugsOf("product", productIds),
    unsellableProductIds(container, productIds),
  ]);
  return new Map(
    variants.flatMap(({ id, product, weight, price_set: set, ...variant }) => {
      if (!product) return [];
      const isStockManaged = variant.manage_inventory && !variant.allow_backorder;
      const found: LineProduct = {
        name: product.title,
        slugs: slugs.get(product.id) ?? null,
        picture: pictureOf(product, language),
        unitPriceExempt: product.product_detail?.unit_price_exempt ?? false,
        grams: weight ?? null,
        typeId: product.type_id ?? null,
        published:
          product.status === "published" &&
          !unsellable.has(product.id) &&
          (product.sales_channels ?? []).some((channel) => channel?.id === salesChannelId),
        priceSetId: set?.id,
        categoryIds: categoryIdsOf(product),
        stock: isStockManaged ? Math.max(0, availability[id]?.availability ?? 0) : null,
      };
      return [[id, found] as const];
    }),
  );
}
