import type { Context } from "@medusajs/framework/types";
import { MedusaService } from "@medusajs/framework/utils";
import { ShopSettingsVersion } from "./models/shop-settings-version";
import type { ShopSettings } from "./setting-types";

/** A saving of the settings. */
export interface SettingsVersion {
  id: string;
  /** All that differed from the environment from then on. */
  values: Partial<ShopSettings>;
  saved_by: string;
  created_at: Date;
}

/** Keeps what the owner has set of the shop, with every change. */
export class ShopSettingsService extends MedusaService({ ShopSettingsVersion }) {
  /** The saving that holds; null where nothing was ever saved. */
  async latest(context: Context = {}): Promise<SettingsVersion | null> {
    const [row] = await this.listShopSettingsVersions(
      {},
      { take: 1, order: { created_at: "DESC" } },
      context,
    );
    return row ?? null;
  }

  /** All savings, the oldest first. */
  async history(context: Context = {}): Promise<SettingsVersion[]> {
    return this.listShopSettingsVersions({}, { take: null, order: { created_at: "ASC" } }, context);
  }
}
