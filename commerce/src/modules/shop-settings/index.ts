import { Module, MedusaService } from "@medusajs/framework/utils";
import type { Context } from "@medusajs/framework/types";
import { ShopSettingsVersion } from "./models/shop-settings-version";
import type { ShopSettings } from "./setting-types";

export interface SettingsVersion {
  id: string;
  /** All settings that differed from the environment from then on. */
  values: Partial<ShopSettings>;
  saved_by: string;
  created_at: Date;
}

/** Stores the owner's settings of the shop, with their full history. */
export class ShopSettingsService extends MedusaService({ ShopSettingsVersion }) {
  /** The version in effect; null when nothing was ever saved. */
  async latest(context: Context = {}): Promise<SettingsVersion | null> {
    const [row] = await this.listShopSettingsVersions(
      {},
      { take: 1, order: { created_at: "DESC" } },
      context,
    );
    return row ?? null;
  }

  /** All versions, oldest first. */
  async history(context: Context = {}): Promise<SettingsVersion[]> {
    return this.listShopSettingsVersions({}, { take: null, order: { created_at: "ASC" } }, context);
  }
}

export const SHOP_SETTINGS_MODULE = "shopSettings";

export default Module(SHOP_SETTINGS_MODULE, { service: ShopSettingsService });
