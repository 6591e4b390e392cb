import type { MedusaContainer } from "@medusajs/framework/types";
import { usualGiftDays } from "../../features/shop/settings";
import { SHOP_SETTINGS_MODULE } from "../../modules/shop-settings";
import type { ShopSettingsService } from "../../modules/shop-settings/service";

/** Shows the gifts of the seed catalogue first before Christmas, unless the owner has already saved settings. */
export async function getOrCreateGiftSeason(container: MedusaContainer, category_id: string): Promise<void> {
  const service: ShopSettingsService = container.resolve(SHOP_SETTINGS_MODULE);
  if (await service.latest()) return;
  const values = { gift_season: { category_id, ...usualGiftDays } };
  await service.createShopSettingsVersions({ values, saved_by: "first-shop" });
}
