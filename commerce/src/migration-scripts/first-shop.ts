import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { writePublishableKey } from "../features/shop/publishable-key-file";
import { weightName } from "../features/new-product/plan-product";
import { usualGiftDays } from "../features/shop/settings";
import { FOOD_LABELS_MODULE } from "../modules/food-labels";
import { SHOP_SETTINGS_MODULE } from "../modules/shop-settings";
import { env } from "../platform/env";
import { saveFoodLabelWorkflow } from "../workflows/product-records";
import { pages, posts, products, labels } from "./data/index";
import {
  getOrCreateCategories,
  getOrCreateTags,
  getOrCreateTypes,
  getOrCreateWeightOption,
} from "./steps/catalogue";
import { getOrCreatePages, getOrCreatePosts } from "./steps/content";
import { getOrCreateProducts } from "./steps/products";
import { getOrCreateRegion, getOrCreateStore } from "./steps/store";
import {
  getOrCreateShippingOption,
  getOrCreateShippingProfile,
  getOrCreateStockLocation,
} from "./steps/shipping";
import { getOrCreateTaxes } from "./steps/tax";
import { createPromotionsWorkflow } from "@medusajs/medusa/core-flows";
import { currency } from "../platform/currency";
import { promotion } from "./data/shop";

/** The promotion code: a percentage off the goods, tax included. A code deleted by the owner stays deleted. */
async function getOrCreatePromotion(container: MedusaContainer): Promise<void> {
  const promotions = container.resolve(Modules.PROMOTION);
  const [existing] = await promotions.listPromotions(
    { code: promotion.code },
    { take: 1, withDeleted: true },
  );
  if (existing) return;
  await createPromotionsWorkflow(container).run({
    input: {
      promotionsData: [
        {
          code: promotion.code,
          type: "standard",
          status: "active",
          is_automatic: false,
          is_tax_inclusive: true,
          application_method: {
            type: "percentage",
            target_type: "items",
            allocation: "across",
            value: promotion.percent,
            currency_code: currency,
          },
        },
      ],
    },
  });
}

/** Shows the gifts of the seed catalogue first before Christmas, unless the owner has already saved settings. */
async function getOrCreateGiftSeason(container: MedusaContainer, category_id: string): Promise<void> {
  const service = container.resolve(SHOP_SETTINGS_MODULE);
  if (await service.latest()) return;
  const values = { gift_season: { category_id, ...usualGiftDays } };
  await service.createShopSettingsVersions({ values, saved_by: "first-shop" });
}

/** The food information of the products. Labels written or deleted by the owner are kept as they are. */
async function getOrCreateFoodLabels(container: MedusaContainer): Promise<void> {
  const productService = container.resolve(Modules.PRODUCT);
  const service = container.resolve(FOOD_LABELS_MODULE);
  for (const [code, label] of labels) {
    const [variant] = await productService.listProductVariants(
      { sku: { $like: `ST-${code}-%` } },
      { take: 1 },
    );
    const product_id = variant?.product_id;
    if (!product_id || (await service.labelOf(product_id))) continue;
    await saveFoodLabelWorkflow(container).run({ input: { product_id, data: label } });
  }
}

/**
 * Starts order numbers at FIRST_ORDER_NUMBER. A shop that has orders, or whose next number is already higher, keeps its
 * numbers: they never go back, and none is assigned twice.
 */
async function startOrderNumbers(container: MedusaContainer): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { FIRST_ORDER_NUMBER: first } = env();
  // Medusa numbers orders by the column's sequence, and has no API to set it
  const before = first - 1;
  await database.raw(
    `select setval(numbers.sequence, ?)
     from (select cast(pg_get_serial_sequence(?, ?) as regclass) as sequence) as numbers
     where coalesce(pg_sequence_last_value(numbers.sequence), 0) < ? and not exists (select from "order")`,
    [before, '"order"', "display_id", before],
  );
}

/**
 * Seeds a new shop: run by `medusa db:migrate` once per database. Every step only creates what is missing, because
 * an interrupted run is resumed, and because Medusa treats the compiled script as a different one from the source.
 */
export default async function firstShop({ container }: { container: MedusaContainer }): Promise<void> {
  const store = await getOrCreateStore(container);
  await getOrCreateRegion(container, store);
  const stockLocationId = await getOrCreateStockLocation(container, store);
  const shippingOptionId = await getOrCreateShippingOption(container, stockLocationId);
  const shippingProfileId = await getOrCreateShippingProfile(container);
  const types = await getOrCreateTypes(container);
  await getOrCreateTaxes(container, { types, shippingOptionId });
  await getOrCreatePromotion(container);

  const categories = await getOrCreateCategories(container);
  await getOrCreateGiftSeason(container, categories.gifts);
  const tags = await getOrCreateTags(container);
  const weights = products.flatMap((product) => product.variants.map((variant) => variant.grams));
  const names = [...new Set(weights)].sort((a, b) => a - b).map(weightName);
  const weight = await getOrCreateWeightOption(container, names);
  const { salesChannelId } = store;
  const defaults = {
    types,
    categories,
    tags,
    weight,
    salesChannelId,
    shippingProfileId,
    stockLocationId,
  };
  await getOrCreateProducts(container, products, defaults);
  await writePublishableKey(container);
  await getOrCreatePages(container, pages);
  await getOrCreatePosts(container, posts);
  await getOrCreateFoodLabels(container);
  await startOrderNumbers(container);
}
