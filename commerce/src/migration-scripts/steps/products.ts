import { toEuros } from "@su-turrone/contract/money";
import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  createInventoryLevelsWorkflow,
  createProductsWorkflow,
  uploadFilesWorkflow,
} from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, ProductStatus } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { env, findUp } from "../../platform/env";
import { baseLanguage } from "../../platform/languages";
import { skuOf, weightName } from "../../features/new-product/plan-product";
import { PRODUCT_DETAILS_MODULE } from "../../modules/product-details";
import { slugFrom } from "../../modules/slugs/slug-logic";
import {
  catalogue,
  productPicture,
  type CategoryKey,
  type ProductTypeKey,
  type SeedPicture,
  type SeedProduct,
  type TagKey,
} from "../data";
import { currency } from "../../platform/currency";
import type { WeightOption } from "./catalogue";
import { saveProductDetailsWorkflow } from "../../workflows/product-records";
import { created, setFirstSlugs, sameInEveryLanguage, translate } from "./entities";
import { readRows } from "../../platform/read-rows";

/** Ids of the entities products refer to. */
export interface ProductDefaults {
  types: Readonly<Record<ProductTypeKey, string>>;
  categories: Readonly<Record<CategoryKey, string>>;
  tags: Readonly<Record<TagKey, string>>;
  weight: WeightOption;
  salesChannelId: string;
  shippingProfileId: string;
  stockLocationId: string;
}

/** The products with pictures, slugs, texts and stock. A product deleted by the owner stays deleted. */
export async function getOrCreateProducts(
  container: MedusaContainer,
  products: readonly SeedProduct[],
  defaults: ProductDefaults,
): Promise<void> {
  const service = container.resolve(Modules.PRODUCT);
  const ids = new Map<string, string>();
  for (const product of products) {
    const handle = slugFrom(product.title[baseLanguage], baseLanguage);
    const [known] = await service.listProducts({ handle }, { take: 1, withDeleted: true });
    if (known?.deleted_at) continue;
    const id = known?.id ?? (await createProduct(container, product, handle, defaults));
    const fields = { title: product.title, subtitle: product.subtitle, description: product.description };
    const variants = await service.listProductVariants({ product_id: id }, { take: null });
    await translate(container, [
      { reference: "product", id, fields },
      ...variants.map((variant) =>
        sameInEveryLanguage("product_variant", variant.id, "title", variant.title),
      ),
    ]);
    await setFirstSlugs(container, "product", id, product.title);
    ids.set(product.code, id);
    await getOrCreateStock(container, product, defaults.stockLocationId);
  }
  // second pass, because a box refers to products that must exist
  for (const product of products) {
    const id = ids.get(product.code);
    if (id !== undefined) await getOrCreateDetails(container, id, product, ids);
  }
}

/** Portion size of every product in grams, from which servings are calculated. */
const portionGrams = 30;

/**
 * Brand, band, origin, unit price, alternative texts of the pictures, taste and contents; existing details belong to the
 * owner and are kept.
 * @param ids product ids by code
 */
async function getOrCreateDetails(
  container: MedusaContainer,
  id: string,
  { pictures: names, band, unitPriceExempt, taste, contents, occasions }: SeedProduct,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const service = container.resolve(PRODUCT_DETAILS_MODULE);
  if (await service.detailsOf(id)) return;
  const { images } = await container.resolve(Modules.PRODUCT).retrieveProduct(id, { relations: ["images"] });
  // the service returns images in no particular order
  const urls = images.toSorted((one, other) => one.rank - other.rank).map(({ url }) => url);
  const pictures = names.flatMap((name, index) => {
    const { alt, width, height } = productPicture(name);
    const url = urls[index];
    return url === undefined ? [] : [{ url, alt, width, height }];
  });
  await saveProductDetailsWorkflow(container).run({
    input: {
      product_id: id,
      data: {
        brand: catalogue.brand,
        band,
        origin: catalogue.origin,
        unit_price_exempt: unitPriceExempt,
        pictures,
        taste: {
          texture: taste.texture,
          sweetness: taste.sweetness,
          pairing: taste.pairing,
          portion_grams: portionGrams,
          shelf_months: taste.shelfMonths,
          demo: true,
        },
        contents: contents.flatMap((code) => {
          const product_id = ids.get(code);
          return product_id === undefined ? [] : [{ product_id, pieces: 1 }];
        }),
        occasions,
      },
    },
  });
}

