import type { MedusaContainer } from "@medusajs/framework/types";
import { writePublishableKey } from "../features/shop/publishable-key-file";
import { weightName } from "../features/new-product/plan-product";
import { usualGiftDays } from "../features/shop/settings";
import { SHOP_SETTINGS_MODULE, type ShopSettingsService } from "../modules/shop-settings";
import { products } from "./data/products";
import {
  getOrCreateCategories,
  getOrCreateTags,
  getOrCreateTypes,
  getOrCreateWeightOption,
} from "./steps/catalogue";
import { getOrCreateProducts } from "./steps/products";
import { getOrCreatePromotion } from "./steps/promotion";
import { getOrCreateRegion } from "./steps/region";
import {
  getOrCreateShippingOption,
  getOrCreateShippingProfile,
  getOrCreateStockLocation,
} from "./steps/shipping";
import { getOrCreateStore } from "./steps/store";
import { getOrCreateTaxes } from "./steps/tax";

/** Shows the gifts of the seed catalogue first before Christmas, unless the owner has already saved settings. */
async function getOrCreateGiftSeason(container: MedusaContainer, category_id: string): Promise<void> {
  const service: ShopSettingsService = container.resolve(SHOP_SETTINGS_MODULE);
  if (await service.latest()) return;
  const values = { gift_season: { category_id, ...usualGiftDays } };
  await service.createShopSettingsVersions({ values, saved_by: "first-shop" });
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
  const surroundings = {
    types,
    categories,
    tags,
    weight,
    salesChannelId,
    shippingProfileId,
    stockLocationId,
  };
  await getOrCreateProducts(container, products, surroundings);
  await writePublishableKey(container);
}
