import { model } from "@medusajs/framework/utils";
import type { EditableSettings } from "../setting-types";

/**
 * One save of the shop settings. Rows are never changed: the newest one is in effect, the older ones are the history.
 */
export const ShopSettingsVersion = model.define("shop_settings_version", {
  id: model.id({ prefix: "shopset" }).primaryKey(),
  /**
   * All settings that differ from the environment, validated by features/shop/settings-rules.ts, and the shipping prices
   * of that time, if they were recorded.
   */
  values: model.json<Partial<EditableSettings>>(),
  /** Id of the admin user who saved it, or of the API key; "" for what the first recorded save replaced. */
  saved_by: model.text(),
});