async function createProduct(
  container: MedusaContainer,
  product: SeedProduct,
  handle: string,
  defaults: ProductDefaults,
): Promise<string> {
  const images: { url: string }[] = [];
  for (const name of product.pictures)
    images.push({ url: await uploadPicture(container, productPicture(name)) });
  const weights = product.variants.map((variant) => weightName(variant.grams));
  const { result } = await createProductsWorkflow(container).run({
    input: {
      products: [
        {
          title: product.title[baseLanguage],
          subtitle: product.subtitle[baseLanguage],
          description: product.description[baseLanguage],
          handle,
          // the seeded food labels are made up, so a real shop sells nothing before the owner has corrected them
          status: env().SHOP_MODE === "production" ? ProductStatus.DRAFT : ProductStatus.PUBLISHED,
          type_id: defaults.types[product.type],
          category_ids: product.categories.map((key) => defaults.categories[key]),
          tag_ids: product.tags.map((key) => defaults.tags[key]),
          origin_country: "it",
          images,
          options: [
            {
              id: defaults.weight.id,
              value_ids: weights
                .map((weight) => defaults.weight.valueIds.get(weight))
                .filter((id) => id !== undefined),
            },
          ],
          variants: product.variants.map((variant, rank) => ({
            variant_rank: rank,
            title: weightName(variant.grams),
            sku: skuOf(product.code, variant.grams),
            weight: variant.grams,
            manage_inventory: true,
            allow_backorder: false,
            options: { [catalogue.weightOption[baseLanguage]]: weightName(variant.grams) },
            prices: [{ currency_code: currency, amount: toEuros(variant.cents) }],
          })),
          sales_channels: [{ id: defaults.salesChannelId }],
          shipping_profile_id: defaults.shippingProfileId,
        },
      ],
    },
  });
  return created(result, `The product ${handle}`).id;
}

const itemRow = z.object({
  id: z.string(),
  location_levels: z.array(z.object({ location_id: z.string() })).default([]),
});

/** Stock of each variant; an existing level belongs to the owner and is kept. */
async function getOrCreateStock(
  container: MedusaContainer,
  product: SeedProduct,
  locationId: string,
): Promise<void> {
  for (const variant of product.variants) {
    const sku = skuOf(product.code, variant.grams);
    const [item] = await readRows(container, "inventory_item", itemRow, { sku });
    if (!item || item.location_levels.some((level) => level.location_id === locationId)) continue;
    await createInventoryLevelsWorkflow(container).run({
      input: {
        inventory_levels: [
          { inventory_item_id: item.id, location_id: locationId, stocked_quantity: variant.stock },
        ],
      },
    });
  }
}

/** Uploads a picture from `commerce/pictures` through the File Module; returns its URL. */
export async function uploadPicture(container: MedusaContainer, picture: SeedPicture): Promise<string> {
  const filename = `${picture.name}.webp`;
  const folder = findUp(path.join("pictures", filename), __dirname);
  if (!folder) throw new Error(`The picture ${filename} is not there`);
  const content = await readFile(path.join(folder, "pictures", filename));
  const { result } = await uploadFilesWorkflow(container).run({
    input: {
      files: [{ filename, mimeType: "image/webp", content: content.toString("base64"), access: "public" }],
    },
  });
  const [file] = result;
  if (!file) throw new Error(`The picture ${filename} was not stored`);
  return file.url;
}
