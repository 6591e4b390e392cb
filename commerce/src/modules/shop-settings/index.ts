import { InjectManager, MedusaContext, MedusaService, Module } from "@medusajs/framework/utils";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import { connectionOf } from "../../platform/transaction";
import { ShopSettingsVersion } from "./models/shop-settings-version";
import type { EditableSettings } from "./setting-types";

export interface SettingsVersion {
  id: string;
  /** All settings that differed from the environment from then on, and the shipping prices. */
  values: Partial<EditableSettings>;
  saved_by: string;
  created_at: Date;
}

/** Stores the owner's settings of the shop, with their full history. */
export class ShopSettingsService extends MedusaService({ ShopSettingsVersion }) {
  private versions(context: Context<SqlEntityManager>) {
    return connectionOf(context)<SettingsVersion>("shop_settings_version").whereNull("deleted_at");
  }

  /** The version in effect; null when nothing was ever saved. */
  @InjectManager()
  async latest(@MedusaContext() context: Context<SqlEntityManager> = {}): Promise<SettingsVersion | null> {
    return (await this.versions(context).orderBy("created_at", "desc").first()) ?? null;
  }

  /** All versions, oldest first. */
  @InjectManager()
  async history(@MedusaContext() context: Context<SqlEntityManager> = {}): Promise<SettingsVersion[]> {
    return this.versions(context).orderBy("created_at");
  }
}

export const SHOP_SETTINGS_MODULE = "shopSettings";

export default Module(SHOP_SETTINGS_MODULE, { service: ShopSettingsService });
